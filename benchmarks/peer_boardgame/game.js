// A game of bluff for four, turn by turn, with Coup's cards, coins and lies: what a boardgame.io
// server has to do for it is what Intriga's has to do for Coup.  Whose turn it is may first
// doubt what was claimed last, and then acts.
"use strict";

const DUKE = 0, ASSASSIN = 1, CAPTAIN = 2, AMBASSADOR = 3;
const CLAIMS = { tax: DUKE, assassinate: ASSASSIN, steal: CAPTAIN, exchange: AMBASSADOR };
const COSTS = { assassinate: 3, coup: 7 };
const AIMED = new Set(["assassinate", "steal", "coup"]);
const PLAYERS = 4;
const MUST_COUP = 10; // coins

const next = (G, from) => {
  for (let step = 1; step <= PLAYERS; step++) {
    const seat = (from + step) % PLAYERS;
    if (G.players[seat].left > 0) return seat;
  }
  return from;
};

function lose(G, seat) {
  const player = G.players[seat];
  if (player.left === 0) return;
  G.shown.push([seat, player.hand.pop()]);
  player.left--;
}

function replaceCard(G, seat, role, random) {
  const { hand } = G.players[seat];
  hand.splice(hand.indexOf(role), 1);
  G.deck = random.Shuffle([...G.deck, role]);
  hand.push(G.deck.pop());
}

const effects = {
  income: (G, me) => { G.players[me].coins += 1; },
  tax: (G, me) => { G.players[me].coins += 3; },
  coup: (G, me, at) => lose(G, at),
  assassinate: (G, me, at) => lose(G, at),
  steal: (G, me, at) => {
    const taken = Math.min(2, G.players[at].coins);
    G.players[at].coins -= taken;
    G.players[me].coins += taken;
  },
  exchange: (G, me, at, random) => {
    const hand = G.players[me].hand;
    G.deck = random.Shuffle([...G.deck, hand.pop()]);
    hand.push(G.deck.pop());
  },
};

function doubt({ G, playerID, random, events }) {
  if (G.claim === null) return "INVALID_MOVE";
  const { by, role } = G.claim;
  const me = Number(playerID);
  if (G.players[by].hand.includes(role)) {
    replaceCard(G, by, role, random);
    lose(G, me);
  } else {
    lose(G, by);
  }
  G.claim = null;
  if (G.players[me].left === 0) events.endTurn();
}

function act({ G, playerID, random, events }, action, at) {
  const me = Number(playerID);
  if (!offers(G, me).some(([name, ...args]) => name === "act" && args[0] === action && args[1] === at)) {
    return "INVALID_MOVE";
  }
  G.players[me].coins -= COSTS[action] ?? 0;
  effects[action](G, me, at, random);
  G.claim = action in CLAIMS ? { by: me, role: CLAIMS[action] } : null;
  events.endTurn();
}

// The legal moves of a seat whose turn it is, from what it may know: [name, ...arguments].
function offers(G, me) {
  const found = G.claim !== null && G.claim.by !== me && G.players[G.claim.by].left ? [["doubt"]] : [];
  const { coins } = G.players[me];
  for (const action of coins >= MUST_COUP ? ["coup"] : Object.keys(effects)) {
    if ((COSTS[action] ?? 0) > coins) continue;
    if (!AIMED.has(action)) found.push(["act", action]);
    else for (let at = 0; at < PLAYERS; at++) {
      if (at !== me && G.players[at].left > 0) found.push(["act", action, at]);
    }
  }
  return found;
}

const game = {
  name: "bluff",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: ({ random }) => {
    const deck = random.Shuffle([0, 1, 2, 3, 4].flatMap((role) => [role, role, role]));
    const players = Array.from({ length: PLAYERS }, () => ({
      hand: [deck.pop(), deck.pop()], left: 2, coins: 2,
    }));
    return { deck, players, shown: [], claim: null };
  },
  playerView: ({ G, playerID }) => ({
    shown: G.shown,
    claim: G.claim,
    deck: G.deck.length,
    players: G.players.map(({ hand, left, coins }, seat) => ({
      hand: String(seat) === playerID ? hand : hand.map(() => "?"), left, coins,
    })),
  }),
  moves: {
    act: { move: act, client: false }, // a client cannot work out what hangs on secrets
    doubt: { move: doubt, client: false },
  },
  turn: { order: { first: () => 0, next: ({ G, ctx }) => next(G, ctx.playOrderPos) } },
  endIf: ({ G }) => {
    const alive = G.players.flatMap(({ left }, seat) => (left > 0 ? [seat] : []));
    return alive.length === 1 ? { winner: alive[0] } : undefined;
  },
};

module.exports = { game, offers, PLAYERS };
