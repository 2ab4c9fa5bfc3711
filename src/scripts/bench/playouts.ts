import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import type { Random } from '@/engine/random';

/** Plays games at random; each way of playing answers with the number of moves that it made. */
export type Playout = () => number;

function optionsOf(game: AnyGame, seats: number): unknown {
  const options = game.parseOptions({}, seats);
  if (isProblem(options)) throw new Error(`${game.id} has no default options`);
  return options;
}

/** The draft is changed in place, as search does it. */
export function inPlace(game: AnyGame, seats: number, random: Random): Playout {
  const options = optionsOf(game, seats);
  const step = { random };
  return () => {
    const state = game.setup(options, seats, random);
    let moves = 0;
    for (let waiting = game.waitingFor(state); waiting.length > 0; waiting = game.waitingFor(state)) {
      const seat = waiting[0] as Seat;
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[random.below(legal.length)], step);
      moves += 1;
    }
    return moves;
  };
}

/** Every move makes a new state and leaves the old one as it was, as a match does it. */
export function pure(game: AnyGame, seats: number, random: Random): Playout {
  const options = optionsOf(game, seats);
  const step = { random };
  return () => {
    let state = game.setup(options, seats, random);
    let moves = 0;
    for (let waiting = game.waitingFor(state); waiting.length > 0; waiting = game.waitingFor(state)) {
      const seat = waiting[0] as Seat;
      const legal = game.moves(state, seat);
      const next = game.clone(state);
      game.apply(next, seat, legal[random.below(legal.length)], step);
      state = next;
      moves += 1;
    }
    return moves;
  };
}

/** Dice and card moves only, as many as a random game of this kind has on average: no rules, no lists of moves. */
export function floor(game: AnyGame, seats: number, random: Random): Playout {
  const { throws, cardMoves, moves } = averages(game, seats, random);
  const piles = Array.from({ length: 16 }, (_, pile) =>
    Array.from({ length: 16 }, (__, card) => pile * 16 + card),
  );
  return () => {
    for (let i = 0; i < throws; i += 1) random.below(7);
    for (let i = 0; i < cardMoves; i += 1) {
      const from = piles[i & 15] as number[];
      const to = piles[(i + 5) & 15] as number[];
      if (from.length > 0) to.push(from.pop() as number);
    }
    return moves;
  };
}

/** What happens in an average random game, counted over two hundred. */
function averages(game: AnyGame, seats: number, random: Random) {
  const GAMES = 200;
  const options = optionsOf(game, seats);
  let throws = 0;
  let cardMoves = 0;
  let moves = 0;
  const counted: Random = {
    below: (sides) => {
      throws += 1;
      return random.below(sides);
    },
  };
  const step = {
    random: counted,
    emit: (event: { type: string }) => {
      if (event.type === 'moved') cardMoves += 1;
    },
  };
  for (let i = 0; i < GAMES; i += 1) {
    const state = game.setup(options, seats, counted);
    while (game.waitingFor(state).length > 0) {
      const seat = game.waitingFor(state)[0] as Seat;
      const legal = game.moves(state, seat);
      game.apply(state, seat, legal[counted.below(legal.length)], step);
      moves += 1;
    }
  }
  return {
    throws: Math.round(throws / GAMES),
    cardMoves: Math.round(cardMoves / GAMES),
    moves: Math.round(moves / GAMES),
  };
}
