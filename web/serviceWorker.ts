/** Builds the service worker, which is told the files of the build: a new build is a new worker. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, 'worker/service-worker.ts');

export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
    const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/')).sort();
    const listed = `const ASSETS = ${JSON.stringify(assets.map((file) => `/${file}`))};\n`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: listed + code });
  },
});
