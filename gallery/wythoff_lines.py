"""The P-positions of Wythoff nim.

They follow two lines through the origin. The codings of a pair differ by one zero at the end.
"""

import chromdocs as cd

wythoff_pair, zeckendorf = cd.games.wythoff.wythoff_pair, cd.numbers.zeckendorf.zeckendorf
for n in (5, 50, 500):
    a, b = wythoff_pair(n)
    print(f"pair {n}: {a} and {b}, coded {zeckendorf(a)} and {zeckendorf(b)}")
pairs = [wythoff_pair(n) for n in range(1, 5000)]
print("always one more zero:", all(zeckendorf(b) == zeckendorf(a) + "0" for a, b in pairs))

cd.show(cd.figure("wythoff-lines"))
