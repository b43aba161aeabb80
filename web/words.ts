/**
 * The messages of the house and of the games beside it, parsed and packed by language, game and
 * the part of the page that says them: `virtual:words` has for each pack, `en/coup/board`, how
 * it is fetched.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { packOf } from './src/i18n/parts.ts';

const ROOT = join(import.meta.dirname, '../src/intriga');
const ALL = 'virtual:words';
const HIDDEN = '\0'; // what other plugins are to leave alone

export function words(): Plugin {
  const packs = new Map<string, string[]>();
  return {
    name: 'words',
    buildStart() {
      packs.clear();
      for (const file of globSync('**/*.ftl', { cwd: ROOT }).sort()) {
        const pack = packOf(file.replaceAll('\\', '/'));
        if (pack === null) continue;
        const name = `${pack.folder}/${pack.part}`;
        packs.set(name, [...(packs.get(name) ?? []), join(ROOT, file)]);
      }
    },
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? HIDDEN + id : null),
    load(id) {
      if (id === HIDDEN + ALL) return listOf([...packs.keys()]);
      const files = packs.get(id.slice(`${HIDDEN}${ALL}/`.length));
      if (!id.startsWith(HIDDEN + ALL) || !files) return null;
      files.forEach((file) => this.addWatchFile(file));
      const { body } = new FluentResource(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      return `export const body = ${JSON.stringify(body)}`;
    },
  };
}

function listOf(names: readonly string[]): string {
  const entries = names.map((name) => `'${name}': () => import('${ALL}/${name}')`);
  return `export default { ${entries.join(',\n')} }`;
}
