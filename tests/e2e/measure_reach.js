// Shows every scene, moves to each control and text, and returns what cannot be pressed or read.
async (scenes) => {
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 2);
  const said = (element) => String(element.getAttribute('aria-label') ?? element.innerText).replace(/\s+/g, ' ').slice(0, 50);

  for (const { title, scene, tag } of scenes) {
    await window.showScene(scene, tag);
    const told = (what, element) => faults.push(`${title}, ${tag}: ${what}: ${said(element)}`);
    const [page, bar] = ['.frame', 'section.bar'].map((each) => document.querySelector(each));
    if (page.scrollWidth > innerWidth + 1) told('is wider than the window', page);
    for (const each of all('.strip button, .strip a, section.bar button, .own .hand button, .compact [role=tablist] button')) {
      each.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!each.contains(above)) told(`lies under ${above && said(above)}`, each);
    }
    for (const each of all('.question, .answers .name, .answers .about, .answers .text')) {
      const { left, right } = each.getBoundingClientRect();
      const within = (each.closest('button') ?? bar).getBoundingClientRect();
      if (each.scrollWidth > each.clientWidth + 1 || left < within.left - 1 || right > within.right + 1) told('runs out of its box', each);
    }
    for (const plate of all('.spot article.plate, .own article.plate')) {
      const { left, right, height } = plate.getBoundingClientRect();
      if (left < 0 || right > innerWidth || height < 64) told('is not shown whole', plate);
    }
  }
  return faults;
}
