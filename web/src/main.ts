import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { router } from './app/router.svelte.ts';
import { language } from './i18n/index.ts';
import { appearance } from './theme/theme.svelte.ts';

const RELOADED = 'intriga.reloaded';

// A page that was opened before an update asks for files that are gone: the new page knows better.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === document.lastModified) return;
  sessionStorage.setItem(RELOADED, document.lastModified);
  location.reload();
});

appearance.begin();
router.begin();
void language.begin().finally(() => {
  mount(App, { target: document.getElementById('app')! });
});
