// Returns what notices and toasts lie over, and what does not lie where it belongs because of them.
lines => {
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const said = (each) => (each.innerText || each.className).slice(0, 40).replaceAll('\n', ' ');
  const faults = [];
  const told = all('.notice, .toast');
  const read = all('article.plate, .middle *, .own .hand *, section.bar *, .strip *, [role=tabpanel] *, [role=tab]');
  for (const each of told) {
    for (const other of read) {
      const [mine, theirs] = [box(each), box(other)];
      if (theirs.width > 0 && over(mine, theirs) && other.innerText) faults.push(`${said(each)} over ${said(other)}`);
    }
    const text = each.querySelector('.text, span');
    const high = parseFloat(getComputedStyle(text).lineHeight) * lines + 1;
    if (each.matches('.notice') && box(text).height > high) faults.push(`${said(each)} has ${box(text).height} px`);
    if (box(each).right > innerWidth || box(each).bottom > innerHeight) faults.push(`${said(each)} is cut`);
  }
  const plates = all('.spot article.plate');
  const stage = box(document.querySelector('.stage'));
  for (const plate of plates) {
    if (box(plate).top < stage.top - 1 || box(plate).bottom > stage.bottom + 1) faults.push(`${said(plate)} is off`);
    for (const each of plate.querySelectorAll('.coins, .gems')) if (box(each).bottom > box(plate).bottom + 4) faults.push(`${said(plate)} has no purse`);
    if (plates.some((other) => other !== plate && over(box(plate), box(other)))) faults.push(`${said(plate)} is covered`);
  }
  const middle = box(document.querySelector('.middle'));
  for (const each of all('.middle .says, .middle .calm, .middle .played > li:not(.caption), .middle .turned, .middle .pile')) {
    if (box(each).top < middle.top - 1 || box(each).bottom > middle.bottom + 1) faults.push(`${said(each)} is not whole in the middle`);
  }
  for (const each of all('.middle .says, .middle .words')) {
    if (each.scrollHeight > each.clientHeight + 2 || box(each).height < 12) faults.push(`${said(each)} is cut`);
  }
  return [...new Set(faults)];
}
