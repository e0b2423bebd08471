"""M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*."""
