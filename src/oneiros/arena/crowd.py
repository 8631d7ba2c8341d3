"""Tasks done by many hands, here or on a Ray cluster; the results come as they are ready, each task's once.

A task is done by a function of a module and depends on nothing else, so when a worker dies on it, it is done again.
"""

from __future__ import annotations

import logging
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import active_children, get_context
from typing import Any, Final, TypeVar

from oneiros.core.errors import BadOption

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_DEATHS: Final = 10
"""So often may workers die on the same task, or here in a row, until it is taken for its fault."""
PATIENCE: Final = 10.0  # seconds, with a cluster that does not answer
AHEAD: Final = 4  # tasks given out for each worker, so that none waits


def here(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """Done by so many processes of this machine; with one job by this process itself."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(do, tasks)
        return
    left = list(enumerate(tasks))
    deaths = 0
    while left:
        done: set[int] = set()
        try:
            for number, result in _in_processes(do, left, jobs):
                done.add(number)
                yield result
        except BrokenProcessPool:
            deaths = 0 if done else deaths + 1
            if deaths >= MOST_DEATHS:
                raise BadOption("the processes that play die again and again; is there enough memory?") from None
        left = [(number, task) for number, task in left if number not in done]


def _in_processes(
    do: Callable[[Task], Result], tasks: Sequence[tuple[int, Task]], jobs: int
) -> Iterator[tuple[int, Result]]:
    """Number and result of each task, until all are done or a process dies."""
    waiting = iter(tasks)
    under_way: dict[Future[Result], int] = {}
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_alone)
    try:
        while True:
            while len(under_way) < AHEAD * jobs and (next_task := next(waiting, None)) is not None:
                under_way[pool.submit(do, next_task[1])] = next_task[0]
            if not under_way:
                return
            ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in ready:
                number = under_way.pop(future)
                yield number, future.result()
    finally:
        if under_way:
            for process in set(active_children()) - others:
                process.terminate()  # nobody wants what it is at any more
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that gave the tasks out; it ends these."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(do: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """Done by the workers of a Ray cluster, all of which must have this same package."""
    if find_spec("ray") is None:
        raise BadOption("a cluster needs Ray: pip install 'oneiros[ray]'")
    import ray

    ours = not ray.is_initialized()
    if ours:
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadOption(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    try:
        yield from _by_ray(ray, do, tasks)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is at home, where the address tells: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # such as `auto`
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"there is no Ray cluster at {address!r}: {error}") from None


def _by_ray(ray: Any, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(do)
    waiting = iter(tasks)
    under_way: list[Any] = []
    while True:
        hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(under_way) < AHEAD * hands and (task := next(waiting, None)) is not None:
            under_way.append(remote.remote(task))
        if not under_way:
            return
        ready, under_way = ray.wait(under_way, num_returns=1)
        for reference in ready:
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
