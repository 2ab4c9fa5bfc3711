import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { carryOut, checkMove } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import { AREAS, type Area } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import { areaAt, playerAt, type PacketRowState } from '@/games/packet-row/state';
import { seedOf } from '../../support/random-play';
import { audit } from './audit';
import { namesOf, type CardName } from './card-names';
import { keyInAnyOrder } from './key-in-any-order';
import type { NamedMove } from './named-moves';

/** A game from some position on, played and asked about by card names. Every move is checked and audited. */
export class PacketRowTable {
  /** What the last move made happen, and whether it may be taken back. */
  events: readonly GameEvent[] = [];
  sealed = false;
  private moveCount = 0;

  constructor(public state: PacketRowState) {
    this.expectSound();
  }

  play(seat: Seat, move: NamedMove): this {
    const played = this.check(seat, move);
    if (isProblem(played)) throw new Error(`seat ${seat} may not: ${JSON.stringify(played)}`);
    const draft = packetRow.clone(this.state);
    const seats = draft.players.length;
    const result = carryOut(packetRow, draft, { seed: seedOf('table'), seats }, this.moveCount, played);
    this.moveCount += 1;
    this.state = draft;
    this.events = result.events;
    this.sealed = result.sealed;
    this.expectSound();
    return this;
  }

  /** Several answers, one after another, by whoever is asked. */
  answers(...moves: readonly NamedMove[]): this {
    for (const move of moves) this.play(this.asked, move);
    return this;
  }

  /** Why the seat may not make this move; undefined when it may. */
  problem(seat: Seat, move: NamedMove): string | undefined {
    const played = this.check(seat, move);
    return isProblem(played) ? played.problem : undefined;
  }

  problemInFull(seat: Seat, move: NamedMove): Problem | undefined {
    const played = this.check(seat, move);
    return isProblem(played) ? played : undefined;
  }

  /** Whether the seat's list of moves has this one, be the cards of a delivery named in whatever order. */
  offers(seat: Seat, move: NamedMove): boolean {
    const key = keyInAnyOrder(move(this.state, seat));
    return this.moves(seat).some((listed) => keyInAnyOrder(listed) === key);
  }

  moves(seat: Seat): readonly PacketRowMove[] {
    return packetRow.moves(this.state, seat);
  }

  get asked(): Seat {
    const [seat] = packetRow.waitingFor(this.state);
    if (seat === undefined) throw new Error('nobody is asked: the game is over');
    return seat;
  }

  get phase(): string {
    return this.state.phase;
  }

  hand(seat: Seat): CardName[] {
    return namesOf(playerAt(this.state, seat).hand);
  }

  ships(seat: Seat): CardName[] {
    return namesOf(playerAt(this.state, seat).ships);
  }

  get money(): number[] {
    return this.state.players.map((player) => player.money);
  }

  get pieces(): boolean[] {
    return this.state.players.map((player) => player.piece);
  }

  area(name: Area): Record<'current' | 'future' | 'discards', CardName[]> & { deck: number } {
    const { current, future, discards, deck } = areaAt(this.state, AREAS.indexOf(name));
    return {
      current: namesOf(current),
      future: namesOf(future),
      discards: namesOf(discards),
      deck: deck.length,
    };
  }

  private check(seat: Seat, move: NamedMove) {
    const json: unknown = JSON.parse(JSON.stringify(move(this.state, seat)));
    return checkMove(packetRow, this.state, this.state.players.length, seat, json);
  }

  private expectSound(): void {
    const faults = audit(this.state);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}
