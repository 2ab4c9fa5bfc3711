import { redact, sees, type GameEvent } from '@/engine/events';
import type { AnyGame, Viewer } from '@/engine/game';
import { carryOut, type Play, type PlayedMove } from '@/engine/play';
import type { Random } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { tellFigure } from '../support/figures';
import { playAtRandom, seedOf } from '../support/random-play';

/*
 * Two states that differ only in what a viewer cannot know: everything that this viewer's screens are made of has to be
 * the same in both. The other state is imagined from the viewer's own view, as a bot would.
 */
const PAIRS_A_SETTING = 400;
const ONE_POSITION_IN = 6;
const LONGEST = 20_000;

type AnyPlay = Play<unknown, unknown, unknown>;

/** What a screen of this viewer is made of before anybody moves. */
function screenOf(game: AnyGame, state: unknown, viewer: Viewer, tried: readonly unknown[]) {
  const view = game.view(state, viewer);
  const common = {
    view,
    asked: game.waitingFor(state),
    round: game.round(state),
    outcome: game.outcome(state),
  };
  if (viewer === 'table') return common;
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

function comparePair(
  game: AnyGame,
  play: AnyPlay,
  viewer: Viewer,
  next: PlayedMove<unknown>,
  random: Random,
): void {
  const world = game.imagine(game.view(play.state, viewer), random);
  const tried = Array.from({ length: play.seats }, (_, seat) => game.moves(play.state, seat)).flat();
  expect(screenOf(game, world, viewer, tried)).toEqual(screenOf(game, play.state, viewer, tried));
  if (game.problem(world, next.seat, next.move) !== undefined) return;
  const [real, imagined] = [play.state, world].map((state) => after(game, play, state, viewer, next));
  if (real !== undefined && imagined !== undefined) expect(imagined).toEqual(real);
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

let compared = 0;
afterAll(() => {
  tellFigure(`${compared} pairs of states compared that differ only in what the viewer cannot know`);
});

it.each(SETTINGS)(
  '$id with $seats players, $options, shows nobody what they cannot know',
  ({ id, seats, options }) => {
    const game = gameOf(id);
    let pairs = 0;
    for (let number = 0; pairs < PAIRS_A_SETTING; number += 1) {
      playAtRandom({
        game,
        seats,
        options,
        seed: seedOf(`secrets-${number}`),
        longest: LONGEST,
        before: ({ play, next, random }) => {
          if (pairs >= PAIRS_A_SETTING || random.below(ONE_POSITION_IN) > 0) return;
          const viewer = random.below(seats + 1);
          comparePair(game, play, viewer === seats ? 'table' : viewer, next, random);
          pairs += 1;
        },
      });
    }
    compared += pairs;
    expect(pairs).toBe(PAIRS_A_SETTING);
  },
);
