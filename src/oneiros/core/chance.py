"""Chance: one interface, two generators, and a script.

`Rng(seed=int)` is xoshiro128++ (Blackman and Vigna), small and fast, for simulation and search.
`Rng(seed=bytes)` is a keyed stream, for games with something at stake. Word i is taken from
BLAKE2b(key=seed, message=block number), so nobody predicts the deck from the cards seen so far.
Both give 32-bit words; `below` turns them into fair numbers by Lemire's method, with no bias.
`scripted(answers)` draws nothing: each draw gets the next answer, and one without an answer raises `Unanswered`, with
its outcomes and their odds. So a caller can walk through every way that chance could go.

Every value stays under 2**63, so the compiled and the plain build agree.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from oneiros.core.errors import BadOption

WORD: Final = 0xFFFFFFFF
WORDS_IN_BLOCK: Final = 16
SEED_BYTES: Final = 16
SEEDER: Final = blake2b(digest_size=16, person=b"oneiros")  # copied for every seed: cheaper than a new one


def _word_at(block: bytes, at: i64) -> i64:
    """Four bytes, the lowest first."""
    a: i64 = block[at]
    b: i64 = block[at + 1]
    c: i64 = block[at + 2]
    d: i64 = block[at + 3]
    return a | b << 8 | c << 16 | d << 24


class Unanswered(Exception):
    """A draw for which a script has no answer. `odds` are the outcomes as (answer, how many cases of all) pairs."""

    def __init__(self, odds: list[tuple[int, int]]) -> None:
        super().__init__(f"chance has to decide between {len(odds)} outcomes")
        self.odds = odds


class Source:
    """Where the numbers of an `Rng` come from, when it is not the fast generator."""

    def word(self) -> i64:
        """The next 32-bit word."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """See `Rng.below`."""
        while True:
            product = self.word() * n
            low = product & WORD
            if low >= n or low >= (WORD + 1 - n) % n:
                return product >> 32

    def place(self, pool: vec[i64], size: i64) -> i64:
        """See `Rng.place`."""
        return self.below(size)

    def clone(self) -> "Source":
        """An independent copy that will give the same numbers."""
        raise NotImplementedError

    def state(self) -> list[object]:
        """All that decides the numbers to come."""
        raise NotImplementedError


@final
class Script(Source):
    """Answers to draws, in order. Places of a pool that hold the same are one outcome: the first of them is taken."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used: i64 = 0

    def word(self) -> i64:
        raise BadOption("a script answers `below` and `place`; these rules ask their generator for words")

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0  # there is nothing to decide
        if self.used == len(self.answers):
            raise Unanswered([(at, 1) for at in range(int(n))])
        self.used += 1
        return self.answers[self.used - 1]

    def place(self, pool: vec[i64], size: i64) -> i64:
        first: dict[int, int] = {}
        cases: dict[int, int] = {}
        for at, item in enumerate(pool[:size]):
            first.setdefault(item, at)
            cases[item] = cases.get(item, 0) + 1
        kinds = sorted(cases)
        if len(kinds) == 1:
            return first[kinds[0]]
        if self.used == len(self.answers):
            raise Unanswered([(item, cases[item]) for item in kinds])
        self.used += 1
        return first[self.answers[self.used - 1]]

    def clone(self) -> "Script":
        twin = Script(self.answers[:])
        twin.used = self.used
        return twin

    def state(self) -> list[object]:
        return [self._left()]

    def _left(self) -> list[int]:
        return self.answers[int(self.used) :]

    def __reduce__(self) -> tuple[object, ...]:
        return Script, (self._left(),)


@final
class KeyedStream(Source):
    """32-bit words from BLAKE2b over a secret key and a block counter (both little-endian)."""

    def __init__(self, key: bytes, block: bytes, blocks: i64, used: i64) -> None:
        self.key = key
        self.block = block
        self.blocks = blocks  # blocks made so far
        self.used = used  # words of the last one already given out

    def word(self) -> i64:
        """The next word."""
        if self.used == WORDS_IN_BLOCK:
            number = int(self.blocks)
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key, person=b"oneiros").digest()
            self.blocks += 1
            self.used = 0
        at = self.used * 4
        self.used += 1
        return _word_at(self.block, at)

    def clone(self) -> "KeyedStream":
        """An independent copy that will give the same words."""
        return KeyedStream(self.key, self.block, self.blocks, self.used)

    def state(self) -> list[object]:
        return [self.key.hex(), int(self.blocks), int(self.used)]

    def __reduce__(self) -> tuple[object, ...]:
        return KeyedStream, (self.key, self.block, int(self.blocks), int(self.used))


@final
class Rng:
    """A source of chance: `Rng(7)` is the fast generator, `Rng(bytes)` the keyed stream."""

    def __init__(self, seed: int | bytes, blank: bool = False) -> None:
        # `blank` is for clone and fork, which set the state themselves.
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.source: Source | None = None
        if blank:
            return
        if isinstance(seed, bytes):
            if len(seed) != SEED_BYTES:
                raise BadOption(f"a secret seed is {SEED_BYTES} bytes, not {len(seed)}")
            self.source = KeyedStream(seed, b"", 0, WORDS_IN_BLOCK)
        else:
            if not 0 <= seed < 1 << 64:
                raise BadOption(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
            self._seed(seed)

    def _seed(self, seed: int) -> None:
        seeder = SEEDER.copy()
        seeder.update(seed.to_bytes(8, "little"))
        state = seeder.digest()
        self.s0 = _word_at(state, 0)
        self.s1 = _word_at(state, 4)
        self.s2 = _word_at(state, 8)
        self.s3 = _word_at(state, 12)

    def word(self) -> i64:
        """The next 32-bit word."""
        if self.source is not None:
            return self.source.word()
        return self._fast_word()

    def _fast_word(self) -> i64:
        s0 = self.s0
        s1 = self.s1
        s2 = self.s2
        s3 = self.s3
        total = (s0 + s3) & WORD
        word = (((total << 7) | (total >> 25)) + s0) & WORD
        s2 ^= s0
        s3 ^= s1
        self.s0 = s0 ^ s3
        self.s1 = s1 ^ s2
        self.s2 = s2 ^ ((s1 << 9) & WORD)
        self.s3 = ((s3 << 11) | (s3 >> 21)) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1; n is from 1 to 2**31."""
        if self.source is not None:
            return self.source.below(n)
        while True:
            product = self._fast_word() * n
            low = product & WORD
            if low >= n or low >= (WORD + 1 - n) % n:
                return product >> 32

    def place(self, pool: vec[i64], size: i64) -> i64:
        """A fair place among the first `size` of a pool: `below(size)`, for draws where only what lies there matters.

        To a script, places that hold the same are then one outcome of chance.
        """
        if self.source is not None:
            return self.source.place(pool, size)
        return self.below(size)

    def clone(self) -> "Rng":
        """An independent copy that will give the same numbers."""
        other = Rng(0, True)
        other.s0 = self.s0
        other.s1 = self.s1
        other.s2 = self.s2
        other.s3 = self.s3
        if self.source is not None:
            other.source = self.source.clone()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _same, (int(self.s0), int(self.s1), int(self.s2), int(self.s3), self.source)

    def fork(self) -> "Rng":
        """A new fast generator, started from this one's next words: what imagined states run on."""
        other = Rng(0, True)
        other.s0 = self.word()
        other.s1 = self.word()
        other.s2 = self.word()
        other.s3 = self.word() | 1  # never all zero, where this generator would stand still
        return other

    def state(self) -> list[object]:
        """All that decides the numbers to come, for digests."""
        if self.source is not None:
            return self.source.state()
        return [int(self.s0), int(self.s1), int(self.s2), int(self.s3)]


def _same(s0: i64, s1: i64, s2: i64, s3: i64, source: Source | None) -> Rng:
    """For pickles."""
    rng = Rng(0, True)
    rng.s0 = s0
    rng.s1 = s1
    rng.s2 = s2
    rng.s3 = s3
    rng.source = source
    return rng


def scripted(answers: list[int]) -> Rng:
    """A source of chance whose draws are answered by the caller; see `Unanswered`."""
    rng = Rng(0, True)
    rng.source = Script(answers)
    return rng
