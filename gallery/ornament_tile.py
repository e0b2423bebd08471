"""How an ornament repeats.

Almost every P-position comes again when a steep vector is added, and when its mirror image is. The
rhombus with these two sides is a tile of the pattern.
"""

import chromdocs as cd

tile, moves = cd.games.ornament_tile, cd.game("ornament:p=3,q=4,t=-1").game.moves
corner, places = tile.tile_at(3, 4, -1, 60)
lost = sum(map(moves.contains, places))
print("the steep vector is", tile.steep_vector(3, 4), "and the tile begins at", (corner, corner))
print(f"{lost} of its {len(places)} places are P-positions")

cd.show(cd.figure("ornament-tile"))
