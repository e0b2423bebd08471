"""What the paper takes for granted about 0 and about its sequences; every check reads it here."""

from chromdocs.claims.conventions import Convention

POSITIVE = Convention(
    "naturals",
    "The paper writes no ℕ: it says “positive” or “nonnegative” each time. The numbers that it "
    "sorts by their digits, and that the two sequences of MARK split, are the positive ones.",
    "Where the sequences are called complementary, and in Proposition 1",
    first=1,
)
DIGITS = Convention(
    "zero-digits",
    "Neither vile nor dopey: these are words about positive integers, so a statement that the "
    "P-positions are the dopey numbers is one about n ≥ 1. (Written with one zero, 0 would be "
    "dopey, which fits normal play and not misère play.) 0 has no ones and is evil.",
    "Where the zeros of g beyond 0 are all dopey numbers, and where bₙ is dopey for n ≥ 1",
    first=1,
)
INDEX = Convention(
    "index",
    "With n = 0. In normal play a₀ = 0 is no N-position, but stands beside the P-position b₀ = 0; "
    "in misère play a₀ = 0 is one, beside b₀ = 1; for UPMARK a₀ = 0 is no position at all.",
    "In the sentence before each table",
    first=0,
)
SUMS = Convention(
    "order",
    "A sum is a collection of games, and the order of its parts does not matter.",
    "Where sums are introduced",
)
MEX = (  # a doubt, where the rule occurs
    "Our copy prints max in this rule, each time. Where the rule comes first, the same sentence "
    "goes on to explain mex; so we read mex."
)
CONVENTIONS = (POSITIVE, DIGITS, INDEX, SUMS)
