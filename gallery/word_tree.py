"""The word W for k = 2 grows.

Each letter stands above the word that replaces it. Every row is the beginning of the next one, so
the rows grow into one endless word.
"""

from itertools import accumulate, repeat

import chromdocs as cd

phi = cd.numbers.words.phi
rows = list(accumulate(repeat(phi(2), 6), lambda word, morphism: morphism(word), initial="σ"))
print("letters in a row:", [len(row) for row in rows])
print("letters σ in a row:", [row.count("σ") for row in rows])

cd.show(cd.figure("word-tree"))
