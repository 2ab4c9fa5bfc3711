import type { Deed } from '@/engine/achievements';
import type { Outcome, Seat } from '@/engine/game';
import type { CardId } from './cards';
import { AREA, UNITS } from './cards/figures';
import type { Delivery, PacketRowMove } from './move';
import type { PacketRowState } from './state';

/** Each teaches something about good play. */
const ACHIEVEMENTS = [
  'threeAtOnce',
  'oneShip',
  'nothingLost',
  'trader',
  'captain',
  'foresight',
  'lastCall',
  'patience',
  'bankers',
  'spent',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

const BANKER_POINTS = 4;
const SMALL_CHANGE = 10;

const unitsOf = (cards: readonly { readonly card: CardId }[]) =>
  cards.reduce((sum, { card }) => sum + (UNITS[card] ?? 0), 0);

function earnedByDelivering({ contracts, ships, goods, gold }: Delivery): readonly Achievement[] {
  const wanted = unitsOf(contracts.map((card) => ({ card })));
  const earned: readonly [Achievement, boolean][] = [
    ['threeAtOnce', contracts.length >= 3],
    ['oneShip', contracts.length > ships.length],
    ['nothingLost', contracts.length >= 2 && unitsOf(goods) + unitsOf(gold) === wanted],
    ['trader', contracts.length >= 2 && goods.some(({ trader }) => trader !== undefined)],
    ['captain', contracts.length >= 2 && ships.some(({ captain }) => captain !== undefined)],
  ];
  return earned.flatMap(([achievement, fits]) => (fits ? [achievement] : []));
}

const hasPartIn = (card: CardId, { contracts, ships, goods, gold }: Delivery): boolean =>
  contracts.includes(card) || [...ships, ...goods, ...gold].some((used) => used.card === card);

/** Sees a finished game move by move and tells what one seat earned, by its own moves and the final scores. */
class Watch {
  private readonly earned = new Set<Achievement>();
  private declinedIn = 0;
  /** The card taken last, and what it earns if it is delivered before the next is taken. */
  private taken: { readonly card: CardId; readonly promises: readonly Achievement[] } | undefined;

  constructor(private readonly seat: Seat) {}

  see({ seat, move, before }: Deed<PacketRowState, PacketRowMove>): void {
    if (seat !== this.seat) return;
    if (move.type === 'deliver') this.seeDelivery(move);
    if (move.type === 'decline' && before.phase === 'offer') this.declinedIn = before.round;
    if (move.type !== 'take') return;
    const promises: readonly [Achievement, boolean][] = [
      ['foresight', move.assistant !== undefined],
      ['lastCall', before.phase === 'lastCall' && AREA[move.card] !== before.area],
      ['patience', this.declinedIn === before.round],
    ];
    this.taken = { card: move.card, promises: promises.flatMap(([one, fits]) => (fits ? [one] : [])) };
  }

  private seeDelivery(delivery: Delivery): void {
    for (const one of earnedByDelivering(delivery)) this.earned.add(one);
    const { taken } = this;
    if (taken === undefined || !hasPartIn(taken.card, delivery)) return;
    for (const one of taken.promises) this.earned.add(one);
  }

  end(state: PacketRowState, { winners, scores }: Outcome): readonly Achievement[] {
    const score = scores.find(({ seat }) => seat === this.seat);
    const money = state.players[this.seat]?.money ?? 0;
    if ((score?.parts.bankers ?? 0) >= BANKER_POINTS) this.earned.add('bankers');
    if (winners.includes(this.seat) && money < SMALL_CHANGE) this.earned.add('spent');
    return ACHIEVEMENTS.filter((one) => this.earned.has(one));
  }
}

export const achievements = {
  ids: ACHIEVEMENTS,
  watch: (seat: Seat) => new Watch(seat),
};
