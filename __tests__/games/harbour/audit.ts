import { BOARD_SYMBOLS } from '@/games/harbour/cards/player-boards';
import { BUILDING_SYMBOLS, BUILDINGS } from '@/games/harbour/cards/buildings';
import { HIGHEST_SPACE, LOWEST_SPACE, MOST_TURNS } from '@/games/harbour/cards/limits';
import { GOODS, KINDS } from '@/games/harbour/cards/goods';
import { FILL, kindOf, topOf, TURN } from '@/games/harbour/rules/frames';
import { isOnTable } from '@/games/harbour/rules/places';
import { can, limitOf, NONE, type HarbourState } from '@/games/harbour/state';

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const same = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const seatsOf = (state: HarbourState): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

function* buildingFaults(state: HarbourState): Generator<string> {
  const { deck, display, built, owner } = state;
  const everywhere = [...deck, ...display.filter((building) => building !== NONE), ...built];
  if (
    !same(
      sorted(everywhere),
      BUILDINGS.map((_, building) => building),
    )
  )
    yield 'a building is lost or doubled';
  const owned = owner.flatMap((seat, building) => (seat === NONE ? [] : [building]));
  if (!same(sorted(built), owned)) yield 'owners and built buildings differ';
  for (const seat of seatsOf(state)) {
    const bought = built.filter((building) => owner[building] === seat && building !== state.free);
    if (bought.length !== state.bought[seat])
      yield `seat ${seat} did not buy ${state.bought[seat]} buildings`;
  }
  if (state.known + (state.buried ? 1 : 0) > deck.length) yield 'more of the deck is known than there is';
}

function* symbolFaults(state: HarbourState): Generator<string> {
  for (const seat of seatsOf(state)) {
    const own = state.built.filter((building) => state.owner[building] === seat);
    const sources = [
      BOARD_SYMBOLS[state.boards[seat] as number] ?? [],
      ...own.map((building) => BUILDING_SYMBOLS[building] ?? []),
    ];
    for (let symbol = 0; symbol < KINDS; symbol += 1) {
      const sum = sources.reduce((count, symbols) => count + (symbols[symbol] ?? 0), 0);
      const chosen = state.offers.length === 0;
      if (chosen && state.symbols[seat * KINDS + symbol] !== sum) yield `seat ${seat} counts symbols wrongly`;
    }
  }
}

function* goodsFaults(state: HarbourState): Generator<string> {
  for (const seat of seatsOf(state)) {
    if (state.boards[seat] === NONE) continue;
    for (let good = 0; good < KINDS; good += 1) {
      const units = state.goods[seat * KINDS + good] as number;
      if (!Number.isInteger(units) || units < 0 || units > limitOf(state, seat)) {
        yield `seat ${seat} holds ${units} ${GOODS[good] ?? ''}`;
      }
    }
  }
  const spaces = sorted(state.space.filter((space) => space !== 0));
  const filling = kindOf(topOf(state)) === FILL;
  if (!filling && !same(spaces, [2, 3, 4, 5])) yield 'the market is no order of all four goods';
  if (
    new Set(spaces).size !== spaces.length ||
    spaces.some((at) => at < LOWEST_SPACE || at > HIGHEST_SPACE)
  ) {
    yield 'a market space holds two tokens';
  }
}

function* pawnFaults(state: HarbourState): Generator<string> {
  state.pawns.forEach((place, seat) => {
    if (place !== NONE && !isOnTable(state, place)) throw new Error(`the pawn of ${seat} stands nowhere`);
  });
  for (const place of new Set(state.pawns.filter((at) => at !== NONE))) {
    const there = seatsOf(state).filter((seat) => state.pawns[seat] === place);
    if (there.length > 1 && !there.some((seat) => can(state, seat, 'enterOccupied'))) {
      yield 'two pawns share a building';
    }
  }
}

function* leftovers(state: HarbourState): Generator<string> {
  const betweenTurns = topOf(state) === NONE || kindOf(topOf(state)) === TURN;
  if (!betweenTurns) return;
  const { money, shipped, cargo, soldInland, fee, display } = state;
  if (money || shipped || soldInland || cargo.some((units) => units > 0))
    yield 'a purchase was left half done';
  if (fee !== NONE) yield 'a fee was left unpaid';
  if (display.includes(NONE)) yield 'the display was not filled up';
  if (state.turns > MOST_TURNS * state.seats) yield 'somebody had too many turns';
}

/** Names everything in a state that cannot be. */
export function audit(state: HarbourState): string[] {
  return [
    ...buildingFaults(state),
    ...symbolFaults(state),
    ...goodsFaults(state),
    ...pawnFaults(state),
    ...leftovers(state),
    ...(new Set(state.bonus).size === state.bonus.length ? [] : ['two bonus cards are the same']),
  ];
}
