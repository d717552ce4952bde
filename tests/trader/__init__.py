"""Tests of Trader."""
