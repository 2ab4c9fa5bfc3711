import { tradesOf, type DealAhead, type DealStep, type Direction } from '@/games/rotterdam/ahead/deals';
import { HARBOUR_OF, type Product } from '@/games/rotterdam/cards/goods';
import type { OrderId } from '@/games/rotterdam/cards/orders';
import { ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { RotterdamBoard } from '../table/board';
import { movesInMind } from '../table/movesInMind';
import { refusalOf } from './refused';

export interface Deal {
  readonly direction: Direction;
  readonly product: Product;
  readonly cards: number;
}

/** So many cards of one product, one after the other. */
export const dealMoves = ({ direction, product, cards }: Deal): readonly RotterdamMove[] =>
  Array.from({ length: cards }, () => ({ type: direction, product }));

/** The deal in mind, where there is one. */
export function dealInMind({ choice }: Pick<RotterdamBoard, 'choice'>): Deal | undefined {
  const moves = movesInMind(choice);
  const [first] = moves;
  if (first?.type !== 'buy' && first?.type !== 'sell') return undefined;
  return { direction: first.type, product: first.product, cards: moves.length };
}

export const dealAhead = (
  { view, subject }: RotterdamBoard,
  { product, direction }: Deal,
): DealAhead | undefined => tradesOf(view, subject).products[product]?.[direction];

export const stepAhead = (board: RotterdamBoard, deal: Deal): DealStep | undefined =>
  dealAhead(board, deal)?.steps[deal.cards - 1];

/**
 * How many cards one button may deal. Beyond those that are surely there it tries one more, which may find none; but once
 * the face-up card was bought, everybody knows the stack, and the rules would refuse what is not there.
 */
export function mostAtOnce(view: RotterdamView, { product, direction }: Deal, ahead: DealAhead): number {
  if (direction === 'sell') return ahead.steps.length;
  const onTop = view.stacks[HARBOUR_OF[product] ?? 0]?.faceUp === product;
  return Math.min(ahead.steps.length, onTop ? Math.max(1, ahead.sure) : ahead.sure + 1);
}

/** Why one button cannot deal one card more, by the rules; or because nobody knows whether it is there. */
export function whyNoMore(board: RotterdamBoard, ahead: DealAhead, cards: number): string {
  const { further, steps } = ahead;
  return cards < steps.length || further === undefined
    ? board.text.trade.unsureMore
    : refusalOf(board, further);
}

const pointsOf = (order: OrderId): number => ORDER_POINTS[order] ?? 0;

/** What the deal does: prices, orders, money. */
function effectOf(board: RotterdamBoard, deal: Deal, step: DealStep): string {
  const { money, words, view } = board;
  const { trade } = board.text;
  const { direction, cards } = deal;
  const product = words.product(deal.product);
  const leadsTo = money(step.leadsTo);
  if (cards > 1) {
    const many = { count: cards, product, total: money(step.total), leadsTo };
    return direction === 'buy' ? trade.buyMany(many) : trade.sellMany(many);
  }
  const price = money(step.price);
  if (step.leadsTo === view.prices[deal.product]) {
    return direction === 'buy' ? trade.buySame({ product, price }) : trade.sellSame({ product, price });
  }
  return direction === 'buy'
    ? trade.buyThis({ product, price, leadsTo })
    : trade.sellThis({ product, price, leadsTo });
}

/** The same where the row and the button tell the rest. */
function effectInBrief(board: RotterdamBoard, deal: Deal, step: DealStep): string {
  const { trade } = board.text;
  return step.leadsTo === board.view.prices[deal.product]
    ? trade.priceStays
    : trade.priceThen({ leadsTo: board.money(step.leadsTo) });
}

/** What the deal in mind would lead to, in words. */
export function dealExplained(board: RotterdamBoard, brief = false): string | undefined {
  const deal = dealInMind(board);
  const ahead = deal && dealAhead(board, deal);
  const step = deal && ahead?.steps[deal.cards - 1];
  if (deal === undefined || ahead === undefined || step === undefined) return undefined;
  const { trade } = board.text;
  const unsure = deal.direction === 'buy' && deal.cards > ahead.sure;
  const parts = [
    brief ? effectInBrief(board, deal, step) : effectOf(board, deal, step),
    ...step.readies.map((order) => trade.readies({ points: pointsOf(order) })),
    ...step.spoils.map((order) => trade.spoils({ points: pointsOf(order) })),
    ...(deal.direction === 'buy' ? [trade.left({ money: board.money(step.money) })] : []),
    ...(unsure ? [deal.cards === 1 ? trade.ifThere : trade.lastIfThere] : []),
  ];
  return parts.join(', ');
}

/** What the button says: "Buy shoes · €9", "Sell 2 petrol · €9". */
export function dealLabel(board: RotterdamBoard, deal: Deal, step: DealStep): string {
  const { trade } = board.text;
  const name = board.words.product(deal.product);
  const product = deal.cards === 1 ? name : `${deal.cards} ${name}`;
  const total = board.money(step.total);
  return deal.direction === 'buy' ? trade.doBuy({ product, total }) : trade.doSell({ product, total });
}
