import { Dice } from '@/engine/random';
import { crowdedTable } from './crowded-table';
import { playedGame } from './played-game';
import { seedOf } from './random-play';
import { peopleAt } from './saved-matches';
import { storedAs } from './stored-games';

/** Quiet, and bots wait: the page stays as it is while it is looked at. */
const settings = { motion: 'off', botPace: 'step', sound: 'off' } as const;

const finished = {
  id: 'finished',
  game: 'packet-row',
  ended: 0,
  rounds: 12,
  seats: [
    { kind: 'human', name: 'Anna', points: 33, earned: ['firstWin'] },
    { kind: 'bot', level: 'hard', points: 30 },
  ],
  winners: [0],
};

/** A device with something on every screen: a crowded table, one that is passed around by five, one that is over. */
export function furnished(): Record<string, string> {
  const crowded = crowdedTable();
  const random = new Dice(seedOf('furnished'), 'players');
  return {
    'harbourmaster/settings': JSON.stringify(settings),
    'harbourmaster/records': JSON.stringify({ results: [finished] }),
    ...storedAs('crowded', crowded),
    ...storedAs('passed', playedGame({ table: peopleAt('packet-row', 5), random, most: 40 })),
    ...storedAs('over', playedGame({ table: crowded.table, random })),
  };
}
