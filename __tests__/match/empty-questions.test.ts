import { Dice, type Random } from '@/engine/random';
import { recordOf, replay } from '@/engine/record';
import { isProblem } from '@/engine/phrase';
import { transcriptOf } from '@/engine/transcript';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import type { Match, MatchEnvironment, MatchSnapshot } from '@/match/match';
import { actorOf } from '@/match/stage';
import type { AnyPlay } from '@/match/whole';
import { seedOf } from '../support/random-play';
import { bot, human, openTable, until, type Setting } from './open-table';

/** Whole games take their time where two cores are shared. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

const SOLO = [human('Anna'), bot, bot];
const PEOPLE = [human('Anna'), human('Ben'), human('Cleo')];

const stateOf = ({ play }: { readonly play: AnyPlay }) => play.state as RotterdamState;

/** Ship cards come into hands and stay there, so that the table has something not to know. */
const LIKED: readonly RotterdamMove['type'][] = ['drawCard', 'takeCard', 'cash', 'build', 'forward', 'sail'];

function randomMove(state: RotterdamState, seat: number, random: Random): RotterdamMove {
  const moves = rotterdam.moves(state, seat).filter(({ type }) => type !== 'play' || random.below(4) === 0);
  const all = moves.length > 0 ? moves : rotterdam.moves(state, seat);
  const liked = all.filter(
    (move) => LIKED.includes(move.type) || (move.type === 'work' && move.role === 2 && random.below(2) === 0),
  );
  const from = liked.length > 0 && random.below(3) > 0 ? liked : all;
  return from[random.below(from.length)] as RotterdamMove;
}

/** Whoever is asked can only go on, whoever knows it. */
function isEmpty(state: RotterdamState): boolean {
  const [only, ...more] = rotterdam.moves(state, state.actor);
  return more.length === 0 && (only?.type === 'finish' || only?.type === 'unload');
}

/** Whether all at the table can tell that nothing is to be decided: in every world that they cannot tell apart. */
function isPlain(state: RotterdamState, random: Random): boolean {
  const seen = rotterdam.view(state, 'table');
  return Array.from({ length: 60 }, () => rotterdam.imagine(seen, random)).every(isEmpty);
}

function openGame(number: number, setting: Setting) {
  const random = new Dice(seedOf(number), 'empty');
  const think: MatchEnvironment['think'] = (seat, _, play) => ({
    moves: Promise.resolve([randomMove(stateOf({ play }), seat, random)] as const),
    cancel: () => undefined,
  });
  return {
    ...openTable({ game: 'rotterdam', options: { fixedRounds: true }, cover: 'hand', think, ...setting }),
    random,
  };
}

interface Told {
  readonly match: Match;
  readonly now: () => MatchSnapshot;
  readonly random: Random;
}

/** Plays to the end, telling every question that a person meets. */
async function playToEnd(game: Told, asked: (now: MatchSnapshot) => Promise<void> | void): Promise<void> {
  const { match, now, random } = game;
  match.subscribe(() => match.settled(match.getSnapshot().made - 1));
  for (;;) {
    await until(() => now().stage.kind === 'over' || actorOf(now().stage) === now().asked);
    if (now().stage.kind === 'over') return;
    match.turnHandUp();
    await asked(now());
    const seat = actorOf(now().stage);
    if (seat === undefined || seat !== now().asked) continue;
    expect(await match.play(randomMove(stateOf(now()), seat, random))).toBeUndefined();
  }
}

const emptyIn = ({ log }: MatchSnapshot) => log.filter(({ empty }) => empty === true).length;

describe('questions that are put only lest a hand be known', () => {
  it('RT-13 are none for one person among bots, and undo, record and transcript know their answers', async () => {
    let answered = 0;
    let undone = 0;
    for (const number of [1, 2, 3]) {
      const game = openGame(number, { seats: SOLO });
      const { match, now } = game;
      await playToEnd(game, async ({ undo, made, play, log }) => {
        expect(isEmpty(stateOf({ play }))).toBe(false);
        if (!undo.available || game.random.below(3) > 0) return;
        await match.undo();
        undone += 1;
        expect(now().made).toBeLessThan(made);
        expect(isEmpty(stateOf(now()))).toBe(false);
        expect(log.slice(now().made).some(({ empty }) => empty !== true)).toBe(true);
      });
      const { play } = now();
      answered += emptyIn(now());
      expect(isProblem(replay(rotterdam, recordOf(rotterdam, play as never)))).toBe(false);
      expect(transcriptOf(rotterdam, play as never, {})).toHaveProperty('moves.length', play.moves.length);
    }
    expect(answered).toBeGreaterThan(8);
    expect(undone).toBeGreaterThan(10);
  });

  it('RT-60 among several people are those whose absence would tell, and no others', async () => {
    let needless = 0;
    let asked = 0;
    for (const number of [4, 5]) {
      const game = openGame(number, { seats: PEOPLE });
      await playToEnd(game, ({ play }) => {
        const state = stateOf({ play });
        if (!isEmpty(state)) return;
        asked += 1;
        if (isPlain(state, game.random)) needless += 1;
      });
      const { log, play } = game.now();
      expect(log).toHaveLength(play.moves.length);
    }
    expect(needless).toBe(0);
    expect(asked).toBeGreaterThan(10);
  });

  it('are none where people play with open hands', async () => {
    const game = openGame(6, { seats: PEOPLE, openHands: true });
    let asked = 0;
    await playToEnd(game, ({ play }) => {
      if (isEmpty(stateOf({ play }))) asked += 1;
    });
    expect(asked).toBe(0);
    expect(emptyIn(game.now())).toBeGreaterThan(5);
  });

  it('are answered when a match is opened that stands at one, and by nobody’s button', async () => {
    const game = openGame(1, { seats: SOLO });
    await playToEnd(game, () => undefined);
    const { play, log } = game.now();
    const at = log.findIndex(({ empty, seat }) => empty === true && seat === 0);
    const moves = play.moves.slice(0, at);
    const record = { ...recordOf(rotterdam, play as never), moves };
    const states: RotterdamState[] = [];
    replay(rotterdam, record, (_number, _events, state) => void states.push(rotterdam.clone(state)));
    const left = {
      play: { ...play, moves, sealed: play.sealed.slice(0, at), state: states[at - 1] },
      log: log.slice(0, at),
    };
    expect(isEmpty(stateOf(left))).toBe(true);
    const again = openGame(1, { seats: SOLO, left, botPause: () => 'step' });
    expect(again.now().made).toBeGreaterThan(at);
    expect(isEmpty(stateOf(again.now()))).toBe(false);
    expect(again.now().undo.available).toBe(false);
  });
});
