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
SEVERITIES = {  # how grave it is that a printed statement fails, the gravest first
    "theorem": "wrong theorem",
    "conjecture": "false conjecture",
    "proof step": "wrong proof step",
    "small case": "small case",
    "misprint": "misprint",
    "letter": "letter of the text",
}
MATTER = ("theorem", "conjecture")  # the severities that change what is known
