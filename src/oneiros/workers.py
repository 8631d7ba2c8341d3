"""Worker processes: pools that know the same games and bots as this process, and maps of tasks over them.

A task is done by a function of a module and depends on nothing else. When a worker dies on a task, the task is done
again, here or on a Ray cluster.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from oneiros.core.errors import BadOption, PluginWarning
from oneiros.registry import Registered, registered, restore

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_DEATHS: Final = 10
"""How often workers may die on the same task, or here in a row, before the task is given up."""
PATIENCE: Final = 10.0  # seconds, with a cluster that does not answer
AHEAD: Final = 4  # tasks given out for each worker, so that none waits


def begin_pool(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    """A pool of so many processes, with lower priority by `niceness`. They are started when there is work.

    They are spawned, not forked: that is the same on every system, and safe beside threads.
    """
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawn, initializer=settle_in, initargs=(niceness, registered()))


def settle_in(niceness: int, known: Registered) -> None:
    """Prepare a worker. Signals from the keyboard are for the parent, and the parent has shown its warnings."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", PluginWarning)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    restore(known)


def _end_with_parent() -> None:
    """End this process when its parent has ended. A parent that is killed cannot say so."""
    parent: Any = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# Maps over processes of this machine


def map_ordered(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """The result of each task, in the order of the tasks. With one job this process does them itself."""
    early: dict[int, Result] = {}
    due = 0
    with closing(_numbered(do, tasks, jobs)) as results:
        for number, result in results:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


def map_unordered(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Generator[Result, None, None]:
    """The result of each task, as soon as it is ready. With one job this process does them itself."""
    with closing(_numbered(do, tasks, jobs)) as results:
        for _, result in results:
            yield result


def _numbered(
    do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """Number and result of each task, as they are ready. Tasks of processes that died are done again."""
    left = list(enumerate(tasks))
    if jobs == 1 or len(left) <= 1:
        for number, task in left:
            yield number, do(task)
        return
    deaths = 0
    while left:
        done: set[int] = set()
        try:
            with closing(_in_processes(do, left, min(jobs, len(left)))) as results:
                for number, result in results:
                    done.add(number)
                    yield number, result
        except BrokenProcessPool:
            deaths = 0 if done else deaths + 1
            if deaths >= MOST_DEATHS:
                sentence = "the processes that play die again and again; is there enough memory?"
                raise BadOption(sentence, "workers-die") from None
        left = [(number, task) for number, task in left if number not in done]


def _in_processes(
    do: Callable[[Task], Result], tasks: Sequence[tuple[int, Task]], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """Number and result of each task, until all are done or a process dies."""
    waiting = iter(tasks)
    under_way: dict[Future[Result], int] = {}
    others = set(multiprocessing.active_children())
    pool = begin_pool(jobs)
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
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()  # nobody wants its result any more
        pool.shutdown(wait=True, cancel_futures=True)


# Maps over a cluster


def map_on_ray(do: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Generator[Result, None, None]:
    """The results of the tasks, done on a Ray cluster, as they are ready. All its machines must have this package."""
    if find_spec("ray") is None:
        sentence = "a cluster needs Ray: pip install 'oneiros[ray]'"
        raise BadOption(sentence, "needs-package", what="--ray", package="Ray", extra="ray")
    import ray

    ours = not ray.is_initialized()
    if ours:
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise _no_cluster(address, str(error).splitlines()[0]) from None
    try:
        yield from _by_ray(ray, do, tasks)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raise if nothing listens at an address with a port: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # such as `auto`
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, str(error)) from None


def _no_cluster(address: str, detail: str) -> BadOption:
    return BadOption(f"there is no Ray cluster at {address!r}: {detail}", "no-cluster", address=address, detail=detail)


def _by_ray(ray: Any, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    known = registered()

    def do_there(task: Task) -> Result:
        restore(known)
        return do(task)

    remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(do_there)
    waiting = iter(tasks)
    under_way: list[Any] = []
    while True:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(under_way) < AHEAD * workers and (task := next(waiting, None)) is not None:
            under_way.append(remote.remote(task))
        if not under_way:
            return
        ready, under_way = ray.wait(under_way, num_returns=1)
        for reference in ready:
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
