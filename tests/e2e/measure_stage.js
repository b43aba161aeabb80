// Shows every scene in its languages, opens its widest menu of seats, and returns what does not lie where it belongs.
async ([scenes, sentences]) => {
  const LEAST = 11; // CSS pixels: narrower, a card is a line
  const NAME = 24; // of a name, at least
  const TARGET = 44; // WCAG 2.5.5
  const HIGH = 5.5 * parseFloat(getComputedStyle(document.documentElement).fontSize); // of a plate that holds what its player says
  const GUARD = 1_000; // milliseconds in which a click may be a slip, at most
  const faults = [];
  const stood = new Map();
  const clock = performance.now.bind(performance);
  let skipped = 0;
  performance.now = () => clock() + skipped;
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 2);
  const box = (element) => element.getBoundingClientRect();
  const whole = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const cut = (element, spare = 1) => element.scrollWidth > element.clientWidth + spare || element.scrollHeight > element.clientHeight + spare;
  const said = (element) => String(element.getAttribute('aria-label') ?? element.innerText ?? element.getAttribute('class')).replace(/\s+/g, ' ').slice(0, 50);
  const shown = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ');
  const place = (element) => (element ? shown(box(element)) : '');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  function measure(title, group, hand) {
    const told = (what, element) => faults.push(`${title}: ${what}${element ? `: ${said(element)} (${shown(box(element))})` : ''}`);
    const [stage, own, ask, bar] = ['.stage', '.board.felt > .own', '.ask', 'section.bar'].map((each) => document.querySelector(each)); // who watches has none of their own
    const seats = all('.spot article.plate');
    const cards = all('.own .hand li:not(.empty), .own .hand > .card');
    const words = document.querySelector('section.bar .question');
    const buttons = all('section.bar button');

    // all of it on the screen, and nothing over it
    for (const [name, each] of [['stage', stage], ['hand', own], ['bar', bar]]) if (each && !whole(box(each), screen)) told(`${name} is not on the screen`, each);
    for (const each of [...cards, ...all('.own article.plate'), ...buttons, words]) {
      if (!whole(box(each), screen)) told('is not on the screen', each);
      const { left, top, width, height } = box(each);
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!above || !(each.contains(above) || above.contains(each))) told(`lies under ${above && said(above)}`, each);
    }
    for (const each of [...buttons, ...all('.own .hand button')]) {
      if (Math.min(box(each).width, box(each).height) < TARGET - 0.5) told('is too small for a finger', each);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1) told('the page scrolls');
    if (cut(bar, 2)) told('the bar scrolls', bar);
    if (hand && box(bar).top < box(ask).top - 1) told(`the bar is ${Math.round(box(ask).top - box(bar).top)} px too high`);

    // every control of the head is hit at its middle, and the last line of the log stands in what is empty
    for (const each of all('.strip button, .strip a')) {
      const { left, top, width, height } = box(each);
      if (!each.contains(document.elementFromPoint(left + width / 2, top + height / 2))) told('is not hit at its middle', each);
    }
    const line = document.querySelector('section.bar ol li:nth-child(2)');
    if (title.includes('waiting') && !title.includes('watched') && line?.checkVisibility() && !whole(box(line), box(bar))) told('the last line of the log is cut', line);

    // beside a board that has room, the panel lies open
    if (box(document.querySelector('.beside')).height > innerHeight / 2 && all('.beside [role=tabpanel]').length === 0) told('the panel is shut');

    // own things in the own box, each card whole
    for (const each of [...cards, ...all('.own article.plate')]) if (!whole(box(each), box(own))) told('is not whole in the own box', each);
    cards.forEach((one, at) => cards.slice(at + 1).forEach((other) => { if (over(box(one), box(other))) told('lies over another card', one); }));
    for (const each of all('.face, .back')) if (box(each).width < LEAST) told(`is only ${box(each).width.toFixed(1)} px wide`, each);

    // seats and what is said
    seats.forEach((one, at) => {
      if (!whole(box(one), box(stage))) told('is not whole on the stage', one);
      if (seats.slice(at + 1).some((other) => over(box(one), box(other)))) told('lies over another seat', one);
      for (const each of all('.says, .calm, .played, .trump', stage)) if (over(box(one), box(each))) told(`lies over ${said(each)}`, one);
      for (const each of all('.tally li, .seen, .coins', one)) if (box(each).bottom > box(one).bottom + 4) told(`lies lower than its seat, ${said(one)}`, each);
      if (box(one.querySelector('header bdi')).width < Math.min(NAME, one.querySelector('header bdi').scrollWidth)) told('has no name', one);
    });
    for (const one of all('article.plate')) {
      const columns = one.querySelector('.columns');
      if (columns && !whole(box(columns), box(one))) told('its columns are not shown', one);
      for (const each of all('.goods > :not(.unseen), .columns li, .extras > *', one)) {
        const clip = box(each.closest('.goods') ?? one); // a thing is shown whole, or not at all
        if (over(box(each), clip) && (box(each).top < clip.top - 2 || box(each).bottom > clip.bottom + 2)) told(`is cut on the plate of ${said(one)}`, each);
      }
    }
    for (const each of all('.why', stage)) {
      if (!whole(box(each), screen) || cut(each)) told('is not whole', each);
      for (const other of all('header bdi, .coins, .card', stage)) if (over(box(each), box(other))) told(`lies over ${said(other)}`, each);
    }
    for (const each of all('.aim', stage)) if (Math.min(box(each).width, box(each).height) < TARGET - 0.5) told('is too small for a finger', each);
    const middle = document.querySelector('.middle');
    for (const each of all('.plate .bubble')) {
      const isHigh = box(each.closest('article')).height >= HIGH; // a low plate has no room for a sentence
      const others = isHigh ? seats.filter((seat) => !seat.contains(each)) : [];
      for (const other of others.flatMap((seat) => all('header bdi, .coins, .card, .gems', seat))) {
        if (over(box(each), box(other))) told(`a bubble lies over ${said(other)} of ${said(other.closest('article'))}`, each);
      }
      if (!whole(box(each), screen)) told('what a seat says is not on the screen', each);
      for (const other of [...all('.says, .calm', middle), ...buttons, words]) if (over(box(each), box(other))) told(`a bubble lies over ${said(other)}`, each);
    }
    for (const each of all('.says, .calm, .played > li:not(.caption), .turned, .pile', middle)) if (!whole(box(each), box(middle))) told('is not whole in the middle', each);
    for (const each of all('.stores li', stage)) if (!whole(box(each), screen)) told('is not on the screen', each);
    for (const each of all('.says .words', middle)) if (cut(each, 2)) told('is cut', each);
    if (cut(words, 2)) told('the question is cut', words);
    for (const each of buttons) {
      const parts = all('.text, .answer, .name, .about', each);
      if (parts.some((part) => !whole(box(part), box(each)) || part.scrollWidth > part.clientWidth + 1)) told('a button is cut', each);
    }

    // no text runs out of its box, or is cut, but for the names of people
    for (const each of all('.strip *, .table *, .ask *')) {
      if (each.closest('.unseen, .short, .bubble, svg, bdi')) continue;
      if (![...each.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())) continue;
      let line = each;
      while (line.clientWidth === 0) line = line.parentElement; // an inline one has no width of its own
      if (line.scrollWidth > line.clientWidth + 1) told('a text is wider than its box', each);
    }

    // nothing has moved since the question before
    const stands = {
      stage: shown(box(stage)), own: place(own), ask: shown(box(ask)), middle: shown(box(middle)),
      plate: place(document.querySelector('.own article.plate')), seats: seats.map(box).map(shown).join(', '),
    };
    const before = stood.get(group) ?? stands;
    for (const [part, place] of Object.entries(stands)) if (before[part] !== place) told(`${part} moved from ${before[part]} to ${place}`);
    stood.set(group, before);
  }

  const press = (button) => {
    skipped += GUARD;
    button.click();
    return new Promise((done) => setTimeout(done));
  };

  /** Opens the menu whose name is longest, and measures whom or what it asks for. */
  async function measureMenu(title, group) {
    const menus = all('section.bar .menu button:has(.answer > svg:last-child)');
    if (menus.length === 0) return;
    const widest = menus.reduce((one, other) => (said(other).length > said(one).length ? other : one));
    const name = said(widest);
    await press(widest);
    measure(`${title}, ${name}`, group, true);
    await press(document.querySelector('section.bar .menu button'));
  }

  const spoken = [...new Set(scenes.flatMap(({ tags }) => tags))];
  for (const tag of spoken) {
    for (const { title, group, scene, tags, speakers } of scenes) {
      if (!tags.includes(tag)) continue;
      await window.showScene(scene, tag, Object.fromEntries(speakers.map((seat) => [seat, sentences[tag]])));
      measure(`${title}, ${tag}`, group, !title.includes('jokers'));
      await measureMenu(`${title}, ${tag}`, group);
    }
  }
  delete performance.now;
  return faults;
}
