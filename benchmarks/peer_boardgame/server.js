// boardgame.io's own server, its storage in memory as it comes: `node server.js PORT`.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("listening") });
