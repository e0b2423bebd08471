"""How an ornament repeats.

Almost every P-position comes again when a steep vector is added, and when its mirror image is. The
rhombus with these two sides is a tile of the pattern.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.ornament import ornament
from chromdocs.games.ornament_tile import steep_vector, tile_at

corner, places = tile_at(3, 4, -1, 60)
lost = sum(map(ornament(3, 4, -1).moves.contains, places))
print("the steep vector is", steep_vector(3, 4), "and the tile begins at", (corner, corner))
print(f"{lost} of its {len(places)} places are P-positions")

show(EXHIBITS["ornament-tile"].make())
