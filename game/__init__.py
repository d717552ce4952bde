"""The rules and the players of Akindo. Standard library only: nothing here knows what a picture is."""

VERSION = "0.1.0"
