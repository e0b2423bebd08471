"""The ledger in numbers."""

from collections import Counter
from collections.abc import Iterable

from chromdocs.claims.entry import STATUSES, Entry
from chromdocs.site.blocks import Blocks
from chromdocs.site.world import OURS


def counts(blocks: Blocks) -> str:
    """Return the ledger's counts as a strip: statements in print, steps, results of our own."""
    world, to = blocks.world, blocks.to
    found = Counter(entry.status for entry in world.printed)
    whole = [entry for entry in world.printed if entry.status == "holds for all"]
    parts = {  # by status: how many of these, and what they are
        "holds for all": (
            sum(entry.decided is not None for entry in whole),
            to("ledger/?part=print&status=holds+for+all&decided=yes", "decided by automata"),
        ),
        "refuted": (
            sum(entry.matters for entry in world.printed),
            to("ledger/?part=print&severity=matter", "matter"),
        ),
    }
    spans = f"<span><b>{found.total()}</b> {to('ledger/', 'statements checked')}</span>"
    for status, (_, *said) in STATUSES.items():
        if many := found[status]:
            words = said[many > 1]
            some, what = parts.get(status, (0, ""))
            if some:
                words += f", {some} of them {what}"
            spans += f'<span class="{status}"><b>{many}</b> {words}</span>'
    if steps := len(world.proof_steps):
        slips = sum(entry.status == "refuted" for entry in world.proof_steps)
        words = f"step{'s' * (steps > 1)} of proofs, {slips} with a slip"
        spans += f"<span><b>{steps}</b> {words}</span>"
    if own := len(world.entries_of(OURS)):
        words = to(f"ledger/#{OURS}", f"result{'s' * (own > 1)} beyond the papers")
        spans += f"<span><b>{own}</b> {words}</span>"
    return f'<p class="counts">{spans}</p>'


def besides(entries: Iterable[Entry]) -> str:
    """Return what is to be said beside the number of slips: echoes of them, and doubtful ones.

    >>> besides([])
    ''
    """
    found = Counter(entry.status for entry in entries)
    counted = ((found[status], STATUSES[status][1:]) for status in ("echo", "doubtful"))
    return "".join(f", {many} {words[many > 1]}" for many, words in counted if many)
