import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { componentOf } from './app/pages.ts';
import { beginOffline } from './base/offline.ts';
import { router } from './base/router.svelte.ts';
import { language } from './i18n/index.ts';
import { PARTS_OF_PAGE } from './i18n/parts.ts';
import { appearance } from './theme/theme.svelte.ts';

const RELOADED = 'intriga.reloaded';

// A page that was opened before an update asks for files that are gone: the new page knows better.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine) return; // a page that is read without a connection has only what it opened before
  if (sessionStorage.getItem(RELOADED) === document.lastModified) return;
  sessionStorage.setItem(RELOADED, document.lastModified);
  location.reload();
});

for (const weight of [400, 700]) document.fonts.load(`${weight} 1em 'Alegreya Sans'`).catch(() => null); // after the scripts, which need the line first
appearance.begin();
beginOffline();
router.begin();
const { page } = router.place;
void componentOf(page).catch(() => null); // under way already when App asks for it, and says what failed
void language.begin(PARTS_OF_PAGE[page]).finally(() => {
  mount(App, { target: document.getElementById('app')! });
});
