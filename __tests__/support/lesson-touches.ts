import type { GameId } from '@/games';

/** A place, and the button below that confirms it. */
const USUAL = 2;

/**
 * How often somebody touches the table to follow a task, on the device where that takes most. Those of Harbour and
 * Rotterdam are counted as a browser does nothing but touch what is lit.
 */
const TOUCHES: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'packet-row': {
    'waiting/wait': 1,
    'paying/cash': 3,
    'lastCall/take': 3,
    'ships/take': 3,
    'ending/take': 3,
    'ending/done': 1,
  },
  harbour: {
    'stages/go': 3,
    'stages/gain': 3,
    'market/buy': 4,
    'limit/go': 3,
    'fees/go': 3,
    'fees/gain': 3,
    'warehouses/buy': 4,
    'fourth/buy': 4,
  },
  rotterdam: {
    'lanes/launch': 3,
    'shipowner/free': 1,
    'shipowner/place': 1,
    'cards/gale': 5,
    'scoring/finish': 1,
  },
};

export const touchesOf = (game: GameId, place: string): number => TOUCHES[game][place] ?? USUAL;
