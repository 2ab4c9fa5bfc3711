import { canonicalJson } from '@/engine/canonical';
import { redact, sees, type GameEvent } from '@/engine/events';
import type { AnyGame, Seat, Viewer } from '@/engine/game';
import { carryOut, type Play, type PlayedMove } from '@/engine/play';
import { Dice, type Random } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { tellFigure } from '../support/figures';
import { knownOf, scrambled } from '../support/hidden';
import { playAtRandom, seedOf } from '../support/random-play';

/*
 * Two states that differ only in what a viewer cannot know: everything that this viewer's screens are made of has to be
 * the same in both. One other state is imagined from the viewer's own view, as a bot would; one is the state itself with
 * all hidden cards dealt anew, of which a view that hides too little would tell.
 */
const POSITIONS_A_SETTING = 220;
const ONE_POSITION_IN = 6;
const LONGEST = 20_000;

type AnyPlay = Play<unknown, unknown, unknown>;

/** What a screen of this viewer is made of before anybody moves. */
function screenOf(
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  tried: readonly unknown[],
  seats: readonly Seat[],
) {
  const view = game.view(state, viewer);
  const common = {
    view,
    asked: game.waitingFor(state),
    round: game.round(state),
    turn: game.turnOf?.(state),
    outcome: game.outcome(state),
  };
  if (viewer === 'table') {
    // Whoever answers with a covered hand is offered what the open table tells.
    const openMoves = seats.map((seat) => game.moves(state, seat).filter((move) => game.isOpenMove(move)));
    const refusals = tried
      .filter((move) => game.isOpenMove(move))
      .map((move) => seats.map((seat) => game.problem(state, seat, move)));
    return { ...common, openMoves, refusals };
  }
  const moves = game.moves(state, viewer);
  return {
    ...common,
    mayAct: game.mayAct(state, viewer),
    moves,
    sentences: moves.map((move) => game.describe(move, view)),
    refusals: tried.map((move) => game.problem(state, viewer, move)),
  };
}

const shows = (events: readonly GameEvent[], viewer: Viewer): boolean =>
  events.some((event) => event.type === 'moved' && sees(event.seen, viewer) && !sees(event.before, viewer));

/** What a move leaves on the screen: animation, log now and later, undo; nothing to compare where it shows a card. */
function after(game: AnyGame, play: AnyPlay, state: unknown, viewer: Viewer, next: PlayedMove<unknown>) {
  const draft = game.clone(state);
  const { events, sealed } = carryOut(game, draft, play, play.moves.length, next);
  if (shows(events, viewer)) return undefined;
  return {
    now: redact(events, viewer),
    later: redact(events, viewer, 'faded'),
    view: game.view(draft, viewer),
    canTakeBack: next.seat === viewer ? !sealed : undefined,
  };
}

const counted = { imagined: 0, scrambled: 0, moves: 0, ends: 0 };
afterAll(() => {
  const { imagined, scrambled, moves, ends } = counted;
  tellFigure(
    `${imagined + scrambled} pairs of states compared that differ only in what the viewer cannot know:`,
  );
  tellFigure(
    `  ${scrambled} with all hidden cards of the state dealt anew, ${imagined} imagined from the view,`,
  );
  tellFigure(`  ${moves} also by what the next move shows, ${ends} after the end of the game`);
});

interface Pair {
  readonly game: AnyGame;
  readonly play: AnyPlay;
  readonly viewer: Viewer;
  readonly world: unknown;
}

const ELSEWHERE = seedOf('elsewhere');

function compareStates({ game, play, viewer, world }: Pair): void {
  const seats = Array.from({ length: play.seats }, (_, seat) => seat);
  const tried = seats.flatMap((seat) => game.moves(play.state, seat));
  const [there, here] = [world, play.state].map((state) => screenOf(game, state, viewer, tried, seats));
  expect(there).toEqual(here);
}

/** The other game has another seed too: the dice of its next move are not those of this one. */
function compareNext({ game, play, viewer, world }: Pair, next: PlayedMove<unknown>): void {
  if (game.problem(world, next.seat, next.move) !== undefined) return;
  const here = after(game, play, play.state, viewer, next);
  const there = after(game, { ...play, seed: ELSEWHERE }, world, viewer, next);
  if (here === undefined || there === undefined) return;
  expect(there).toEqual(here);
  counted.moves += 1;
}

/** Beside the usual options, those that hide more. */
const OPTIONS: Readonly<Record<GameId, readonly object[]>> = {
  'packet-row': [{}, { ledger: false }],
  harbour: [{}, { boards: 'characters', bonusCards: true }],
  rotterdam: [{}],
};

const SETTINGS = GAME_IDS.flatMap((id) => {
  const { min, max } = gameOf(id).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return OPTIONS[id].flatMap((options) => counts.map((seats) => ({ id, seats, options })));
});

/** Compares a position with another that hides other cards; undefined where none is hidden from this viewer. */
function compareScrambled(id: GameId, play: AnyPlay, viewer: Viewer, random: Random): Pair | undefined {
  const world = scrambled(id, play.state, viewer, random);
  if (world === undefined) return undefined;
  const pair = { game: gameOf(id), play, viewer, world };
  expect(canonicalJson(world)).not.toBe(canonicalJson(play.state));
  expect(knownOf(id, world, viewer)).toBe(knownOf(id, play.state, viewer));
  compareStates(pair);
  return pair;
}

it.each(SETTINGS)(
  '$id with $seats players, $options, shows nobody what they cannot know',
  ({ id, seats, options }) => {
    const game = gameOf(id);
    const viewers: readonly Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
    let positions = 0;
    for (let number = 0; positions < POSITIONS_A_SETTING; number += 1) {
      const ended = playAtRandom({
        game,
        seats,
        options,
        seed: seedOf(`secrets-${number}`),
        longest: LONGEST,
        before: ({ play, next, random }) => {
          if (positions >= POSITIONS_A_SETTING || random.below(ONE_POSITION_IN) > 0) return;
          const viewer = viewers[random.below(viewers.length)] as Viewer;
          const pair = compareScrambled(id, play, viewer, random);
          if (pair === undefined) return;
          compareNext(pair, next);
          const imagined = { ...pair, world: game.imagine(game.view(play.state, viewer), random) };
          compareStates(imagined);
          compareNext(imagined, next);
          positions += 1;
        },
      });
      const random = new Dice(ended.seed, 'end');
      for (const viewer of viewers) {
        if (compareScrambled(id, ended, viewer, random) !== undefined) counted.ends += 1;
      }
    }
    counted.scrambled += positions;
    counted.imagined += positions;
    expect(positions).toBe(POSITIONS_A_SETTING);
  },
);
