import type { Outcome, Seat, SeatScore } from '@/engine/game';
import { BUILDING_SYMBOLS, POINTS } from './cards/buildings';
import { HAT, KINDS } from './cards/goods';
import { UNITS_A_BONUS_POINT } from './cards/limits';
import { ABILITY } from './cards/player-boards';
import { HIDDEN, held, isOver, playerBoardOf, spaceOf, symbolsOf, unitsOf, type Situation } from './state';
import type { HarbourView } from './view';

/** Adds a figure up over the buildings that the seat has bought. */
function overBought(state: Situation, seat: Seat, figure: (building: number) => number): number {
  let sum = 0;
  for (const building of state.built) {
    if (state.owner[building] === seat && building !== state.free) sum += figure(building);
  }
  return sum;
}

function abilityPoints(state: Situation, seat: Seat): number {
  const ability = ABILITY[playerBoardOf(state, seat)];
  switch (ability?.can) {
    case 'scoreSpace':
      return spaceOf(state, ability.good);
    case 'scoreHats':
      return overBought(state, seat, (building) => BUILDING_SYMBOLS[building]?.[HAT] ?? 0);
    case 'scoreSymbolKinds': {
      let kinds = 0;
      for (let symbol = 0; symbol < KINDS; symbol += 1) if (symbolsOf(state, seat, symbol) > 0) kinds += 1;
      return kinds === KINDS ? kinds + 1 : kinds;
    }
    default:
      return 0;
  }
}

function bonusPoints(state: Situation, seat: Seat): number {
  const good = state.bonus[seat];
  return good === undefined || good === HIDDEN
    ? 0
    : Math.floor(held(state, seat, good) / UNITS_A_BONUS_POINT);
}

/** HB-41: units that no bonus card was exchanged for; they settle a tie (HB-31). */
export const goodsLeft = (state: Situation, seat: Seat): number =>
  unitsOf(state, seat) - bonusPoints(state, seat) * UNITS_A_BONUS_POINT;

/** HB-31: where points come from. */
export const SOURCES = ['buildings', 'ability', 'bonus'] as const;
export type Source = (typeof SOURCES)[number];

/** HB-31, as if the game ended with the goods and the market that lie on the table. */
export function scoreOf(state: Situation, seat: Seat): SeatScore<Source> {
  const buildings = overBought(state, seat, (building) => POINTS[building] as number);
  const ability = abilityPoints(state, seat);
  const bonus = bonusPoints(state, seat);
  return { seat, total: buildings + ability + bonus, parts: { buildings, ability, bonus } };
}

const scoresOf = (state: Situation): readonly SeatScore<Source>[] =>
  Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));

/** HB-60: the bonus cards of others count nothing until they are shown, nor do boards that are still being chosen. */
export const standings = (view: HarbourView): readonly SeatScore<Source>[] => scoresOf(view);

export function outcome(state: Situation): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const scores = scoresOf(state);
  /** Points, then bought buildings, then goods that are left: how much better one seat is than the other. */
  const lead = (one: SeatScore, other: SeatScore): number =>
    one.total - other.total ||
    (state.bought[one.seat] as number) - (state.bought[other.seat] as number) ||
    goodsLeft(state, one.seat) - goodsLeft(state, other.seat);
  const winners = scores.filter((score) => scores.every((other) => lead(score, other) >= 0));
  return { winners: winners.map(({ seat }) => seat), scores };
}
