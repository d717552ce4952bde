"""Tests of Master Merchant."""
