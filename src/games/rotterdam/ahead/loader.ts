import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { HARBOURS, type Harbour, type Product, type Raw } from '../cards/goods';
import { readPiece } from '../pieces';
import { chooseFactory, idleSite, unload } from '../rules/loader';
import { codeCargo, codeOwner, NOBODY, NONE, playerAt, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { toldBy } from './told';
import { arrivalAt, type Arrival } from './voyage';
import { positionOfHarbour } from '../cards/waterways';
import { atStep, atTurnOf, freshDice, imagined, keptBySeat } from './world';

/** A product card that comes into a hand: which one, where anybody can tell. */
export interface CardAhead {
  readonly seat: Seat;
  readonly product: Product | undefined;
}

/** RT-24: what comes of one ship in a harbour. */
export interface Unloading {
  readonly harbour: Harbour;
  /** NOBODY for the ship that is unloaded already while its factory is being chosen. */
  readonly owner: Seat;
  readonly cargo: Raw;
  readonly arrival: Arrival;
  /** Where the unit goes; undefined for an empty ship. */
  readonly unit: 'market' | 'stock' | undefined;
  /** The stack's face-up card; undefined where nothing is given. */
  readonly card: CardAhead | undefined;
  /** The factory that then works: the loader's own where it can be, otherwise the first of those who could. */
  readonly factory: CardAhead | undefined;
  /** Whose factories the loader chooses from; empty where there is nothing to choose. */
  readonly choice: readonly Seat[];
}

export interface UnloadAhead {
  /** In the order of unloading. */
  readonly ships: readonly Unloading[];
  /** What each seat would get if the loader chose so: cards that lie face up now or are known, and unseen ones. */
  readonly gets: readonly { readonly products: readonly Product[]; readonly unseen: number }[];
}

/** Follows the rules while they unload, knowing what anybody could know now. */
class Log {
  readonly ships: Unloading[] = [];
  /** By harbour: whether the face-up card was only turned up on the way, from where nobody has seen it. */
  private readonly unseenTop = HARBOURS.map(() => false);
  private drawn: Product | undefined;

  constructor(
    private readonly waiting: { readonly harbour: Harbour; readonly owner: Seat; readonly cargo: Raw }[],
  ) {}

  readonly step = { random: freshDice(), emit: (event: GameEvent) => this.hear(event) };

  private hear(event: GameEvent): void {
    if (event.type === 'moved') this.moved(event);
    const told = toldBy(event);
    if (told?.key === 'wrongCargo') this.change({ unit: told.kept ? 'stock' : 'market' });
    if (told?.key === 'tookProduct') this.took(told.seat, told.product);
    if (told?.key === 'factoryGave') this.change({ factory: { seat: told.seat, product: this.drawn } });
  }

  private moved({ piece, from, to, before }: Extract<GameEvent, { type: 'moved' }>): void {
    const kind = piece === undefined ? undefined : readPiece(piece);
    if (kind?.kind === 'ship' && to.zone === 'fleet') this.begin();
    if (kind?.kind !== 'product' || from.zone !== 'stack') return;
    const harbour = HARBOURS.findIndex((name) => name === from.at);
    if (to.zone === 'face-up') this.unseenTop[harbour] = before !== 'all';
    else this.drawn = before === 'all' ? kind.id : undefined;
  }

  begin(next = this.waiting.shift()): void {
    if (next === undefined) return;
    const arrival = arrivalAt(positionOfHarbour(next.harbour), next.cargo) as Arrival;
    const unit = arrival === 'empty' ? undefined : 'market';
    this.ships.push({ ...next, arrival, unit, card: undefined, factory: undefined, choice: [] });
  }

  private took(seat: Seat, product: Product): void {
    const { harbour } = this.ships.at(-1) as Unloading;
    const unseen = this.unseenTop[harbour] === true;
    this.change({ card: { seat, product: unseen ? undefined : product } });
  }

  change(what: Partial<Unloading>): void {
    const last = this.ships.pop();
    if (last !== undefined) this.ships.push({ ...last, ...what });
  }
}

const shipsIn = (state: RotterdamState) =>
  state.harbours.flatMap((ships, harbour) =>
    ships.map((code) => ({ harbour, owner: codeOwner(code), cargo: codeCargo(code) })),
  );

/** Lets the loader choose until all is unloaded: the own factory, where it is idle. */
function chooseOn(state: RotterdamState, loader: Seat, log: Log): void {
  while (state.phase === 'factory') {
    const choice = Array.from(state.players.keys()).filter((owner) => idleSite(state, owner) !== NONE);
    log.change({ choice });
    chooseFactory(state, choice.includes(loader) ? loader : (choice[0] as Seat), log.step);
  }
}

function summed(ships: readonly Unloading[], seats: number): UnloadAhead['gets'] {
  const cards = ships.flatMap(({ card, factory }) => [card, factory].filter((one) => one !== undefined));
  return Array.from({ length: seats }, (_, seat) => {
    const own = cards.filter((card) => card.seat === seat);
    const products = own.flatMap(({ product }) => product ?? []);
    return { products, unseen: own.length - products.length };
  });
}

/** Everybody keeps a worker, so that unloading ends neither a round nor the game. */
function keepRoundGoing(state: RotterdamState): void {
  for (let seat = 0; seat < state.players.length; seat += 1) playerAt(state, seat).workers += 1;
}

/** What unloading all ships would give to whom, with this seat as loader: now, or as if its turn had come. */
export const unloadingOf = keptBySeat((view: RotterdamView, loader: Seat): UnloadAhead => {
  const asked = view.phase === 'factory' && view.turn === loader;
  const state = asked ? imagined(view) : atUnloading(view, loader);
  const { harbour } = state.action;
  const log = new Log(shipsIn(state));
  if (asked) log.begin({ harbour, owner: NOBODY, cargo: harbour });
  keepRoundGoing(state);
  if (!asked) unload(state, log.step);
  chooseOn(state, loader, log);
  return { ships: log.ships, gets: summed(log.ships, state.players.length) };
});

const atUnloading = (view: RotterdamView, seat: Seat): RotterdamState =>
  view.phase === 'loader' ? atStep(view, seat, 'loader') : atTurnOf(view, seat);
