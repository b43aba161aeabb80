/** Plays an evening in a browser by real clicks and prints what was seen: `node evening.mjs firefox URL`. */

import { firefox, webkit } from './windows.mjs';

const [name, url] = process.argv.slice(2);
const PATIENCE = 60_000; // milliseconds until something that is waited for has to be there
const GLANCE = 100; // milliseconds between two looks
const MOST = 400;
const [CONFIRM, ANSWERS] = ['.bar .answers .primary', '.bar .answers button, .hand button'];
const NEXT = '[data-next]';

const DEAL = '.begin .deeds > :last-child:not([disabled])';

const window = await { firefox, webkit }[name]();
const pause = () => new Promise((done) => setTimeout(done, GLANCE));

async function until(code, ...args) {
  for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
    const found = await window.run(code, ...args);
    if (found) return found;
    await pause();
  }
  throw new Error(`it never was so: ${code}; the page says ${await window.run(() => document.body.innerText)}`);
}

const there = (selector) => until((css) => document.querySelector(css) !== null, selector);

/** Opens a table of two with a bot that takes no time, and deals. */
async function deal(game) {
  const wish = { game, preset: game === 'coup' ? 'coup-br' : game, name: 'Ana', chairs: game === 'coup' ? 2 : 3, settings: { pace: 'none' } };
  const bots = Array.from({ length: wish.chairs - 1 }, () => 'casual');
  await window.run((body) => {
    fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then((answer) => answer.json()).then(({ table, invite }) => { globalThis.link = `/t/${table}#${invite}`; });
  }, JSON.stringify({ ...wish, bots }));
  await window.goto(url + await until(() => globalThis.link));
  await there(DEAL);
  await window.click(DEAL);
}

/** Presses what is offered until the game is over; returns how often. */
async function play() {
  for (let pressed = 0; pressed < MOST; pressed++) {
    const what = await until((confirm, answers, mark) => {
      if (document.querySelector('#end-title')) return 'end';
      document.querySelectorAll(mark).forEach((each) => each.removeAttribute('data-next'));
      const visible = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
      const isOpen = (each) => !each.disabled && each.ariaDisabled !== 'true' && each.ariaPressed !== 'true';
      const [ready] = visible(confirm);
      const open = ready ? [ready].filter(isOpen) : visible(answers).filter(isOpen);
      const shown = open[Math.floor(Math.random() * open.length)];
      shown?.setAttribute('data-next', '');
      return shown ? 'asked' : null;
    }, CONFIRM, ANSWERS, NEXT);
    if (what === 'end') return pressed;
    await window.click(NEXT).catch(() => null); // it may have gone meanwhile
    await pause();
  }
  throw new Error('the game has no end');
}

const seen = { browser: window.version };
try {
  await window.goto(`${url}/`);
  await there('h1');
  seen.lobby = await window.run(() => document.querySelector('h1').innerText);
  seen.games = {};
  for (const game of ['coup', 'pot-de-vin']) {
    await deal(game);
    await there('.bar');
    const cards = await window.run(() => document.querySelectorAll('[role="group"] .card').length);
    seen.games[game] = { cards, answers: await play(), end: await window.run(() => document.querySelector('#end-title').innerText) };
    await window.goto(url + await window.run(() => document.querySelector('a[href^="/r/"]').getAttribute('href')));
    await there('[role="slider"], input[type="range"]');
    seen.games[game].replay = await window.run(() => document.querySelector('h1').innerText);
  }
  seen.errors = await window.errors();
  console.log(JSON.stringify(seen));
} finally {
  await window.close();
}
