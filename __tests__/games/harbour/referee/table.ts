import { boardOf, buildingOf } from './catalogue';
import { GOODS, type Good, type PublishedMove, type Stock, type Symbol, type Transcript } from './published';

/** A building by its name, or the start building of a seat. */
export type Place = { readonly building: string } | { readonly start: number };

export interface Player {
  readonly seat: number;
  board: string;
  readonly goods: Stock;
  readonly bought: string[];
  /** What the Noble got for nothing. */
  readonly free: string[];
  bonus: Good | undefined;
  pawn: Place | undefined;
  turns: number;
}

export interface Table {
  readonly players: readonly Player[];
  market: Good[];
  readonly display: string[];
  /** The next to be drawn first. */
  readonly deck: string[];
  readonly inlandTraders: boolean;
}

/** Who is asked, and everything that each of them may answer. */
export type Question = ReadonlyMap<number, readonly PublishedMove[]>;
export interface Answer {
  readonly seat: number;
  readonly move: PublishedMove;
}
/** A stretch of the game: it asks, is answered and goes on. */
export type Course<Result = void> = Generator<Question, Result, Answer>;

export function* ask(seat: number, moves: readonly PublishedMove[]): Course<PublishedMove> {
  const answer = yield new Map([[seat, moves]]);
  return answer.move;
}

/** A question about one good; the answer is that good. */
export function* askGood(
  seat: number,
  type: 'gain' | 'pay' | 'spend' | 'give' | 'raise' | 'fill',
  goods: readonly Good[],
): Course<Good> {
  const move = yield* ask(
    seat,
    goods.map((good) => ({ type, good })),
  );
  if (!('good' in move)) throw new Error('a good was asked for');
  return move.good;
}

export function openTable({ players, start, options }: Transcript): Table {
  return {
    players: Array.from({ length: players }, (_, seat) => ({
      seat,
      board: 'landing-stages',
      goods: { fish: 0, livestock: 0, stone: 0, wood: 0, ...start.goods[seat] },
      bought: [],
      free: [],
      bonus: GOODS.find((good) => start.bonus[seat] === `bonus-${good}`),
      pawn: undefined,
      turns: 0,
    })),
    market: [...start.market],
    display: [...start.display],
    deck: [...start.deck],
    inlandTraders: options.inlandTraders === true,
  };
}

export function playerAt(table: Table, seat: number): Player {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** The others, clockwise from the player's left. */
export function othersOf(table: Table, seat: number): Player[] {
  return [...table.players.slice(seat + 1), ...table.players.slice(0, seat)];
}

export const limitOf = (player: Player) => (player.board === 'cooper' ? 7 : 6);
export const unitsOf = (goods: Stock) => GOODS.reduce((sum, good) => sum + goods[good], 0);
export const heldBy = (player: Player) => GOODS.filter((good) => player.goods[good] > 0);
export const except = (...excluded: readonly Good[]) => GOODS.filter((good) => !excluded.includes(good));

/** HB-12: what is above the limit is lost. */
export function add(player: Player, good: Good, units = 1): void {
  player.goods[good] = Math.min(limitOf(player), player.goods[good] + units);
}

export function remove(player: Player, good: Good, units = 1): void {
  if (player.goods[good] < units) throw new Error(`seat ${player.seat} has not ${units} ${good}`);
  player.goods[good] -= units;
}

export function symbolsOf(player: Player): Symbol[] {
  const own = [...player.bought, ...player.free].flatMap((id) => buildingOf(id).symbols);
  return [...boardOf(player.board).symbols, ...own];
}

export const countOf = (player: Player, symbol: Symbol) =>
  symbolsOf(player).filter((own) => own === symbol).length;

export const spaceOf = (table: Table, good: Good) => table.market.indexOf(good) + 2;

export function samePlace(one: Place | undefined, other: Place): boolean {
  if (one === undefined) return false;
  if ('start' in one) return 'start' in other && one.start === other.start;
  return 'building' in other && one.building === other.building;
}

export function ownerOf(table: Table, place: Place): Player | undefined {
  if ('start' in place) return playerAt(table, place.start);
  const { building } = place;
  return table.players.find(({ bought, free }) => bought.includes(building) || free.includes(building));
}

export const occupantsOf = (table: Table, place: Place) =>
  table.players.filter(({ pawn }) => samePlace(pawn, place));

export function swapTokens(table: Table, goods: readonly Good[]): void {
  const [one, other] = goods;
  if (one === undefined || other === undefined) throw new Error('two tokens are exchanged');
  table.market = table.market.map((good) => (good === one ? other : good === other ? one : good));
}

/** Pairs of tokens, each pair named in the order of the list of goods. */
export function pairsOfTokens(table: Table, neighboursOnly: boolean): PublishedMove[] {
  return GOODS.flatMap((one, at) =>
    GOODS.slice(at + 1)
      .filter((other) => !neighboursOnly || Math.abs(spaceOf(table, one) - spaceOf(table, other)) === 1)
      .map((other): PublishedMove => ({ type: 'swap', goods: [one, other] })),
  );
}
