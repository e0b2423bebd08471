"""The words of the ledger: kinds of statements, who proves them, how grave a failure is."""

STEP = "proof step"
KINDS = {  # how the last part of a locator begins: the kind of statement
    "claim": "claim",
    "conj": "conjecture",
    "cor": "corollary",
    "def": "definition",
    "ex": "example",
    "fig": "figure",
    "lem": "lemma",
    "obs": "observation",
    "proof": STEP,
    "prop": "proposition",
    "q": "open",
    "rem": "remark",
    "tab": "table",
    "thm": "theorem",
}


PROOFS = {  # who proves a statement, or its corrected reading; a place in the book means: here
    "authors": "proved by the authors",
    "elsewhere": "proved elsewhere",
    "here": "proved here",
    "check": "proved by its check",
    "decided": "decided by automata",
    "none": "not proved",
}
COPY = "copy"  # the severity of what may be a fault of our copy alone
SEVERITIES = {  # how grave it is that a printed statement fails, the gravest first
    "theorem": "wrong theorem",
    "conjecture": "false conjecture",
    "proof step": "wrong proof step",
    "small case": "small case",
    "misprint": "misprint",
    "letter": "letter of the text",
    COPY: "perhaps our copy",
}
MATTER = ("theorem", "conjecture")  # the severities that change what is known
MEANINGS = {  # of the severities
    "theorem": "It is false not only at the edge, and needs another statement: another formula, a "
    "further condition, another rule. What the paper states wrong each time is meant, and belongs "
    "here, however little there is to change.",
    "conjecture": "It was offered as a guess, and has a counterexample.",
    "proof step": "The argument does not go through as it is printed. What it is for stands, by "
    "another argument or by the same one mended.",
    "small case": "It is false only at the edge of a range: at 0, for the first few numbers, with "
    "an empty heap, for the smallest parameter, next to a bound. Elsewhere it is right.",
    "misprint": "A number, a sign, an index or a letter is wrong at one place, and the paper has "
    "it right at another or leaves no doubt which is meant.",
    "letter": "The words say a little more or less than is meant, and a reader who knows what is "
    "meant does not stumble; nothing that the paper does with them changes.",
    COPY: "It fails in our copy. Whether it does in the paper we cannot tell.",
}
