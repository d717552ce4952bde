"""The pictures: windows, screens and the playing table. Nothing here decides a rule."""

import os

# These must stand before pygame is first imported.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # 40 times faster without a graphics card
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "akindo")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
