// Chooses the colours before anything is painted; src/theme/theme.svelte.ts does the rest.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('intriga.appearance') || '{}');
    var root = document.documentElement;
    if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
    if (typeof kept.look === 'string') root.dataset.look = kept.look;
  } catch (refused) {
    // a browser that keeps nothing shows what the system prefers
  }
})();
