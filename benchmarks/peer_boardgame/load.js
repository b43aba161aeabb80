// Load for server.js: `node load.js PORT SOCKETS RATE play|watch NAME`.
//
// Each four sockets play matches of random legal moves, one after the other; RATE is moves a second
// in all, 0 for as many as there are.  Lines on stdin: "play" lets them play, "begin" counts
// from here, "end" prints the counts as JSON, "stop" ends.  Latency is from sending a move to
// the update that carries it, at each of the other three sockets, in tenths of a millisecond.
"use strict";

const readline = require("node:readline");
const { io } = require("socket.io-client");
const { offers, PLAYERS } = require("./game.js");

const [, , PORT, SOCKETS, RATE, MODE, NAME] = process.argv;
const SAMPLED = 100; // the size of one update in so many is looked at
const rate = Number(RATE);
const waiting = []; // moves ready to be sent, with a rate
let counts, begun;

function reset() {
  counts = { moves: 0, frames: 0, games: 0, bytes: 0, acknowledged: {}, seen: {} };
  begun = process.cpuUsage();
}

function note(histogram, since) {
  const bucket = Math.floor((performance.now() - since) * 10);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}

class Match {
  constructor(number) {
    this.number = number;
    this.played = 0;
    this.sent = new Map(); // state id -> when the move that leads to it was sent, and by whom
  }

  get id() {
    return `${NAME}-${this.number}-${this.played}`;
  }

  async open() {
    this.seats = await Promise.all(Array.from({ length: PLAYERS }, (_, seat) => this.connect(seat)));
  }

  async connect(seat) {
    const socket = await connected();
    socket.on("update", (id, state) => id === this.id && this.update(seat, state));
    socket.on("sync", (id, { state }) => {
      if (id === this.id) this.states[seat]?.(state);
    });
    return socket;
  }

  // Who comes first makes the match, so the others follow.
  async begin() {
    this.states = [];
    this.sent.clear();
    this.turn = -1;
    const first = await this.sync(0);
    for (let seat = 1; seat < PLAYERS; seat++) await this.sync(seat);
    this.play(Number(first.ctx.currentPlayer), first);
  }

  sync(seat) {
    const arrived = new Promise((resolve) => (this.states[seat] = resolve));
    this.seats[seat].emit("sync", this.id, String(seat), undefined, PLAYERS);
    return arrived;
  }

  update(seat, state) {
    if (counts.frames++ % SAMPLED === 0) counts.bytes += SAMPLED * JSON.stringify(state).length;
    const sent = this.sent.get(state._stateID);
    if (sent !== undefined) note(sent.by === seat ? counts.acknowledged : counts.seen, sent.at);
    if (sent !== undefined && ++sent.arrived === PLAYERS) {
      this.sent.delete(state._stateID);
      if (state.ctx.gameover !== undefined) return this.again();
    }
    if (state.ctx.gameover === undefined && Number(state.ctx.currentPlayer) === seat) this.play(seat, state);
  }

  again() {
    counts.games++;
    this.played++;
    void this.begin();
  }

  play(seat, state) {
    const move = () => this.send(seat, state);
    if (rate > 0) waiting.push(move);
    else move();
  }

  send(seat, { G, _stateID }) {
    const legal = offers(G, seat);
    const [type, ...args] = legal[Math.floor(Math.random() * legal.length)];
    const playerID = String(seat);
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials: undefined } };
    counts.moves++;
    this.sent.set(_stateID + 1, { at: performance.now(), by: seat, arrived: 0 });
    this.seats[seat].emit("update", action, _stateID, this.id, playerID);
  }
}

function connected() {
  const socket = io(`http://127.0.0.1:${PORT}/bluff`, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });
}

// Watch matches that nobody plays, a hundred sockets each.
async function watch(count) {
  for (let number = 0; number < count; number++) {
    const socket = await connected();
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.emit("sync", `${NAME}-${Math.floor(number / 100)}`, null, undefined, PLAYERS);
    await synced;
  }
}

const matches = [];

async function sit(count) {
  for (let number = 0; number < count / PLAYERS; number++) {
    const match = new Match(number);
    await match.open();
    matches.push(match);
  }
}

function play() {
  for (const match of matches) void match.begin();
}

function pace() {
  let before = performance.now(), credit = 0;
  setInterval(() => {
    const now = performance.now();
    credit = Math.min(credit + ((now - before) / 1000) * rate, waiting.length);
    before = now;
    for (; credit >= 1; credit--) waiting.shift()();
  }, 1);
}

function end() {
  const { user, system } = process.cpuUsage(begun);
  console.log(JSON.stringify({ ...counts, cpu: (user + system) / 1e6 }));
}

reset();
if (rate > 0) pace();
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  ({ play, begin: reset, end, stop: () => process.exit(0) })[line]();
});
(MODE === "watch" ? watch : sit)(Number(SOCKETS)).then(() => console.log("ready"));
