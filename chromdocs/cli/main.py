"""The command `chromdocs`: how it begins, and how it ends.

Bad input, which the library answers with ValueError, becomes one line and exit code 2. All else is
imported where Ctrl-C is caught already.
"""

import os
import signal
import sys
from _thread import interrupt_main
from collections.abc import Sequence
from pathlib import Path
from threading import Timer, main_thread

SOON = 0.02  # seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    usual, sys.unraisablehook = sys.unraisablehook, heard_again
    try:
        sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115 - it was closed
        return _run(arguments)
    except KeyboardInterrupt:
        print("chromdocs: stopped", file=sys.stderr)
        return 130
    finally:
        sys.unraisablehook = usual


def heard_again(ignored: "sys.UnraisableHookArgs") -> None:
    """Let Ctrl-C be heard that came where Python ignores what is raised, as while it cleans up."""
    if isinstance(ignored.exc_value, KeyboardInterrupt):
        Timer(SOON, _interrupt).start()  # not while this runs, or it were ignored again
    else:
        sys.__unraisablehook__(ignored)


def _interrupt() -> None:
    """Interrupt the main thread, where there are signals also while it waits."""
    if hasattr(signal, "pthread_kill") and (main := main_thread().ident):
        signal.pthread_kill(main, signal.SIGINT)
    else:
        interrupt_main()


def _run(arguments: Sequence[str] | None) -> int:
    from chromdocs.cli.output import complain, drop_output
    from chromdocs.cli.parser import parser
    from chromdocs.extras import missing
    from chromdocs.files import refuse_unwritable

    sys.set_int_max_str_digits(1_000_000)  # heaps of thousands of digits are welcome
    try:
        parsed = parser().parse_args(arguments)
        if getattr(parsed, "output", None):
            refuse_unwritable(Path(parsed.output))
        return int(parsed.run(parsed) or 0)
    except ValueError as error:
        complain(error)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("chromdocs"):
            raise
        complain(missing(error.name))
    except MemoryError:
        complain("this needs more memory than there is; ask for less")
    except BrokenPipeError:  # the reader of a pipe has seen enough
        drop_output()
        return 0
    except OSError as error:
        complain(f"{error.filename or 'the system'}: {error.strerror}")
    return 2
