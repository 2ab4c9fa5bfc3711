import { mostBuildings } from '@/games/harbour/ahead/plan';
import { planned } from '@/games/harbour/ahead/planned';
import { buyingPower } from '@/games/harbour/ahead/power';
import {
  BUILDINGS,
  buildingId,
  NO_PRICE,
  POINTS,
  PRICE,
  type Building,
} from '@/games/harbour/cards/buildings';
import type { HarbourBoard } from '../table/board';
import { hasBegun, type Planning } from './planning';
import { ringing } from './rings';

interface Note {
  /** Whether it counts as paid; before anything is shipped, whatever could be. */
  readonly paid: boolean;
  readonly note: string;
  /** The same where there is little room. */
  readonly brief: string;
  /** What the plan lacks. */
  readonly lacks: number;
}

const noted = (told: Omit<Note, 'brief'>): Note => ({ ...told, brief: told.note });

/** What the plan would lack for a building or lose with it, were it touched; what it does if it is ringed. */
export function noteOnOffer(board: HarbourBoard, planning: Planning, building: Building): Note {
  const { view, actor } = board;
  const { buy } = board.text.planner;
  const { on, unavailable, tapped } = ringing(board, planning, building);
  if (PRICE[building] === NO_PRICE || actor === undefined)
    return noted({ paid: false, note: buy.noPrice, lacks: 0 });
  const short = (lacks: number): Note =>
    noted({ paid: false, note: buy.short({ money: board.money(lacks) }), lacks });
  if (!hasBegun(planning)) {
    if (unavailable === undefined) return noted({ paid: true, note: buy.within, lacks: 0 });
    const lacks = (PRICE[building] ?? 0) - buyingPower(view, actor);
    if (lacks > 0) return short(lacks);
  }
  const { sum, price } = on ? planning.planned : planned(view, actor, tapped);
  if (price > sum) return short(price - sum);
  if (price === sum) return { paid: true, note: buy.exact, brief: buy.within, lacks: 0 };
  const lost = { money: board.money(sum - price) };
  return { paid: true, note: (on ? buy.isLost : buy.lost)(lost), brief: buy.isLost(lost), lacks: 0 };
}

/** How much can be paid for how many, with the plan as it is or with everything. */
export function meansIn(board: HarbourBoard, planning: Planning): string {
  const { buy } = board.text.planner;
  const two = mostBuildings(board.view) > 1;
  if (hasBegun(planning)) {
    return (two ? buy.canPayTwo : buy.canPay)({ money: board.money(planning.planned.sum) });
  }
  return (two ? buy.upToTwo : buy.upTo)({ money: board.money(buyingPower(board.view, board.subject)) });
}

/** Above the cards on offer: how many of them, for how much. */
export function offerWords(board: HarbourBoard, planning: Planning): string {
  const { buy } = board.text.planner;
  const sum = hasBegun(planning) ? planning.planned.sum : buyingPower(board.view, board.subject);
  return (mostBuildings(board.view) > 1 ? buy.two : buy.one)({ money: board.money(sum) });
}

/** A building on offer, read aloud. */
export function spokenOffer(board: HarbourBoard, planning: Planning, building: Building): string {
  const { words, text } = board;
  const { symbols = [] } = BUILDINGS[building] ?? {};
  const { note } = noteOnOffer(board, planning, building);
  const price = PRICE[building] ?? NO_PRICE;
  const facts = [
    words.buildings[buildingId(building)],
    ...(price === NO_PRICE ? [] : [board.money(price)]),
    text.planner.buy.points({ points: POINTS[building] ?? 0 }),
    ...symbols.map((symbol) => words.symbols[symbol]),
  ];
  return `${facts.join(', ')}. ${note}`;
}
