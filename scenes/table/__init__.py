"""The playing table for any title: selection, playback, curtain, log. It knows no title."""
