import type { LinkingOptions } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { GAME_IDS, type GameId } from '@/games';
import { parseDay, type Day } from '@/match/today/day';
import { APP_ADDRESS } from './prefixes';

/** A type and not an interface: React Navigation asks for an index signature. */
export type Routes = {
  home: undefined;
  /** With the code of a deal, the table is set for that one. */
  newGame: { game: GameId; deal?: string | undefined };
  /** Asks for the code of a deal, unless a link brought it. */
  deal: { code?: string | undefined } | undefined;
  table: { id: string };
  results: { id: string };
  /** The move that has just been made at the moment to look at first, and whose eyes look, where they may. */
  replay: { id: string; move?: number | undefined; eyes?: number | undefined };
  saves: undefined;
  rules: { game: GameId; paragraph?: string | undefined };
  catalogue: { game: GameId };
  learn: { game: GameId; lesson?: string | undefined };
  /** The list, or one of them by its id. */
  puzzles: { game: GameId; puzzle?: string | undefined };
  records: undefined;
  settings: undefined;
  privacy: undefined;
  credits: undefined;
  /** The deal of the day, or of a day before it. */
  today: { game: GameId; day?: Day | undefined };
  /** An address at which there is nothing. */
  nowhere: undefined;
};

export type Navigator = NativeStackNavigationProp<Routes>;

/** An address may be mistyped, or name a game that this version does not have: it then leads nowhere, and says so. */
const GAME = `:game(${GAME_IDS.join('|')})`;

function numberFromPath(path: string): number | undefined {
  return /^\d{1,5}$/.test(path) ? Number(path) : undefined;
}

/** Paths of the web version and of harbourmaster:// links; the browser's way back needs them too. */
export const linking: LinkingOptions<Routes> = {
  prefixes: [APP_ADDRESS],
  config: {
    initialRouteName: 'home',
    screens: {
      home: '',
      newGame: `new/${GAME}/:deal?`,
      deal: 'deal/:code?',
      table: 'table/:id',
      results: 'results/:id',
      replay: { path: 'replay/:id/:move?', parse: { move: numberFromPath, eyes: numberFromPath } },
      saves: 'saves',
      rules: `rules/${GAME}/:paragraph?`,
      catalogue: `cards/${GAME}`,
      learn: `learn/${GAME}/:lesson?`,
      puzzles: `puzzles/${GAME}/:puzzle?`,
      today: { path: `today/${GAME}/:day?`, parse: { day: parseDay } },
      records: 'records',
      settings: 'settings',
      privacy: 'privacy',
      credits: 'credits',
      nowhere: '*',
    },
  },
};
