"""The kernels that run notebooks, and how long to wait for one to start.

On a machine that does much else a kernel takes minutes to start. It is waited for as long as it
does anything: as its processor time grows. One that does nothing for `PATIENCE` will not come.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

PATIENCE = 60  # seconds in which a kernel that starts uses some processor time


@contextmanager
def patient() -> Iterator[None]:
    """Have clients wait for their kernel as long as it moves."""
    from jupyter_client.asynchronous.client import AsyncKernelClient

    once = AsyncKernelClient._async_wait_for_ready

    async def wait(client: Any, timeout: float | None = None) -> None:
        spent = -1.0
        while True:
            try:
                return await once(client, PATIENCE)
            except RuntimeError:
                if (now := used(client)) <= spent:
                    why = f"its kernel did not start, and did nothing for {PATIENCE} seconds"
                    raise RuntimeError(why) from None
                spent = now

    with patch.object(AsyncKernelClient, "wait_for_ready", wait):
        yield


def used(client: Any) -> float:
    """Return the processor time that the kernel of a client has used; -1 if it is not there."""
    from psutil import Error, Process

    try:
        time = Process(client.parent.provisioner.pid).cpu_times()
    except Error:
        return -1.0
    return float(time.user + time.system)
