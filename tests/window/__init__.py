"""The program in a real window on a screen of its own, played with a real mouse."""
