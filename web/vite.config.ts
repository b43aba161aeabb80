import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  plugins: [svelte(), words(), licences('@fontsource/alegreya-sans', '@fontsource-variable/fraunces')],
  build: {
    outDir: '../src/intriga/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first with light-dark()
    manifest: 'manifest.json',
    license: { fileName: 'licences-code.md' },
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': OURS, '/ws': OURS },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
