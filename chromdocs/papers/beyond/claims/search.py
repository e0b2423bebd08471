"""How far the literature was searched for what stands here: said of every entry.

The works that are named have their place on the page *Literature* of the site.
"""

PAPERS = "abstracts and open copies of papers, the OEIS, documentation, public code and discussions"
QUERIES = "stored web pages, documentation and public code, by fifteen queries on MARK and its kin"

STARS = "stored web pages, documentation and public code, by four queries on the star and its kin"


def searched(found: str, where: str = PAPERS) -> str:
    """Return where and when an entry was looked for, and what was *found*.

    >>> searched("Nothing.")[-30:]
    'code and discussions. Nothing.'
    """
    return f"Looked for in November 2026, in {where}. {found}"


CHROMATIC = searched("On chromatic nim only the paper by Fisher and Larsson was found.")
BLACK_AND_WHITE = searched("On black & white nim only the manuscript by Larsson was found.")
