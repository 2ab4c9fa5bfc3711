import type { GameText } from '../../gameText';
import { harbour } from './harbour';
import { packetRow } from './packet-row';
import { rotterdam } from './rotterdam';

/** What is said of each game alone, by its id. */
export const games = {
  'packet-row': packetRow,
  harbour,
  rotterdam,
} satisfies Readonly<Record<string, GameText>>;
