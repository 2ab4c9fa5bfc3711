import type { LinkingOptions } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { GAME_IDS, isGameId, type GameId } from '@/games';

/** A type and not an interface: React Navigation asks for an index signature. */
export type Routes = {
  home: undefined;
  newGame: { game: GameId };
  table: { id: string };
  results: { id: string };
  /** The move that has just been made at the moment to look at first. */
  replay: { id: string; move?: number | undefined };
  saves: undefined;
  rules: { game: GameId; paragraph?: string | undefined };
  learn: { game: GameId; lesson?: string | undefined };
  records: undefined;
  settings: undefined;
  privacy: undefined;
  credits: undefined;
};

export type Navigator = NativeStackNavigationProp<Routes>;

/** An address may be mistyped: the first game is better than none. */
function gameFromPath(path: string): GameId {
  return isGameId(path) ? path : GAME_IDS[0];
}

function moveFromPath(path: string): number | undefined {
  return /^\d{1,5}$/.test(path) ? Number(path) : undefined;
}

/** Paths of the web version and of harbourmaster:// links; the browser's way back needs them too. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['harbourmaster://'],
  config: {
    initialRouteName: 'home',
    screens: {
      home: '',
      newGame: { path: 'new/:game', parse: { game: gameFromPath } },
      table: 'table/:id',
      results: 'results/:id',
      replay: { path: 'replay/:id/:move?', parse: { move: moveFromPath } },
      saves: 'saves',
      rules: { path: 'rules/:game/:paragraph?', parse: { game: gameFromPath } },
      learn: { path: 'learn/:game/:lesson?', parse: { game: gameFromPath } },
      records: 'records',
      settings: 'settings',
      privacy: 'privacy',
      credits: 'credits',
    },
  },
};
