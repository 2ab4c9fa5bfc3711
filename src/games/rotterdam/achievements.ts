import type { Deed } from '@/engine/achievements';
import type { Seat } from '@/engine/game';
import type { Product } from './cards/goods';
import { CAPTAIN_BONUS } from './cards/limits';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from './cards/orders';
import { LOADER } from './cards/roles';
import { EFFECTS } from './cards/ship-cards';
import { harbourAt, isHarbour } from './cards/waterways';
import type { Play, RotterdamMove } from './move';
import { codeCargo, codeOwner, playerAt, type RotterdamState } from './state';

/** Each teaches something about good play. */
const ACHIEVEMENTS = [
  'twoHome',
  'pilotage',
  'tug',
  'anchorage',
  'fullQuay',
  'factories',
  'missing',
  'bigOrder',
  'twoOrders',
  'goodDay',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

const HOME_TOGETHER = 2;
const PILOTED_TOGETHER = 2;
const ANCHORAGE_CARDS = 2;
const UNLOADED_TOGETHER = 3;
const MADE = 4;
const BIG_ORDER = 8;
const GOOD_DAY = 25;

const handSize = (state: RotterdamState, seat: Seat): number =>
  playerAt(state, seat).hand.reduce((sum, cards) => sum + cards, 0);

/** Own ships that lie in the harbour that fits their cargo. */
const homeOf = (state: RotterdamState, seat: Seat): number =>
  state.harbours.reduce(
    (sum, ships, harbour) =>
      sum + ships.filter((ship) => codeOwner(ship) === seat && codeCargo(ship) === harbour).length,
    0,
  );

/** Whether an own ship is towed into the harbour that waits for its cargo. */
const isTowedHome = (state: RotterdamState, { card, at, to }: Play): boolean =>
  EFFECTS[card]?.verb === 'advance' && to !== undefined && isHarbour(to) && state.cargo[at] === harbourAt(to);

/** A loader without ship cards unloads at once. */
const unloads = (move: RotterdamMove): boolean =>
  move.type === 'unload' || move.type === 'factory' || (move.type === 'work' && move.role === LOADER);

/** Sees a finished game move by move and tells what one seat earned. */
class Watch {
  private readonly earned = new Set<Achievement>();
  /** In the action that goes on, whosever it is. */
  private home = 0;
  private bonus = 0;
  private unloaded = 0;
  private takings = 0;
  private anchorageCards = 0;
  /** In the whole game. */
  private made = 0;
  /** Bought in the own last action, because they were missing. */
  private missing: Product[] = [];
  private filledIn = 0;

  constructor(private readonly seat: Seat) {}

  see(deed: Deed<RotterdamState, RotterdamMove>): void {
    const { before, after } = deed;
    if (before.phase === 'work') this.beginAction();
    if (before.phase === 'captain' || before.phase === 'sail') this.seeSailing(before, after);
    if (unloads(deed.move)) this.seeUnloading(before, after);
    if (deed.seat === this.seat) this.seeOwn(deed);
  }

  private beginAction(): void {
    this.home = 0;
    this.bonus = 0;
    this.unloaded = 0;
    this.takings = 0;
    this.anchorageCards = 0;
  }

  private count(one: Achievement, reached: number, wanted: number): void {
    if (reached >= wanted) this.earned.add(one);
  }

  private seeSailing(before: RotterdamState, after: RotterdamState): void {
    const { seat } = this;
    if (before.turn !== seat) return;
    this.home += homeOf(after, seat) - homeOf(before, seat);
    this.bonus += playerAt(after, seat).money - playerAt(before, seat).money;
    this.count('twoHome', this.home, HOME_TOGETHER);
    this.count('pilotage', this.bonus, PILOTED_TOGETHER * 2 * CAPTAIN_BONUS);
  }

  /** What comes beyond the cards of own ships comes from own factories. */
  private seeUnloading(before: RotterdamState, after: RotterdamState): void {
    const { seat } = this;
    const came = handSize(after, seat) - handSize(before, seat);
    this.made += Math.max(0, came - (homeOf(before, seat) - homeOf(after, seat)));
    if (before.turn === seat) this.unloaded += came;
    this.count('factories', this.made, MADE);
    this.count('fullQuay', this.unloaded, UNLOADED_TOGETHER);
  }

  private seeOwn({ seat, move, before, after }: Deed<RotterdamState, RotterdamMove>): void {
    if (move.type === 'forward') this.seeOrder(before, move.order);
    if (before.phase === 'work' && move.type !== 'play') this.missing = [];
    switch (move.type) {
      case 'buy':
        if (playerAt(before, seat).hand[move.product] === 0) this.missing.push(move.product);
        break;
      case 'sell':
        this.takings += playerAt(after, seat).money - playerAt(before, seat).money;
        this.count('goodDay', this.takings, GOOD_DAY);
        break;
      case 'takeCard':
      case 'drawCard':
        if (before.turn !== seat) this.anchorageCards += 1;
        this.count('anchorage', this.anchorageCards, ANCHORAGE_CARDS);
        break;
      case 'play':
        if (isTowedHome(before, move)) this.earned.add('tug');
    }
  }

  private seeOrder({ round }: RotterdamState, order: OrderId): void {
    this.count('bigOrder', ORDER_POINTS[order] ?? 0, BIG_ORDER);
    if (this.filledIn === round) this.earned.add('twoOrders');
    this.filledIn = round;
    const wanted = ORDER_PRODUCTS[order] ?? [];
    if (wanted.some((product) => this.missing.includes(product))) this.earned.add('missing');
  }

  end(): readonly Achievement[] {
    return ACHIEVEMENTS.filter((one) => this.earned.has(one));
  }
}

export const achievements = {
  ids: ACHIEVEMENTS,
  watch: (seat: Seat) => new Watch(seat),
};
