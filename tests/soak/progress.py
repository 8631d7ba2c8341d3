"""What a long run has reached, kept line by line in a file, so that a run that was broken off goes on."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

import click

FOLDER = Path("build/soak")


class Progress:
    """The counts of one kind of run. The sum of all lines of its file is what was reached."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "log.jsonl"
        self.counts: Counter[str] = Counter()
        self._wall, self._work = time.monotonic(), time.process_time()
        for line in self._whole_lines():
            self.counts.update(json.loads(line)["counts"])

    def _whole_lines(self) -> list[str]:
        """What was written. A line that was cut off by a kill does not count, and is taken away."""
        if not self.file.exists():
            return []
        text = self.file.read_text()
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.file.write_text(whole)
        return whole.splitlines()

    def add(self, **counts: int) -> None:
        """Write down what was done since the last line, and how long it took."""
        wall, work = time.monotonic(), time.process_time()
        counts["wall_ms"] = round(1000 * (wall - self._wall))
        counts["work_ms"] = round(1000 * (work - self._work))
        self._wall, self._work = wall, work
        self.counts.update(counts)
        line = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "counts": counts}
        with self.file.open("a") as file:
            file.write(json.dumps(line) + "\n")

    def show(self) -> None:
        """Say what was reached."""
        shown = {name: count for name, count in sorted(self.counts.items()) if not name.endswith("_ms")}
        seconds = self.counts["wall_ms"] // 1000
        click.echo(f"{self.folder.name}: {', '.join(f'{count:,} {name}' for name, count in shown.items())}")
        click.echo(
            f"in {seconds // 60} min {seconds % 60} s, {self.counts['work_ms'] // 1000} s of this process's work"
        )
