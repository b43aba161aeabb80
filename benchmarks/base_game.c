/* Hand-tuned C of the base game of Coup: a yardstick for bench_coup.py, nothing else.
 * Cards are counted in nibbles, the living are a bit set, nothing loops over seats.
 * Base game only, answers asked one after the other; needs x86-64 with BMI2.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _OPENMP
#define TIMER CLOCK_MONOTONIC
#else
#define TIMER CLOCK_PROCESS_CPUTIME_ID
#endif
#include <immintrin.h>
enum { DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA, NCHAR };
enum { ACTION, CHALLENGE, BLOCK, CHALLENGE_BLOCK, LOSE, EXCHANGE_PH, OVER };
enum { INCOME, FOREIGN_AID, TAX, EXCHANGE, COUP, ASSASSINATE, STEAL };
enum { END_TURN, CLAIM_STANDS, RESOLVE };
enum { M_PASS = 0, M_CHALLENGE = 1, M_BLOCK = 2, M_CARD = 7, M_INCOME = 12,
       M_FA = 13, M_TAX = 14, M_EXCHANGE = 15, M_COUP = 15, M_ASSASSINATE = 24, M_STEAL = 33 };
#define MAXP 10
#define BIT(x) (1ull << (x))
typedef struct {
    uint32_t seed, key, stream, draws, deck;         // 16
    uint16_t alive;                          // bit p: seat p still has influence
    uint8_t players, phase, turn, to_move, action, target, blocker, claim, then, to_return, deckn; int8_t winner; //14 -> 30
    uint8_t coins[MAXP], two[MAXP];                    // two[p]: both influences left
    uint32_t hand[MAXP], face_up[MAXP];
} S;
static inline uint32_t mix(uint32_t x) { x ^= x >> 16; x *= 0x21f0aaadu; x ^= x >> 15; x *= 0x735a2d97u; return x ^ (x >> 15); }
static inline uint32_t random_below(S *s, uint32_t n) { s->draws++; return ((uint64_t)mix(s->stream ^ mix(s->seed ^ s->draws)) * n) >> 32; }
static inline int clockwise(const S *s, int p, int k) { int t = p + k; return t >= s->players ? t - s->players : t; }
static inline int next_alive(const S *s, int p) {          // rotate so that seat p+1 is bit 0
    uint32_t a = s->alive; uint32_t above = a >> (p + 1);
    return above ? p + 1 + _tzcnt_u32(above) : _tzcnt_u32(a);
}
#define NIB(x, c) (((x) >> (4 * (c))) & 15)
static inline void draw_card(S *s, int p) {
    uint32_t k = random_below(s, s->deckn--);
    uint32_t cum = s->deck * 0x1111111u;                    // nibble c: cards of kinds 0..c  (5-bit overflow: see below)
    // totals reach 25, so use bytes: spread the five nibbles to bytes, prefix-sum by multiplying
    uint64_t b = _pdep_u64(s->deck, 0x0f0f0f0f0full) * 0x0101010101ull; (void)cum;
    // c = number of prefix sums <= k
    uint64_t kk = (uint64_t)k * 0x0101010101ull;
    uint64_t ge = ((kk | 0x8080808080ull) - (b & 0x7f7f7f7f7full)) & 0x8080808080ull;
    int c = __builtin_popcountll(ge);
    s->deck -= 1u << (4 * c); s->hand[p] += 1u << (4 * c);
}
static inline void return_card(S *s, int p, int c) { s->hand[p] -= 1u << (4 * c); s->deck += 1u << (4 * c); s->deckn++; }
static inline void begin_turn(S *s, int p) { s->turn = s->to_move = p; s->phase = ACTION; }
static inline void end_turn(S *s) { begin_turn(s, next_alive(s, s->turn)); }
static inline void deal(S *s, int players, uint32_t seed, uint32_t key) {
    memset(s, 0, sizeof *s);
    s->players = players; s->seed = seed; s->key = key; s->stream = mix(key ^ mix(seed));
    int copies = players <= 6 ? 3 : players <= 8 ? 4 : 5;
    s->deck = copies * 0x11111u; s->deckn = copies * 5;
    s->alive = (1u << players) - 1;
    memset(s->coins, 2, MAXP); memset(s->two, 1, MAXP);
    for (int p = 0; p < players; p++) { draw_card(s, p); draw_card(s, p); }
    s->winner = -1;
    begin_turn(s, random_below(s, players));
    if (players == 2) s->coins[s->turn] = 1;
}
static inline void lose(S *s, int p, int then) { s->phase = LOSE; s->to_move = p; s->then = then; }
static inline int is_alive(const S *s, int p) { return s->alive >> p & 1; }
static inline void open_challenge(S *s, int c) { s->claim = c; s->phase = CHALLENGE; s->to_move = next_alive(s, s->turn); }
static inline void open_block(S *s) { s->phase = BLOCK; s->to_move = s->action == FOREIGN_AID ? next_alive(s, s->turn) : s->target; }
static inline void resolve(S *s) {
    switch (s->action) {
    case INCOME: s->coins[s->turn] += 1; end_turn(s); break;
    case FOREIGN_AID: s->coins[s->turn] += 2; end_turn(s); break;
    case TAX: s->coins[s->turn] += 3; end_turn(s); break;
    case STEAL: { int l = s->coins[s->target]; if (l > 2) l = 2; s->coins[s->target] -= l; s->coins[s->turn] += l; end_turn(s); break; }
    case EXCHANGE: draw_card(s, s->turn); draw_card(s, s->turn); s->to_return = 2; s->to_move = s->turn; s->phase = EXCHANGE_PH; break;
    default: if (is_alive(s, s->target)) lose(s, s->target, END_TURN); else end_turn(s);
    }
}
static const uint8_t KIND[43] = {[12]=INCOME,[13]=FOREIGN_AID,[14]=TAX,[15]=EXCHANGE,[16 ... 24]=COUP,[25 ... 33]=ASSASSINATE,[34 ... 42]=STEAL};
static const uint8_t SEATS[43] = {[16]=1,2,3,4,5,6,7,8,9,[25]=1,2,3,4,5,6,7,8,9,[34]=1,2,3,4,5,6,7,8,9};
static const uint8_t COST[7] = {0,0,0,0,7,3,0};
static const uint8_t CLAIM[7] = {0,0,DUKE,AMBASSADOR,0,ASSASSIN,CAPTAIN};
static inline void declare(S *s, int m) {
    int a = KIND[m]; s->action = a; s->target = clockwise(s, s->turn, SEATS[m]); s->coins[s->turn] -= COST[a]; s->claim = CLAIM[a];
    if (a == INCOME || a == COUP) resolve(s);
    else { s->phase = a == FOREIGN_AID ? BLOCK : CHALLENGE; s->to_move = next_alive(s, s->turn); }
}
static inline void claim_stands(S *s) {
    if ((s->action == ASSASSINATE || s->action == STEAL) && is_alive(s, s->target)) open_block(s); else resolve(s);
}
static inline void block(S *s, int c) { s->blocker = s->to_move; s->claim = c; s->phase = CHALLENGE_BLOCK; s->to_move = next_alive(s, s->blocker); }
static inline void challenge(S *s) {
    int blocking = s->phase == CHALLENGE_BLOCK, cl = blocking ? s->blocker : s->turn;
    if (NIB(s->hand[cl], s->claim)) {
        return_card(s, cl, s->claim); draw_card(s, cl);
        lose(s, s->to_move, blocking ? END_TURN : CLAIM_STANDS);
    } else {
        if (s->action == ASSASSINATE && !blocking) s->coins[s->turn] += 3;
        lose(s, cl, blocking ? RESOLVE : END_TURN);
    }
}
static inline void pass_on(S *s) {
    int f = next_alive(s, s->to_move);
    int end = s->phase == CHALLENGE_BLOCK ? s->blocker : s->turn;
    if (f != end && !(s->phase == BLOCK && s->action != FOREIGN_AID)) { s->to_move = f; return; }
    if (s->phase == CHALLENGE) claim_stands(s);
    else if (s->phase == BLOCK) resolve(s);
    else end_turn(s);
}
static inline void turn_up(S *s, int c) {
    int p = s->to_move;
    s->hand[p] -= 1u << (4 * c); s->face_up[p] += 1u << (4 * c);
    s->alive &= ~(uint32_t)(!s->two[p] << p); s->two[p] = 0;
    if (!(s->alive & (s->alive - 1))) { s->phase = OVER; s->winner = _tzcnt_u32(s->alive); }
    else if (s->then == CLAIM_STANDS) claim_stands(s);
    else if (s->then == RESOLVE) resolve(s);
    else end_turn(s);
}
static const uint64_t BLOCKS[7] = {[FOREIGN_AID] = BIT(M_PASS) | BIT(M_BLOCK + DUKE), [ASSASSINATE] = BIT(M_PASS) | BIT(M_BLOCK + CONTESSA),
    [STEAL] = BIT(M_PASS) | BIT(M_BLOCK + CAPTAIN) | BIT(M_BLOCK + AMBASSADOR)};
static const uint64_t BASIC = BIT(M_INCOME) | BIT(M_FA) | BIT(M_TAX) | BIT(M_EXCHANGE);
// which of (basic, coup, assassinate, steal) a purse allows
static inline uint64_t legal_moves(const S *s) {
    int p = s->to_move;
    switch (s->phase) {
    case ACTION: {
        uint32_t a = s->alive; uint64_t t = ((a >> p | a << (s->players - p)) & (BIT(s->players) - 1)) & ~1ull;   // bit k: seat k clockwise lives
        uint32_t coins = s->coins[p];
        uint64_t coup = coins >= 7 ? t << M_COUP : 0, assn = coins >= 3 ? t << M_ASSASSINATE : 0;
        return coins >= 10 ? coup : (BASIC | coup | assn | t << M_STEAL); }
    case CHALLENGE: case CHALLENGE_BLOCK: return BIT(M_PASS) | BIT(M_CHALLENGE);
    case BLOCK: return BLOCKS[s->action];
    case OVER: return 0;
    default: { uint32_t h = s->hand[p]; h |= h >> 1; h |= h >> 2; return (uint64_t)_pext_u32(h, 0x11111u) << M_CARD; }
    }
}
static inline void play(S *s, int m) {
    switch (s->phase) {
    case ACTION: declare(s, m); break;
    case BLOCK: if (m == M_PASS) pass_on(s); else block(s, m - M_BLOCK); break;
    case EXCHANGE_PH: return_card(s, s->to_move, m - M_CARD); if (--s->to_return == 0) end_turn(s); break;
    case LOSE: turn_up(s, m - M_CARD); break;
    default: if (m == M_PASS) pass_on(s); else challenge(s);
    }
    while (s->phase == LOSE && !s->two[s->to_move]) turn_up(s, _tzcnt_u32(s->hand[s->to_move]) >> 2);
}
static inline int random_move(S *s) {
    uint64_t m = legal_moves(s);
    return _tzcnt_u64(_pdep_u64(1ull << random_below(s, __builtin_popcountll(m)), m));
}
static double now(void) { struct timespec t; clock_gettime(TIMER, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
int main(int argc, char **argv) {
    int players = argc > 1 ? atoi(argv[1]) : 4, lanes = argc > 2 ? atoi(argv[2]) : 256, steps = argc > 3 ? atoi(argv[3]) : 20000;
    int major = argc > 4 ? atoi(argv[4]) : 0;
    S *st = aligned_alloc(64, ((size_t)lanes * sizeof(S) + 63) / 64 * 64);
    for (int rep = 0; rep < 3; rep++) {
        int64_t games = 0; uint64_t check = 0; double t = now();
        if (!major) {
            for (int i = 0; i < lanes; i++) {
                S *s = st + i; deal(s, players, i, 12345);
                for (int k = 0; k < steps; k++) {
                    play(s, random_move(s));
                    if (s->phase == OVER) { games++; check = (check * 31 + s->winner + s->draws) & 0xffffffffu; deal(s, players, s->seed + lanes, 12345); }
                }
            }
        } else {
            for (int i = 0; i < lanes; i++) deal(st + i, players, i, 12345);
            for (int k = 0; k < steps; k++) for (int i = 0; i < lanes; i++) {
                S *s = st + i; play(s, random_move(s));
                if (s->phase == OVER) { games++; deal(s, players, s->seed + lanes, 12345); }
            }
        }
        t = now() - t;
        printf("Cfast(%zuB) players=%d games=%lld check=%llu  %.2f steps/game  %.2f M steps/s\n", sizeof(S), players, (long long)games, (unsigned long long)check, (double)lanes * steps / games, (double)lanes * steps / t / 1e6);
    }
}
