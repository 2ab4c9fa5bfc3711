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
    ['trader', goods.some(({ trader }) => trader !== undefined)],
    ['captain', ships.some(({ captain }) => captain !== undefined)],
  ];
  return earned.flatMap(([achievement, fits]) => (fits ? [achievement] : []));
}

/** Sees a finished game move by move and tells what one seat earned, by its own moves and the final scores. */
class Watch {
  private readonly earned = new Set<Achievement>();
  private declinedIn = 0;

  constructor(private readonly seat: Seat) {}

  see(seat: Seat, move: PacketRowMove, before: PacketRowState): void {
    if (seat !== this.seat) return;
    if (move.type === 'deliver') for (const one of earnedByDelivering(move)) this.earned.add(one);
    if (move.type === 'decline' && before.phase === 'offer') this.declinedIn = before.round;
    if (move.type !== 'take') return;
    if (move.assistant !== undefined) this.earned.add('foresight');
    if (before.phase === 'lastCall' && AREA[move.card] !== before.area) this.earned.add('lastCall');
    if (this.declinedIn === before.round) this.earned.add('patience');
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
