import type { GameEvent } from '@/engine/events';
import type { Phrase } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import type { Answer, Bonus, ShipTurn } from '@/games/rotterdam/ahead/courses';
import {
  CHANNELS,
  harbourAt,
  isHarbour,
  positionOfHarbour,
  POSITIONS,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { seedOf } from '../../../support/random-play';

/* What really happens, told by the events alone, with the waterways searched anew: nothing of `ahead` has a part in it. */

/** Steps to the harbour where the cargo belongs, by a search over the channels, breadth first. */
export function stepsBetween(at: Position, cargo: number): number | undefined {
  if (cargo < 0) return undefined;
  let [reached, steps] = [new Set([at]), 0];
  while (reached.size > 0) {
    if (reached.has(positionOfHarbour(cargo))) return steps;
    const now = reached;
    reached = new Set(CHANNELS.flatMap(({ from, to }) => (now.has(from) ? [to] : [])));
    steps += 1;
  }
  return undefined;
}

/** Where the channels of a colour lead from a position. */
export const endsOf = (at: Position, colour: number): readonly Position[] =>
  CHANNELS.flatMap((channel) => (channel.from === at && channel.colour === colour ? [channel.to] : []));

const positionNamed = (name: unknown): Position => POSITIONS.findIndex((position) => position === name);

/** Everything of a turn, also where a preview says nothing. */
type Turn = { -readonly [Part in keyof ShipTurn]: ShipTurn[Part] };

export interface Replayed {
  readonly state: RotterdamState;
  readonly turns: readonly ShipTurn[];
  readonly money: readonly number[];
  /** Ships that owners were asked about. */
  readonly asked: ReadonlySet<Position>;
}

class Witness {
  readonly turns: Turn[] = [];
  /** Where the ship at each position lay at first. */
  private readonly from = new Map<Position, Position>(POSITIONS.map((_, at) => [at, at]));

  constructor(private readonly state: RotterdamState) {}

  readonly emit = (event: GameEvent): void => {
    const args: Phrase['args'] = event.type === 'said' ? event.phrase.args : {};
    const at = Number(args.at);
    if (event.type === 'said' && event.phrase.key === 'sailed') this.sailed(at, Number(args.to));
    if (event.type === 'said' && event.phrase.key === 'stayed') this.stayed(at);
    if (event.type === 'moved' && event.from.zone === 'water' && event.to.zone === 'water') {
      const [left, reached] = [positionNamed(event.from.at), positionNamed(event.to.at)];
      this.from.set(reached, this.from.get(left) ?? left);
    }
    if (event.type === 'counted' && event.what === 'money') this.paid(event);
  };

  private sailed(at: Position, to: Position): void {
    const owner = this.state.owners[at] ?? -1;
    this.turns.push({ from: at, owner, to, stays: undefined, blockedBy: [], bonus: undefined });
  }

  private paid({ seat = -1, from, to }: Extract<GameEvent, { type: 'counted' }>): void {
    const turn = this.turns.at(-1);
    if (turn === undefined) throw new Error('money for no ship');
    const before: Bonus = turn.bonus ?? { owner: turn.owner, fromOwner: 0, fromBank: 0 };
    turn.bonus =
      seat === turn.owner
        ? { ...before, fromOwner: from - to }
        : { ...before, fromBank: to - from - before.fromOwner };
  }

  /** Nobody lies in a harbour's way, and whoever could not pay has nothing and would come with what fits. */
  private stayed(at: Position): void {
    const { state } = this;
    const owner = state.owners[at] ?? -1;
    const ends = endsOf(at, state.action.colour);
    const taken = ends.filter((end) => !isHarbour(end) && (state.owners[end] ?? -1) >= 0);
    const free = ends.filter((end) => !taken.includes(end));
    for (const end of free) {
      const fits = isHarbour(end) && harbourAt(end) === state.cargo[at];
      const owes = owner !== state.turn && playerAt(state, owner).money === 0;
      if (!fits || !owes) throw new Error(`${at} stays, although ${end} is open`);
    }
    const blockedBy = taken.map((end) => ({
      at: end,
      ship: this.from.get(end) ?? end,
      owner: state.owners[end] ?? -1,
    }));
    this.turns.push({
      from: at,
      owner,
      to: at,
      stays: free.length > 0 ? 'unpaid' : 'blocked',
      blockedBy,
      bonus: undefined,
    });
  }
}

/** Really makes the answers of owners; what they leave open is answered by `more`, until nobody is asked. */
export function replayed(before: RotterdamState, answers: readonly Answer[], more?: Dice): Replayed {
  const state = rotterdam.clone(before);
  const witness = new Witness(state);
  const step = { random: new Dice(seedOf('real'), 'moves'), emit: witness.emit };
  const asked = new Set<Position>();
  const make = ({ seat, move }: Answer): void => {
    const problem = rotterdam.problem(state, seat, move);
    if (problem) throw new Error(`${move.type}: ${problem.problem}`);
    if (state.phase === 'sail')
      for (const one of rotterdam.moves(state, seat))
        if (one.type === 'sail' || one.type === 'stay') asked.add(one.at);
    rotterdam.apply(state, seat, move, step);
  };
  for (const answer of answers) make(answer);
  while (more !== undefined && state.phase === 'sail') {
    const moves = rotterdam.moves(state, state.actor);
    const move = moves[more.below(moves.length)];
    if (move === undefined) throw new Error('nothing to answer');
    make({ seat: state.actor, move });
  }
  const money = state.players.map((player, seat) => player.money - playerAt(before, seat).money);
  return { state, turns: witness.turns, money, asked };
}
