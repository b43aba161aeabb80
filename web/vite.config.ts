import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preloads } from './preloads.ts';
import { serviceWorker } from './serviceWorker.ts';
import { words } from './words.ts';

const SERVER = 'http://127.0.0.1:8000';
const OURS = { target: SERVER, ws: true };

/** The licences of the fonts travel with them. */
const licences = (...packages: string[]): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const texts = packages.map((name) =>
      `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`);
    this.emitFile({ type: 'asset', fileName: 'licences-fonts.txt', source: texts.join('\n\n') });
  },
});

/** The parts in which the page travels, by what they are for; what each page alone needs is a part besides. */
const CHUNKS = [
  { name: 'page', tags: ['$initial' as const], priority: 4 }, // what every page needs
  { name: (id: string) => /\/src\/games\/([^/]+)\/(?:deck|cards|Marks|BackSign)\b/.exec(id)?.[1]?.concat('-cards') ?? null, priority: 2 },
  { name: 'cards', test: /\/src\/cards\/(?!looks\/|garments|parts|props|Gallery)/, priority: 3 },
  { name: 'art', test: /\/src\/cards\/(?:garments|parts|props)/, priority: 2 },
  { name: 'board', test: /\/src\/(?:board\/|table\/(?:Answer|ActionBarButton|buttons|keys)|games\/analysis\b)/, priority: 1 },
  { name: 'top', test: /\/src\/(?:ui\/(?:Segmented|Field|Chip|InTurn)|lobby\/(?:Fan|refused|visitor)|games\/(?:catalogue|known)|fairness\/witness)\b/, priority: 2 }, // what the first page shows
  { name: 'more', test: /\/src\/(?:ui\/(?:Preferences|Switch|RadioCards)|lobby\/(?:Levels|HowItWorks))\b/, priority: 1 }, // what it has besides
];

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker(), preloads(), licences('@fontsource/alegreya-sans', '@fontsource-variable/fraunces')],
  build: {
    outDir: '../src/intriga/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox125', 'safari17.5'], // the first with light-dark() and popover
    manifest: 'manifest.json',
    license: { fileName: 'licences-code.md' },
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    // Without their names, which manifest.json has: the first page lists all its chunks.
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: 'assets/[hash:7].js' } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': OURS, '/ws': OURS },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
