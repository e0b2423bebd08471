"""U. Larsson, *Black & white Nim games*."""
