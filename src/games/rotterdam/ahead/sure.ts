import type { Seat } from '@/engine/game';
import type { Harbour } from '../cards/goods';
import { harbourAt } from '../cards/waterways';
import type { ColourPreview } from './colour';
import type { Course } from './courses';

/* What of a colour comes whatever owners decide. */

function bonusesIn({ turns }: Course): ReadonlyMap<Harbour, number> {
  const bonuses = new Map<Harbour, number>();
  for (const { to, bonus } of turns) {
    if (bonus === undefined) continue;
    const harbour = harbourAt(to);
    bonuses.set(harbour, (bonuses.get(harbour) ?? 0) + bonus.fromOwner + bonus.fromBank);
  }
  return bonuses;
}

const payersIn = ({ turns }: Course): readonly Seat[] => turns.flatMap(({ bonus }) => bonus?.owner ?? []);

/** RT-22: what the captain gets at each harbour at least; harbours that may pay nothing are left out. */
export function sureBonuses({ courses }: ColourPreview): ReadonlyMap<Harbour, number> {
  const [first, ...others] = courses.map(bonusesIn);
  const sure = [...(first ?? [])].map(([harbour, amount]) => {
    const amounts = others.map((bonuses) => bonuses.get(harbour) ?? 0);
    return [harbour, Math.min(amount, ...amounts)] as const;
  });
  return new Map(sure.filter(([, amount]) => amount > 0));
}

/** RT-22: who pays the captain in any case, in the order of moving. */
export function surePayers({ courses }: ColourPreview): readonly Seat[] {
  const [first = [], ...others] = courses.map(payersIn);
  return [...new Set(first)].filter((owner) => others.every((payers) => payers.includes(owner)));
}
