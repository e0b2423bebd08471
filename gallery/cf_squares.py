"""The continued fraction of α₂ as squares.

Cut squares off a rectangle, always the largest that fits. How often each size fits is the
continued fraction. After two sizes the rest has the shape that was there before.
"""

from itertools import islice

import chromdocs as cd

alpha = cd.numbers.contfrac.alpha
for k in (1, 2, 5):
    print(f"k = {k}: the squares come in groups of", list(islice(alpha(k).partial_quotients(), 8)))

cd.show(cd.figure("cf-squares"))
