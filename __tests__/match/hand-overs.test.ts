import { Dice } from '@/engine/random';
import type { GameId } from '@/games';
import { eyesAt, sightOf } from '@/match/sight';
import type { Cover, Stage } from '@/match/stage';
import { memoryStore } from '../support/memory-store';
import { seedOf } from '../support/random-play';
import { appOn, peopleAt, startedOn } from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

interface Evening {
  readonly game: GameId;
  readonly options: object;
  readonly cover: Cover;
  readonly seats?: number;
}

const STAGES = ['curtain', 'covered', 'seat', 'table', 'over'] as const;

/** A whole game of people who look at their hand only where it is needed; how often the device stood how. */
async function evening({ game, options, cover, seats = 2 }: Evening) {
  const random = new Dice(seedOf('evening'), 'players');
  const app = appOn(memoryStore(), cover);
  const match = await startedOn(app, peopleAt(game, seats, options), { seed: `evening-${game}`, moves: [] });
  const stood = Object.fromEntries(STAGES.map((kind) => [kind, 0])) as Record<Stage['kind'], number>;
  let [hidden, turnedUp] = [0, 0];
  const asked: number[] = [];
  for (;;) {
    const { stage, asked: decides } = match.getSnapshot();
    stood[stage.kind] += 1;
    if (stage.kind === 'over') break;
    asked.push(decides ?? -1);
    if (stage.kind === 'curtain') match.reveal();
    if (stage.kind === 'covered' && stage.hides) hidden += 1;
    let { moves } = sightOf(match.getSnapshot(), eyesAt(match.getSnapshot().stage));
    if (moves.length === 0) {
      match.turnHandUp();
      turnedUp += 1;
      ({ moves } = sightOf(match.getSnapshot(), eyesAt(match.getSnapshot().stage)));
    }
    expect(await match.play(moves[random.below(moves.length)])).toBeUndefined();
  }
  match.close();
  return { stood, hidden, turnedUp, asked, made: wholeMatch(match).play.moves.length };
}

it.each(['table', 'hand'] as const)(
  'HB-60 a game of Harbour in which nothing is private covers nothing (%s)',
  async (cover) => {
    const { stood, hidden, made } = await evening({ game: 'harbour', options: {}, cover });
    expect(made).toBeGreaterThan(100);
    expect({ curtains: stood.curtain, hands: stood.seat, hidden }).toEqual({
      curtains: 0,
      hands: 0,
      hidden: 0,
    });
  },
);

it('HB-3 boards are chosen in private, one person after the other in the order of the seats', async () => {
  const options = { boards: 'characters' };
  const { stood, asked } = await evening({ game: 'harbour', options, cover: 'table', seats: 3 });
  expect(asked.slice(0, 3)).toEqual([0, 1, 2]);
  expect(stood.curtain).toBeGreaterThanOrEqual(3);
});

it('HB-41 with bonus cards the table stays open and only they are covered', async () => {
  const { stood, hidden, turnedUp } = await evening({
    game: 'harbour',
    options: { bonusCards: true },
    cover: 'hand',
  });
  expect(stood.curtain).toBe(0);
  expect(hidden).toBeGreaterThan(50);
  expect(turnedUp).toBe(0);
});

it('RT-60 four people at Rotterdam need no curtain, and turn their hand up only where it has a part', async () => {
  const { stood, hidden, turnedUp, made } = await evening({
    game: 'rotterdam',
    options: {},
    cover: 'hand',
    seats: 4,
  });
  expect(stood.curtain).toBe(0);
  expect(hidden).toBeGreaterThan(made / 4);
  expect(turnedUp).toBeLessThan(made / 10);
});

it('PR-60 four people at Packet Row need no curtain from the first move to the last', async () => {
  const { stood, hidden, made } = await evening({ game: 'packet-row', options: {}, cover: 'hand', seats: 4 });
  expect(made).toBeGreaterThan(100);
  expect(stood.curtain).toBe(0);
  expect(hidden).toBeGreaterThan(50);
});

it('offers nobody a desk in a game that knows no acts out of turn', async () => {
  const begun = await startedOn(appOn(memoryStore()), peopleAt('harbour'));
  begun.askForDesk(1);
  expect(begun.getSnapshot().stage).toEqual({
    kind: 'covered',
    seat: begun.getSnapshot().asked,
    hides: false,
  });
  begun.close();
});
