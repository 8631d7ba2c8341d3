/* Solo Doors at random, by hand in C: the limit that the compiled rules are measured against.

   Rules D1 to D18 (see RULES.md of the game), with the same decisions as the Python rules: every choice
   is made evenly among the distinct legal actions, cards of one kind being alike. Like there, the deck is
   an unordered pool, drawn from at random, under a known top (what a prophecy put back).

   usage: doors SEED GAMES SECONDS    plays so many games, or stops after so many seconds of processor time
                                      (0: no limit)
   It prints one line of JSON: games, decisions, wins, seconds and what is needed to check the rules. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COLOURS = 4, SYMBOLS = 3, KEY = 2, CHAMBERS = 12, DOOR = 12, NIGHTMARE = 16, KINDS = 17 };
enum { CARDS = 76, DOORS = 8, HAND = 5, SIGHT = 5, NO_CARD = 255 };
enum { BATCH = 256 }; /* games between two looks at the clock */

static const uint8_t COUNTS[KINDS] = {9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3, 2, 2, 2, 2, 10}; /* D1, D2 */

/* What was decided, to be compared with the Python rules. */
enum { PLAY, DISCARD, FORESEE, ARRANGE, OPEN, LEAVE, LOSE_KEY, LOSE_DOOR, LOSE_FIVE, LOSE_HAND, MOVES };
static const char *const NAMES[MOVES] = {"play",  "discard",  "foresee",   "arrange",   "open",
                                         "leave", "lose-key", "lose-door", "lose-five", "lose-hand"};

typedef enum { GOING_ON, WON, LOST } Fate;

typedef struct {
    uint64_t chance[4];
    uint32_t hand; /* the kinds in the hand, as bits */
    uint8_t held[CHAMBERS];
    uint8_t hand_size, pool_size, top_size, limbo_size, discarded_size, row_size;
    uint8_t last, run, open_doors;
    uint8_t doors[COLOURS];
    uint8_t pool[CARDS], limbo[CARDS], discarded[CARDS], row[CARDS], top[SIGHT];
    uint64_t moves[MOVES];
} Game;

/* Chance: xoshiro256++ (Blackman and Vigna), seeded by splitmix64; fair numbers by Lemire's method. */

static inline uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }

static void seed_chance(Game *g, uint64_t seed) {
    for (int i = 0; i < 4; i++) {
        uint64_t z = seed += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        g->chance[i] = z ^ z >> 31;
    }
}

static inline uint32_t word(Game *g) {
    uint64_t *s = g->chance;
    uint64_t result = rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return (uint32_t)(result >> 32);
}

static inline uint32_t below(Game *g, uint32_t n) {
    uint64_t product = (uint64_t)word(g) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)product < floor) product = (uint64_t)word(g) * n;
    }
    return (uint32_t)(product >> 32);
}

/* One of the set bits, each as likely as the others. */
static inline uint32_t choose(Game *g, uint32_t bits) {
    uint32_t n = below(g, (uint32_t)__builtin_popcount(bits));
    while (n--) bits &= bits - 1;
    return (uint32_t)__builtin_ctz(bits);
}

/* Cards on the move */

static inline void discard(Game *g, uint8_t card) { g->discarded[g->discarded_size++] = card; }
static inline void to_limbo(Game *g, uint8_t card) { g->limbo[g->limbo_size++] = card; }
static inline uint32_t deck_size(const Game *g) { return g->pool_size + g->top_size; }

static inline void hold(Game *g, uint8_t card) {
    g->held[card]++;
    g->hand |= 1u << card;
    g->hand_size++;
}

static inline void spend(Game *g, uint8_t card) {
    if (!--g->held[card]) g->hand &= ~(1u << card);
    g->hand_size--;
}

static inline uint8_t take_from_pool(Game *g, uint32_t at) {
    uint8_t card = g->pool[at];
    g->pool[at] = g->pool[--g->pool_size];
    return card;
}

static inline uint8_t next_card(Game *g) {
    if (g->top_size) {
        uint8_t card = g->top[0];
        g->top_size--;
        for (int i = 0; i < g->top_size; i++) g->top[i] = g->top[i + 1];
        return card;
    }
    return take_from_pool(g, below(g, g->pool_size));
}

static inline void shuffle(Game *g) {
    while (g->top_size) g->pool[g->pool_size++] = g->top[--g->top_size];
}

static inline void return_limbo(Game *g) { /* D16 */
    if (!g->limbo_size) return;
    while (g->limbo_size) g->pool[g->pool_size++] = g->limbo[--g->limbo_size];
    shuffle(g);
}

/* D3, D15: doors and nightmares met on the way go to Limbo. Whether the deck had enough (D18). */
static int draw_chambers(Game *g) {
    while (g->hand_size < HAND) {
        if (!deck_size(g)) return 0;
        uint8_t card = next_card(g);
        if (card < CHAMBERS) hold(g, card);
        else to_limbo(g, card);
    }
    return 1;
}

static void set_up(Game *g) { /* D3 */
    uint8_t *end = g->pool;
    for (uint8_t card = 0; card < KINDS; card++)
        for (int i = 0; i < COUNTS[card]; i++) *end++ = card;
    g->pool_size = CARDS;
    g->top_size = g->limbo_size = g->discarded_size = g->row_size = 0;
    g->hand_size = g->hand = g->run = g->open_doors = 0;
    for (int i = 0; i < CHAMBERS; i++) g->held[i] = 0;
    for (int i = 0; i < COLOURS; i++) g->doors[i] = 0;
    g->last = NO_CARD;
    draw_chambers(g);
    return_limbo(g);
}

/* The door is laid open; D17: perhaps it was the last one. */
static inline Fate lay_open(Game *g, uint32_t colour) {
    g->doors[colour]++;
    return ++g->open_doors == DOORS ? WON : GOING_ON;
}

/* D10: a door was drawn. */
static inline Fate meet_door(Game *g, uint8_t card) {
    uint8_t key = (uint8_t)((card - DOOR) * SYMBOLS + KEY);
    if (g->hand >> key & 1) {
        if (!below(g, 2)) {
            g->moves[OPEN]++;
            spend(g, key);
            discard(g, key);
            return lay_open(g, card - DOOR);
        }
        g->moves[LEAVE]++;
    }
    to_limbo(g, card);
    return GOING_ON;
}

/* D11 to D15: a nightmare was drawn. */
static Fate meet_nightmare(Game *g) {
    enum { KEYS = 0, LOST_DOORS = 4, FIVE = 8, WHOLE_HAND = 9 };
    Fate fate = GOING_ON;
    uint32_t bits = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        bits |= (g->hand >> (colour * SYMBOLS + KEY) & 1) << (KEYS + colour);
        bits |= (uint32_t)(g->doors[colour] != 0) << (LOST_DOORS + colour);
    }
    if (deck_size(g)) bits |= 1u << FIVE;
    if (g->hand) bits |= 1u << WHOLE_HAND;
    if (bits) {
        uint32_t choice = choose(g, bits);
        if (choice < LOST_DOORS) { /* D12 */
            uint8_t key = (uint8_t)(choice * SYMBOLS + KEY);
            g->moves[LOSE_KEY]++;
            spend(g, key);
            discard(g, key);
        } else if (choice < FIVE) { /* D13 */
            g->moves[LOSE_DOOR]++;
            g->doors[choice - LOST_DOORS]--;
            g->open_doors--;
            to_limbo(g, (uint8_t)(DOOR + choice - LOST_DOORS));
        } else if (choice == FIVE) { /* D14 */
            g->moves[LOSE_FIVE]++;
            for (int left = SIGHT; left && deck_size(g); left--) {
                uint8_t card = next_card(g);
                if (card < CHAMBERS) discard(g, card);
                else to_limbo(g, card);
            }
        } else { /* D15 */
            g->moves[LOSE_HAND]++;
            while (g->hand) {
                uint8_t card = (uint8_t)__builtin_ctz(g->hand);
                spend(g, card);
                discard(g, card);
            }
            if (!draw_chambers(g)) fate = LOST;
        }
    }
    discard(g, NIGHTMARE);
    return fate;
}

/* D8 to D16: fill the hand, then what is in Limbo goes back. */
static inline Fate draw(Game *g) {
    while (g->hand_size < HAND) {
        if (!deck_size(g)) return LOST; /* D18 */
        uint8_t card = next_card(g);
        if (card < CHAMBERS) {
            hold(g, card); /* D9 */
            continue;
        }
        Fate fate = card < NIGHTMARE ? meet_door(g, card) : meet_nightmare(g);
        if (fate != GOING_ON) return fate;
    }
    return_limbo(g);
    return GOING_ON;
}

static inline uint32_t kinds(const uint8_t *cards, int number) {
    uint32_t bits = 0;
    for (int i = 0; i < number; i++) bits |= 1u << cards[i];
    return bits;
}

/* D7: discard one of the top five, put the others back one by one while their order makes a difference. */
static void prophesy(Game *g) {
    uint8_t sight[SIGHT];
    int size = 0, wanted = deck_size(g) < SIGHT ? (int)deck_size(g) : SIGHT;
    while (size < wanted) sight[size++] = next_card(g);
    uint32_t bits = kinds(sight, size);
    for (int first = 1; size && (first || bits & (bits - 1)); first = 0, bits = kinds(sight, size)) {
        uint8_t card = (uint8_t)choose(g, bits);
        int at = 0;
        while (sight[at] != card) at++;
        for (size--; at < size; at++) sight[at] = sight[at + 1];
        g->moves[first ? FORESEE : ARRANGE]++;
        if (first) discard(g, card);
        else g->top[g->top_size++] = card;
    }
    for (int i = 0; i < size; i++) g->top[g->top_size++] = sight[i];
}

/* D5: the third card of a colour in a row finds a door, if one is in the deck, and the deck is shuffled. */
static Fate find_door(Game *g, uint32_t colour) {
    uint8_t card = (uint8_t)(DOOR + colour);
    for (uint32_t at = 0; at < deck_size(g); at++) {
        if ((at < g->pool_size ? g->pool[at] : g->top[at - g->pool_size]) == card) {
            shuffle(g);
            for (at = 0; g->pool[at] != card;) at++;
            take_from_pool(g, at);
            return lay_open(g, colour);
        }
    }
    return GOING_ON;
}

static inline Fate take_turn(Game *g) {
    uint32_t may_play = g->hand;
    if (g->last != NO_CARD) may_play &= ~(01111u << g->last % SYMBOLS); /* D4: this symbol in every colour */
    uint32_t choice = choose(g, may_play | g->hand << CHAMBERS);
    uint8_t card = (uint8_t)(choice % CHAMBERS);
    spend(g, card);
    if (choice < CHAMBERS) { /* D4 */
        g->moves[PLAY]++;
        g->row[g->row_size++] = card;
        uint32_t colour = card / SYMBOLS;
        g->run = g->last != NO_CARD && g->last / SYMBOLS == colour ? g->run + 1 : 1;
        g->last = card;
        if (g->run % 3 == 0) {
            Fate fate = find_door(g, colour);
            if (fate != GOING_ON) return fate;
        }
    } else { /* D6 */
        g->moves[DISCARD]++;
        discard(g, card);
        if (card % SYMBOLS == KEY && deck_size(g)) prophesy(g);
    }
    return draw(g);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* as bench/clock.py does */
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t decisions_of(const Game *g) {
    uint64_t sum = 0;
    for (int i = 0; i < MOVES; i++) sum += g->moves[i];
    return sum;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: doors SEED GAMES SECONDS\n");
        return 2;
    }
    uint64_t seed = strtoull(argv[1], NULL, 10), limit = strtoull(argv[2], NULL, 10);
    double seconds = strtod(argv[3], NULL), begin = now();
    uint64_t games = 0, wins = 0, doors = 0, doors_squared = 0, decided = 0, decided_squared = 0;
    static Game g;
    while ((!limit || games < limit) && (games % BATCH || !seconds || now() - begin < seconds)) {
        Fate fate;
        seed_chance(&g, seed + games);
        set_up(&g);
        do fate = take_turn(&g);
        while (fate == GOING_ON);
        uint64_t all = decisions_of(&g), length = all - decided;
        decided = all;
        decided_squared += length * length;
        doors += g.open_doors;
        doors_squared += (uint64_t)g.open_doors * g.open_doors;
        wins += fate == WON;
        games++;
    }
    seconds = now() - begin;
    printf("{\"games\": %llu, \"decisions\": %llu, \"decisions_squared\": %llu, \"wins\": %llu, \"doors\": %llu, "
           "\"doors_squared\": %llu, \"seconds\": %.9f, \"moves\": {",
           (unsigned long long)games, (unsigned long long)decided, (unsigned long long)decided_squared,
           (unsigned long long)wins, (unsigned long long)doors, (unsigned long long)doors_squared, seconds);
    for (int i = 0; i < MOVES; i++)
        printf("%s\"%s\": %llu", i ? ", " : "", NAMES[i], (unsigned long long)g.moves[i]);
    printf("}}\n");
    return 0;
}
