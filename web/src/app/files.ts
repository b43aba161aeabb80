/** In which file each page is. */

import type { ADDRESSES } from '../protocol/messages.gen.ts';

export const FILES: Readonly<Record<keyof typeof ADDRESSES, string>> = {
  lobby: '../lobby/Lobby.svelte',
  create: '../lobby/Create.svelte',
  table: '../table/TablePage.svelte',
  evening: '../evening/EveningPage.svelte',
  replay: '../replay/ReplayPage.svelte',
  rules: '../rules/Rules.svelte',
  learn: '../lobby/Learn.svelte',
  lesson: '../table/LessonPage.svelte',
  puzzles: '../puzzles/PuzzlesPage.svelte',
  daily: '../daily/DailyPage.svelte',
  about: '../lobby/About.svelte',
  continue: '../lobby/Continue.svelte',
  me: '../me/MePage.svelte',
  circle: '../circle/CirclePage.svelte',
  open: '../replay/OpenPage.svelte',
};
