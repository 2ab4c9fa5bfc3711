import { CARD_POINTS } from '@/games/rotterdam/cards/goods';
import { SHIP_CARD_POINTS, type ShipCard } from '@/games/rotterdam/cards/ship-cards';
import type { PlayerView, RotterdamView } from '@/games/rotterdam/view';
import type { RotterdamBoard } from '../table/board';
import { cardAhead } from './aim';
import { refusalOf } from './refused';

const times = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

const sumOf = (counts: readonly number[], each: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * (each[kind] ?? 0), 0);

/** Product cards in their lanes, each card by itself. */
export const productsHeld = ({ hand }: PlayerView): readonly number[] => times(hand);

export const shipCardsHeld = ({ cards }: PlayerView): readonly ShipCard[] => times(cards);

/** What the product cards would bring one by one at today's prices, and what everything in hand counts at the end. */
export function handWorth(view: RotterdamView, { hand, cards }: PlayerView) {
  return {
    money: sumOf(hand, view.prices),
    points: sumOf(hand, CARD_POINTS) + sumOf(cards, SHIP_CARD_POINTS),
  };
}

/** When a ship card is played, in a few words; undefined where it can be played now. */
export function whenPlayed(board: RotterdamBoard, card: ShipCard): string | undefined {
  const { view, text, actor, asked } = board;
  if ((SHIP_CARD_POINTS[card] ?? 0) > 0) return text.hand.atTheEnd;
  const ahead = cardAhead(board, card);
  if (actor !== undefined && actor === asked && ahead?.problem === undefined) return undefined;
  if (actor === undefined || actor !== asked || view.turn !== actor) return text.hand.onYourTurn;
  if (view.phase === 'work') return text.hand.afterWorker;
  return ahead?.problem === undefined ? text.hand.onYourTurn : refusalOf(board, ahead.problem);
}
