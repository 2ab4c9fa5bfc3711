import type { Seat } from '@/engine/game';
import type { Phrase } from '@/engine/phrase';
import { previewColours, type ColourPreview } from './ahead/colour';
import { ordersOf } from './ahead/orders';
import { rolesOf } from './ahead/roles';
import type { Product, Raw } from './cards/goods';
import { ORDER_POINTS } from './cards/orders';
import { CASH, type Role } from './cards/roles';
import type { RotterdamMove } from './move';
import { rotterdamPhrase } from './phrases';
import type { RotterdamView } from './view';

/** What a colour does for its captain: money, then cargo that arrives, then ships that sail. */
function reasonToSail({ bonus, ownArrivals, ownSteps, moving }: ColourPreview): Phrase | undefined {
  if (bonus.least > 0) return rotterdamPhrase('whyMoney', { money: bonus.least });
  if (ownArrivals.least > 0) return rotterdamPhrase('whyArrive', { ships: ownArrivals.least });
  if (ownSteps.least > 0) return rotterdamPhrase('whySail', { ships: moving.least, own: ownSteps.least });
  return undefined;
}

function reasonToWork(view: RotterdamView, seat: Seat, role: Role): Phrase | undefined {
  const gain = rolesOf(view, seat)[role]?.gain;
  if (gain === undefined || 'covered' in gain) return undefined;
  switch (gain.role) {
    case 'shipowner':
      return gain.ships > 0 && gain.starts.length > 0
        ? rotterdamPhrase('whyPlace', { ships: Math.min(gain.ships, gain.starts.length) })
        : undefined;
    case 'captain':
      return reasonToSail(gain.colour);
    case 'sailor':
      return gain.cards > 0 ? rotterdamPhrase('whyCards', { cards: gain.cards }) : undefined;
    case 'loader':
      return gain.products.length + gain.unseen > 0
        ? rotterdamPhrase('whyProducts', { products: gain.products, unseen: gain.unseen })
        : undefined;
    case 'trader':
      if (gain.deal.kind === 'readies') return rotterdamPhrase('whyReadies', { order: gain.deal.order });
      return gain.deal.kind === 'sale' ? rotterdamPhrase('whyMoney', { money: gain.deal.price }) : undefined;
    default:
      return undefined;
  }
}

/** An open order that lacks just this card, or lacks it among others: the one of most points. */
function reasonToBuy(view: RotterdamView, seat: Seat, product: Product): Phrase | undefined {
  const lacking = ordersOf(view, seat)
    .filter(({ hand }) => hand?.missing.includes(product) === true)
    .sort((a, b) => b.points - a.points);
  const readied = lacking.find(({ hand }) => hand?.missing.length === 1);
  if (readied !== undefined) return rotterdamPhrase('whyReadies', { order: readied.order });
  const [needs] = lacking;
  return needs && rotterdamPhrase('whyNeeded', { order: needs.order });
}

/** What the harbour of a raw material gives for it now. */
function reasonToLoad({ stacks, prices }: RotterdamView, raw: Raw): Phrase | undefined {
  const product = stacks[raw]?.faceUp;
  return product === undefined
    ? undefined
    : rotterdamPhrase('whyWorth', { harbour: raw, product, price: prices[product] ?? 0 });
}

/** What speaks for a move, judged by the seat's own view. */
export function reason(view: RotterdamView, seat: Seat, move: RotterdamMove): Phrase | undefined {
  switch (move.type) {
    case 'launch':
    case 'load':
      return reasonToLoad(view, move.raw);
    case 'work':
      return reasonToWork(view, seat, move.role);
    case 'forward':
      return rotterdamPhrase('whyPoints', { points: ORDER_POINTS[move.order] ?? 0 });
    case 'cash':
      return rotterdamPhrase('whyMoney', { money: CASH[move.place] ?? 0 });
    case 'build':
      return rotterdamPhrase('whyFactory', { harbour: move.harbour });
    case 'colour': {
      const preview = previewColours(view, seat)[move.colour];
      return preview && reasonToSail(preview);
    }
    case 'buy':
      return reasonToBuy(view, seat, move.product);
    case 'sell':
      return rotterdamPhrase('whyMoney', { money: view.prices[move.product] ?? 0 });
    default:
      return undefined;
  }
}

const IDLE: readonly RotterdamMove['type'][] = ['finish', 'pass'];

export const isIdle = ({ type }: RotterdamMove): boolean => IDLE.includes(type);
