/** The board of each game, the generic one for a game that has none. */

import type { Component } from 'svelte';
import type { Json } from '../net/messages.ts';
import CoupBoard from './coup/Board.svelte';
import PotBoard from './pot-de-vin/Board.svelte';
import GenericBoard from './generic/Board.svelte';
import type { Known } from './known.ts';

/** What every board is given: a view, and what goes with it, as the server sends them. */
export type GameBoard = Component<{
  view: Json; memory: Json | null; material: Json | null; seat: number | null; compact?: boolean;
}>;

const BOARDS: Readonly<Record<Known, GameBoard>> = {
  coup: CoupBoard as unknown as GameBoard, // each reads its own view of what is sent
  'pot-de-vin': PotBoard as unknown as GameBoard,
};

export const boardOf = (game: string): GameBoard =>
  (BOARDS as Readonly<Record<string, GameBoard>>)[game] ?? GenericBoard;
