"""An agent for tests, which does what its argument says: play, or one of the things that agents must not do.

It is run as a program, alone and without this package.
"""

import json
import os
import sys
import time


def say(answer: object) -> None:
    """Answer in one line."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def leave_children(detached: bool) -> None:
    """Begin a process that would live on for a minute, and wait until it has written down its number."""
    written, write = os.pipe()
    if os.fork():
        os.close(write)
        os.read(written, 1)
    else:
        if detached:
            os.setsid()
            if os.fork():
                os._exit(0)
        with open(sys.argv[2], "a") as file:
            file.write(f"{os.getpid()}\n")
        for stream in (write, 0, 1, 2):
            os.close(stream)
        time.sleep(60)
        os._exit(0)


def misbehave(way: str, told: dict) -> None:  # type: ignore[type-arg]
    """Answer a question in that way."""
    first = {"id": told["id"], "action": told["legal"][0]["action"]}
    match way:
        case "sleep":
            time.sleep(60)
        case "exit":
            sys.exit(3)
        case "raise":
            raise RuntimeError("out of ideas")
        case "illegal":
            say({"id": told["id"], "action": 1_000_000})
        case "no-move":
            say({"id": told["id"], "move": {"do": "fly"}})
        case "words":
            sys.stdout.write("let me think\n")
            sys.stdout.flush()
        case "nothing":
            say({})
        case "both":
            say({**first, "move": told["legal"][0]["move"]})
        case "other-question":
            say({**first, "id": told["id"] + 1})
        case "twice":
            say(first)
            say(first)
        case "flood":
            while True:
                sys.stdout.write("x" * 65536)
        case "nested":
            sys.stdout.write("[" * 50_000 + "\n")
            sys.stdout.flush()
        case "memory":
            kept = []
            while True:
                kept.append(bytearray(b"x" * (16 << 20)))
        case "errors":
            for _ in range(100):
                sys.stderr.write("e" * 10_000)
            say(first)
        case "children" | "detached":
            leave_children(way == "detached")
            say(first)
        case _:
            say(first)


def main(way: str) -> None:
    """Read and answer."""
    if way == "deaf":
        time.sleep(60)
    for line in sys.stdin:
        told = json.loads(line)
        if told["tell"] == "hello":
            say({"hello": "tester"})
        elif told["tell"] == "move":
            misbehave(way, told)


if __name__ == "__main__":
    main(sys.argv[1])
