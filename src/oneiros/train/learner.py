"""The learner: the network in PyTorch, what it learns from, and how it becomes whole numbers."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oneiros.bots.win_network import COARSE, FINE, HEADER
from oneiros.core.errors import BadOption
from oneiros.train.course import Course
from oneiros.train.lessons import PlayedGame, Rows

BATCH: Final = 1024
AT_ONCE: Final = 8192  # rows that are valued together
MOST_ROWS: Final = 1_500_000  # that are learnt from, the newest
MOST_BYTES: Final = 600_000_000  # that they may take
MARGIN: Final = 10.0  # points that count as 1 where a margin is foretold
LARGEST: Final = (1 << 31) - 1  # of a stored number

Floats = NDArray[np.float32]


def check_torch() -> None:
    """Raise if PyTorch is not installed."""
    if find_spec("torch") is None:
        sentence = "learning needs PyTorch: pip install 'oneiros[learn]'"
        raise BadOption(sentence, "needs-package", what="train", package="PyTorch", extra="learn")


class Learner:
    """A network, and the positions it learns from."""

    def __init__(self, course: Course, scales: Sequence[int], answers: int) -> None:
        import torch

        torch.set_num_threads(1)  # each process has a core of its own
        self.torch: Any = torch
        self.course = course
        self.scales = np.array(scales, np.float32)
        self.rng = np.random.default_rng(course.seed)
        self.inputs, self.answers = len(scales), answers
        first, second = course.first, course.second
        foretold = answers + (1 if course.margin else 0)  # the margin comes last, and is for learning alone
        shapes = {
            "rows": (self.inputs, first + foretold),
            "bias": (first + foretold,),
            "inner": (first, second),
            "inner_bias": (second,),
            "out": (second, foretold),
        }
        self.weights: dict[str, Any] = {}
        for name, shape in shapes.items():
            array = np.zeros(shape, np.float32)
            if len(shape) == 2:
                array += self.rng.normal(0.0, sqrt(1.0 / shape[0]), shape).astype(np.float32)
            self.weights[name] = torch.tensor(array)
        self.weights["rows"][:, first:] = 0.0  # the straight way is learnt from nothing
        for one in self.weights.values():
            one.requires_grad_(True)
        self.adam = torch.optim.Adam(list(self.weights.values()), lr=course.rate)
        room = min(MOST_ROWS, MOST_BYTES // (2 * self.inputs))
        self.rows = np.zeros((room, self.inputs), np.int16)
        self.targets = np.full((room, answers), np.nan, np.float32)
        self.margins = np.zeros(room, np.float32)
        self.size = 0
        self.next = 0

    def _logits(self, rows: Rows) -> Any:
        w, torch, first = self.weights, self.torch, self.course.first
        sums = torch.from_numpy(rows.astype(np.float32) / self.scales) @ w["rows"] + w["bias"]
        inner = torch.relu(torch.relu(sums[:, :first]) @ w["inner"] + w["inner_bias"])
        return inner @ w["out"] + sums[:, first:]

    def chances(self, rows: Rows) -> Floats:
        """The chance to win in each row."""
        with self.torch.no_grad():
            parts = [self._logits(rows[at : at + AT_ONCE])[:, 0] for at in range(0, len(rows), AT_ONCE)]
            return np.asarray(self.torch.sigmoid(self.torch.cat(parts)).numpy())

    def remember(self, games: Sequence[PlayedGame], mix: float) -> int:
        """Keep the positions of games in place of the oldest. Returns how many they are."""
        played = [game for game in games if len(game.rows)]
        rows = np.concatenate([game.rows for game in played])
        chances = self.chances(rows)
        kept = 0
        end = 0
        for game in played:
            begin, end = end, end + len(game.rows)
            mine = game.kinds == 0
            targets = game_targets(game, chances[begin:end], mix, self.answers)[mine]
            places = (self.next + np.arange(len(targets))) % len(self.rows)
            self.rows[places] = game.rows[mine]
            self.targets[places] = targets
            if game.margins:
                self.margins[places] = np.array(game.margins, np.float32)[game.seats[mine]] / MARGIN
            self.next = (self.next + len(targets)) % len(self.rows)
            kept += len(targets)
        self.size = min(len(self.rows), self.size + kept)
        return kept

    def learn(self, steps: int, rate: float) -> float:
        """Some steps of gradient descent. Returns the mean loss."""
        torch = self.torch
        self.adam.param_groups[0]["lr"] = rate
        total = 0.0
        for _ in range(steps):
            some = self.rng.integers(0, self.size, BATCH)
            targets = self.targets[some]
            known = ~np.isnan(targets)
            logits = self._logits(self.rows[some])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                logits[:, : self.answers][torch.from_numpy(known)], torch.from_numpy(targets[known])
            )
            self.adam.zero_grad()
            if self.course.margin:
                wrong = torch.nn.functional.smooth_l1_loss(logits[:, -1], torch.from_numpy(self.margins[some]))
                (loss + self.course.margin * wrong).backward()
            else:
                loss.backward()
            self.adam.step()
            total += float(loss.detach())
        return total / max(1, steps)

    def network(self) -> bytes:
        """The network as players read it."""
        w = {name: one.detach().numpy().astype(np.float64) for name, one in self.weights.items()}
        fine, coarse = float(1 << FINE), float(1 << COARSE)
        width = self.course.first + self.answers
        parts = [
            w["rows"][:, :width] * fine / self.scales[:, None],
            w["bias"][:width] * fine,
            w["inner"] * coarse,
            w["inner_bias"] * coarse * coarse,
            w["out"][:, : self.answers] * coarse,
        ]
        flat = np.concatenate([np.clip(np.rint(part), -LARGEST, LARGEST).ravel() for part in parts])
        return (
            HEADER.pack(self.inputs, self.course.first, self.course.second, self.answers) + flat.astype("<i4").tobytes()
        )

    def take(self, network: bytes) -> None:
        """Know what a network knows, of the shape that the course has."""
        shape = self.inputs, self.course.first, self.course.second, self.answers
        if HEADER.unpack_from(network) != shape:
            sentence = f"the champion's network is of another shape: {HEADER.unpack_from(network)}, and not {shape}"
            raise BadOption(sentence, "bad-pack", file="champion", detail=sentence)
        flat = np.frombuffer(network, "<i4", offset=HEADER.size).astype(np.float64)
        width = self.course.first + self.answers
        fine, coarse = float(1 << FINE), float(1 << COARSE)
        scales = {
            "rows": self.scales[:, None] / fine,
            "bias": 1.0 / fine,
            "inner": 1.0 / coarse,
            "inner_bias": 1.0 / (coarse * coarse),
            "out": 1.0 / coarse,
        }
        at = 0
        for name, scale in scales.items():
            mine = self.weights[name].data
            known = mine[..., : width if name in ("rows", "bias") else self.answers if name == "out" else None]
            part = flat[at : at + known.numel()].reshape(known.shape) * scale
            known.copy_(self.torch.from_numpy(part.astype(np.float32)))
            at += known.numel()

    def keep(self) -> bytes:
        """All but the positions, which are soon played anew."""
        out = io.BytesIO()
        kept = {"weights": self.weights, "adam": self.adam.state_dict(), "rng": self.rng.bit_generator.state}
        self.torch.save(kept, out)
        return out.getvalue()

    def go_on(self, data: bytes) -> None:
        """From what was kept."""
        kept = self.torch.load(io.BytesIO(data), weights_only=True)
        for name, one in self.weights.items():
            one.data.copy_(kept["weights"][name])
        self.adam.load_state_dict(kept["adam"])
        self.rng.bit_generator.state = kept["rng"]


def game_targets(game: PlayedGame, chances: Floats, mix: float, answers: int) -> Floats:
    """What each answer should be for each row of a game; not a number where nothing is known.

    The first answer: what was thought of the seat's next row, mixed with the one after that, and so on to the end
    (TD(lambda)). The others: what is thought of the row that the gamble would have led to.
    """
    targets = np.full((len(game.rows), answers), np.nan, np.float32)
    for seat, share in enumerate(game.aims or game.shares):
        ahead = share
        for at in np.flatnonzero((game.seats == seat) & (game.kinds == 0))[::-1]:
            targets[at, 0] = ahead
            ahead = (1.0 - mix) * float(chances[at]) + mix * ahead
    for at in np.flatnonzero(game.kinds):
        result = game.results[at]
        targets[game.sources[at], game.kinds[at]] = chances[at] if result < 0.0 else result
    return targets
