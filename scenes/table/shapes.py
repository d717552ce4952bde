"""The three shapes of window that every table is laid out for: 16:9, 4:3 and ultrawide."""

WIDE, TALL, ULTRA = (1600.0, 900.0), (1200.0, 900.0), (2100.0, 900.0)
"""The smallest layout of each shape."""


def least(shape: float) -> tuple[float, float]:
    """Choose the set for a window by its width over its height."""
    return TALL if shape < 1.5 else WIDE if shape <= 2.05 else ULTRA
