import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { apply } from '../apply';
import { AHEAD_IN, CHANNEL_TO, COLOUR_COUNT, type Colour, type Position } from '../cards/waterways';
import { clone } from '../clone';
import type { RotterdamMove } from '../move';
import { moves } from '../moves';
import { obstacleTo } from '../rules/captain';
import type { RotterdamState } from '../state';
import { toldBy } from './told';
import { freshDice } from './world';

/** What lies in the way: where it is by then, where it lies now, and whose it is. */
export interface Blocker {
  readonly at: Position;
  readonly ship: Position;
  readonly owner: Seat;
}

/** *unpaid*: its owner has no money for the captain (RT-22); *held*: by the police; *noChannel*: none of this colour. */
export type StayReason = 'blocked' | 'unpaid' | 'held' | 'noChannel';

/** RT-22: what the captain gets for a ship, and from whom. */
export interface Bonus {
  readonly owner: Seat;
  readonly fromOwner: number;
  readonly fromBank: number;
}

/** A ship's turn in a colour. */
export interface ShipTurn {
  /** Where the ship lies before the colour: it has one turn only. */
  readonly from: Position;
  readonly owner: Seat;
  readonly to: Position;
  readonly stays: Extract<StayReason, 'blocked' | 'unpaid'> | undefined;
  readonly blockedBy: readonly Blocker[];
  readonly bonus: Bonus | undefined;
}

/** An owner's decision on the way. */
export interface Answer {
  readonly seat: Seat;
  readonly move: RotterdamMove;
}

/** One way in which the colour may go. */
export interface Course {
  /** In the order in which ships have their turn. */
  readonly turns: readonly ShipTurn[];
  /** What each seat gains, or loses. */
  readonly money: readonly number[];
  /** What owners decide that it goes this way. */
  readonly answers: readonly Answer[];
}

/** Writes down each ship's turn while the rules carry it out. */
class Log {
  constructor(
    private readonly state: RotterdamState,
    readonly turns: ShipTurn[] = [],
  ) {}

  readonly step = {
    random: freshDice(),
    emit: (event: GameEvent) => {
      if (event.type === 'counted' && event.what === 'money')
        this.counted(event.seat as Seat, event.to - event.from);
      const told = toldBy(event);
      if (told?.key === 'sailed') this.turn(told.owner, told.at, told.to);
      if (told?.key === 'stayed') this.stayed(told.owner, told.at);
    },
  };

  private turn(owner: Seat, from: Position, to: Position): void {
    this.turns.push({ from, owner, to, stays: undefined, blockedBy: [], bonus: undefined });
  }

  /** RT-22: first the owner pays, then the captain gets the bank's share with it. */
  private counted(seat: Seat, by: number): void {
    const turn = this.turns.pop() as ShipTurn;
    const { owner } = turn;
    const paid = turn.bonus?.fromOwner ?? -by;
    const bonus = { owner, fromOwner: paid, fromBank: seat === owner ? 0 : by - paid };
    this.turns.push({ ...turn, bonus });
  }

  private stayed(owner: Seat, from: Position): void {
    const { state } = this;
    const ends = (AHEAD_IN[from * COLOUR_COUNT + state.action.colour] as readonly number[]).map(
      (channel) => CHANNEL_TO[channel] as Position,
    );
    const blockedBy = ends
      .filter((at) => obstacleTo(state, from, at) === 'taken')
      .map((at) => ({
        at,
        ship: this.turns.find(({ to }) => to === at)?.from ?? at,
        owner: state.owners[at] as Seat,
      }));
    const stays = ends.some((at) => obstacleTo(state, from, at) === 'unpaid') ? 'unpaid' : 'blocked';
    this.turns.push({ from, owner, to: from, stays, blockedBy, bonus: undefined });
  }
}

/** All that what follows depends on; ships that have sailed are told apart by where they lie. */
const keyOf = ({ owners, action, players }: RotterdamState): string =>
  `${owners.join()}/${action.mover}/${action.pending}/${players.map(({ money }) => money).join()}`;

class Voyages {
  readonly courses: Course[] = [];
  /** Ships that their owner was asked about, as bits. */
  asked = 0;
  private readonly known = new Set<string>();

  constructor(private readonly start: RotterdamState) {}

  after(before: RotterdamState, turns: readonly ShipTurn[], answers: readonly Answer[], next: Answer): void {
    const state = clone(before);
    const log = new Log(state, [...turns]);
    apply(state, next.seat, next.move, log.step);
    const key = keyOf(state);
    if (this.known.has(key)) return;
    this.known.add(key);
    if (state.phase === 'sail') this.ask(state, log.turns, [...answers, next]);
    else {
      const money = state.players.map(
        (player, seat) => player.money - (this.start.players[seat]?.money ?? 0),
      );
      this.courses.push({ turns: log.turns, money, answers: [...answers, next].slice(1) });
    }
  }

  private ask(state: RotterdamState, turns: readonly ShipTurn[], answers: readonly Answer[]): void {
    const seat = state.actor;
    for (const move of moves(state, seat)) {
      if (move.type === 'sail' || move.type === 'stay') this.asked |= 1 << move.at;
      this.after(state, turns, answers, { seat, move });
    }
  }
}

export interface Courses {
  readonly courses: readonly Course[];
  /** Ships that owners are asked about, as bits. */
  readonly asked: number;
}

/** Every way in which a colour may go on from an answer; the state is left as it is. */
export function coursesAfter(before: RotterdamState, answer: Answer): Courses {
  const state = clone(before);
  // Another colour follows, so that the turn does not end with this one.
  state.action.colours = 0;
  const voyages = new Voyages(state);
  voyages.after(state, [], [], answer);
  return voyages;
}

/** Every way in which the captain's colour may go. */
export const coursesOf = (start: RotterdamState, captain: Seat, colour: Colour): Courses =>
  coursesAfter(start, { seat: captain, move: { type: 'colour', colour } });
