import { LEVELS, type Level } from '@/ai';
import { gameOf, type GameId } from '@/games';
import { watchHarbour } from '../support/senseless/harbour';
import { watchPacketRow } from '../support/senseless/packet-row';
import { watchRotterdam } from '../support/senseless/rotterdam';
import { senselessIn, type Watcher } from '../support/senseless/watched-game';

interface Series {
  readonly id: GameId;
  readonly watch: () => Watcher<never, never>;
  readonly games: number;
  readonly options: readonly object[];
  /** What it would be, for the title. */
  readonly acts: string;
}

/** 500 games together, as many of each as cost about the same. */
const SERIES: readonly Series[] = [
  {
    id: 'packet-row',
    watch: watchPacketRow,
    games: 270,
    options: [{}],
    acts: 'cashes, delivers or spends an assistant for a card that it could have had without',
  },
  {
    id: 'harbour',
    watch: watchHarbour,
    games: 170,
    options: [
      {},
      { boards: 'characters' },
      { bonusCards: true },
      { boards: 'characters', inlandTraders: true, bonusCards: true },
    ],
    acts: 'ships, sells, trades, turns, swaps or pays a fee for nothing, or leaves a warehouse empty',
  },
  {
    id: 'rotterdam',
    watch: watchRotterdam,
    games: 60,
    options: [{}, { fixedRounds: true }, { bidding: true }],
    acts: 'buys, loads, bids or sends a worker for nothing',
  },
];

/**
 * Who hardly thinks does by instinct what more thought would only now and then: so few imagined games find most. With
 * `WHOLE_THOUGHT=medium` (or another level) its players think as in the app, which takes much longer.
 */
const ITERATIONS = 2;
const level = LEVELS.find((name) => name === process.env.WHOLE_THOUGHT);
const thought: { readonly level: Level; readonly iterations?: number } =
  level === undefined ? { level: 'easy', iterations: ITERATIONS } : { level };

it.each(SERIES)('$id: in $games games no bot $acts', ({ id, watch, games, options }) => {
  const game = gameOf(id);
  const found: string[] = [];
  for (let number = 0; number < games; number += 1) {
    const agreed = options[number % options.length] ?? {};
    const seats = 'inlandTraders' in agreed ? 3 + (number % 2) : 2 + (number % 3);
    found.push(...senselessIn({ game, watch: watch(), seats, options: agreed, number, ...thought }));
  }
  expect(found).toEqual([]);
});
