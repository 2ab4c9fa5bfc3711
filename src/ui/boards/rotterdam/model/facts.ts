import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { HARBOUR_OF, HARBOURS, type Harbour, type Product } from '@/games/rotterdam/cards/goods';
import { CAPTAIN_BONUS } from '@/games/rotterdam/cards/limits';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import type { RotterdamView } from '@/games/rotterdam/view';
import { alone, longestLead, type Series } from '../../kit/results';
import { toldAs, toldIn } from './told';

/** What is worth telling of a game. */
export type Fact =
  | { readonly is: 'captain'; readonly seat: Seat; readonly times: number; readonly bonuses: number }
  | { readonly is: 'busiest'; readonly harbour: Harbour; readonly cargoes: number }
  | {
      readonly is: 'dearest';
      readonly seat: Seat;
      readonly product: Product;
      readonly cards: number;
      readonly sum: number;
      readonly sold: boolean;
    }
  | { readonly is: 'lead'; readonly seat: Seat; readonly count: number; readonly rounds: number };

/** RT-21: each bonus is paid once by the owner and once by the bank. */
function captain(view: RotterdamView, events: readonly GameEvent[]): Fact | undefined {
  const bonuses = toldAs(events, 'bonus');
  const worked = toldAs(events, 'works').filter(({ role }) => role === CAPTAIN);
  const best = alone(
    view.players.map((_, seat) => ({
      seat,
      figure: 2 * CAPTAIN_BONUS * bonuses.filter((bonus) => bonus.seat === seat).length,
    })),
  );
  return (
    best && {
      is: 'captain',
      seat: best.seat,
      times: worked.filter(({ seat }) => seat === best.seat).length,
      bonuses: best.figure,
    }
  );
}

/** Where most cargoes became products. */
function busiest(events: readonly GameEvent[]): Fact | undefined {
  const unloaded = toldAs(events, 'tookProduct').map(({ product }) => HARBOUR_OF[product]);
  const best = alone(
    HARBOURS.map((_, harbour) => ({ harbour, figure: unloaded.filter((one) => one === harbour).length })),
  );
  return best && { is: 'busiest', harbour: best.harbour, cargoes: best.figure };
}

interface Deal {
  readonly seat: Seat;
  readonly product: Product;
  readonly sold: boolean;
  cards: number;
  sum: number;
}

const BEGINS: readonly (string | undefined)[] = ['works', 'cashed', 'built', 'forwarded', 'playedCard'];

/** Cards of one product dealt one after the other are one deal, as long as nothing else is done between them. */
function dealsIn(events: readonly GameEvent[]): readonly Deal[] {
  const deals: Deal[] = [];
  let last: Deal | undefined;
  for (const event of events) {
    const told = toldIn(event);
    if (BEGINS.includes(told?.key)) last = undefined;
    if (told?.key !== 'boughtProduct' && told?.key !== 'soldProduct') continue;
    const { seat, product, price } = told.args;
    const sold = told.key === 'soldProduct';
    if (last?.seat === seat && last.product === product && last.sold === sold) {
      last.cards += 1;
      last.sum += price;
    } else {
      last = { seat, product, sold, cards: 1, sum: price };
      deals.push(last);
    }
  }
  return deals;
}

function dearest(events: readonly GameEvent[]): Fact | undefined {
  const best = alone(dealsIn(events).map((deal) => ({ ...deal, figure: deal.sum })));
  if (best === undefined) return undefined;
  const { seat, product, cards, sum, sold } = best;
  return { is: 'dearest', seat, product, cards, sum, sold };
}

/** The most notable first. */
export function factsOf(
  view: RotterdamView,
  events: readonly GameEvent[],
  series: readonly Series[],
): readonly Fact[] {
  const lead = longestLead(series);
  const facts: (Fact | undefined)[] = [
    captain(view, events),
    busiest(events),
    dearest(events),
    lead && { is: 'lead', ...lead },
  ];
  return facts.filter((fact) => fact !== undefined);
}
