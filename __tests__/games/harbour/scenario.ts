import type { GameEvent } from '@/engine/events';
import { isProblem } from '@/engine/phrase';
import { Dice, type Random } from '@/engine/random';
import { harbour } from '@/games/harbour';
import {
  playerBoardId,
  boardNamed,
  BOARD_SYMBOLS,
  type PlayerBoardId,
} from '@/games/harbour/cards/player-boards';
import { BUILDINGS, buildingNamed, PRICE, type BuildingId } from '@/games/harbour/cards/buildings';
import { amounts, GOODS, KINDS, type GoodName } from '@/games/harbour/cards/goods';
import { addSymbols, own } from '@/games/harbour/rules/deck';
import { frame, TURN } from '@/games/harbour/rules/frames';
import type { HarbourMove } from '@/games/harbour/move';
import { NONE, startOf, type HarbourState } from '@/games/harbour/state';
import { seedOf } from '../../support/random-play';

type Stock = Partial<Record<GoodName, number>>;
/** A building, or «start 1» for the start building of seat 1. */
type PlaceName = BuildingId | `start ${number}`;

/** What a test needs; everything else is plain. Seat 0 is about to move its pawn. */
export interface Position {
  readonly players?: number;
  /** By seat. */
  readonly goods?: readonly Stock[];
  readonly boards?: readonly PlayerBoardId[];
  readonly owned?: readonly (readonly BuildingId[])[];
  readonly pawns?: readonly (PlaceName | undefined)[];
  readonly bonus?: readonly GoodName[];
  /** From space 2 to space 5. */
  readonly market?: readonly GoodName[];
  readonly display?: readonly BuildingId[];
  /** The next buildings to be drawn. */
  readonly deck?: readonly BuildingId[];
  readonly free?: BuildingId;
  readonly active?: number;
  readonly inlandTraders?: boolean;
  /** Anything else of the state, as it is. */
  readonly state?: Partial<HarbourState>;
}

const PLAIN_DISPLAY: readonly BuildingId[] = [
  'pub',
  'ranch',
  'trawler',
  'quarry',
  'depot',
  'cold-store',
  'timber-yard',
];

/**
 * A building of this price as the tables have it, for tests that are about paying and not about a building: if there
 * is, one without coins and warehouses, which would change the next payment.
 */
export function costing(price: number, ...except: readonly BuildingId[]): BuildingId {
  const symbolsOf = (number: number): readonly string[] => BUILDINGS[number]?.symbols ?? [];
  const disturbance = (number: number): number =>
    symbolsOf(number).filter((symbol) => symbol === 'coin' || symbol === 'warehouse').length;
  const found = BUILDINGS.map((_, number) => number)
    .filter((number) => PRICE[number] === price)
    .sort((a, b) => disturbance(a) - disturbance(b) || symbolsOf(a).length - symbolsOf(b).length)
    .flatMap((number) => BUILDINGS[number]?.id ?? [])
    .find((id) => !except.includes(id));
  if (found === undefined) throw new Error(`no building costs $${price}`);
  return found;
}

export const priceOf = (id: BuildingId): number => PRICE[buildingNamed(id)] ?? 0;

const good = (name: string | undefined): number => GOODS.indexOf(name as GoodName);
const building = (name: string | undefined): number => BUILDINGS.findIndex((row) => row.id === name);

const place = (name: PlaceName): number =>
  name.startsWith('start ') ? startOf(Number(name.slice(6))) : building(name);

/** Reads a move as a person would write it: «go pub», «go start 1», «take 1 fish», «turn fish wood», «done». */
export function read(text: string): HarbourMove {
  const [type, first, second] = text.split(' ');
  switch (type) {
    case 'board':
      return { type, board: boardNamed(first as PlayerBoardId) };
    case 'go':
      return { type, place: place(text.slice(3) as PlaceName) };
    case 'own':
    case 'replace':
    case 'buy':
      return { type, building: building(first) };
    case 'turn':
      return { type, from: good(first), to: good(second) };
    case 'swap': {
      const [a, b] = [good(first), good(second)].sort() as [number, number];
      return { type, a, b };
    }
    case 'take':
      return { type, seat: Number(first), good: good(second) };
    case 'later':
    case 'inland':
    case 'done':
      return { type };
    default:
      return { type, good: good(first) } as HarbourMove;
  }
}

/** The other way round. */
export function write(move: HarbourMove): string {
  const { type, ...fields } = move;
  const named = Object.entries(fields).map(([field, value]) => {
    if (field === 'board') return playerBoardId(value);
    if (field === 'building') return BUILDINGS[value]?.id ?? '';
    if (field === 'place') return BUILDINGS[value]?.id ?? `start ${value - startOf(0)}`;
    return field === 'seat' ? String(value) : (GOODS[value] ?? '');
  });
  return [type, ...named].join(' ');
}

/** A game in a test: played by written moves, each by whoever is asked. */
export class Scenario {
  readonly events: GameEvent[] = [];

  constructor(
    readonly state: HarbourState,
    private readonly random: Random = new Dice(seedOf('scenario'), 'moves'),
  ) {}

  get asked(): number {
    return harbour.waitingFor(this.state)[0] ?? NONE;
  }

  play(...moves: readonly string[]): this {
    return this.make(moves.map(read));
  }

  make(moves: readonly HarbourMove[]): this {
    for (const move of moves) {
      const problem = harbour.problem(this.state, this.asked, move);
      if (problem) {
        const may = this.moves().join(', ');
        throw new Error(`«${write(move)}» is refused: ${JSON.stringify(problem)}; may ${may}`);
      }
      harbour.apply(this.state, this.asked, move, {
        random: this.random,
        emit: (event) => this.events.push(event),
      });
    }
    return this;
  }

  /** What whoever is asked may answer. */
  moves(type?: string): string[] {
    const written = harbour.moves(this.state, this.asked).map(write);
    return type === undefined ? written : written.filter((text) => text.split(' ')[0] === type);
  }

  /** The name of the problem that refuses the move, or undefined. */
  refusal(text: string, seat = this.asked): string | undefined {
    return harbour.problem(this.state, seat, read(text))?.problem;
  }

  /** The goods of a seat, those with none left out. */
  goods(seat = 0): Stock {
    const counts = this.state.goods.slice(seat * KINDS, (seat + 1) * KINDS);
    return Object.fromEntries(
      GOODS.map((name, at) => [name, counts[at]] as const).filter(([, count]) => count),
    );
  }

  /** Goods from space 2 to space 5. */
  get market(): string[] {
    return [2, 3, 4, 5].map((space) => GOODS[this.state.space.indexOf(space)] ?? '');
  }

  get display(): string[] {
    return this.state.display.map((number) => BUILDINGS[number]?.id ?? '');
  }

  owned(seat = 0): string[] {
    const own = this.state.built.filter((number) => this.state.owner[number] === seat);
    return own.map((number) => BUILDINGS[number]?.id ?? '');
  }

  /** What was said, by the names of the phrases. */
  get said(): string[] {
    return this.events.flatMap((event) => (event.type === 'said' ? [event.phrase.key] : []));
  }
}

export function scenario(position: Position = {}): Scenario {
  const { players = 2, boards = [], owned = [], pawns = [], bonus = [], deck = [] } = position;
  const options = harbour.parseOptions({ startingPlayer: position.active ?? 0, firstGame: true }, players);
  if (isProblem(options)) throw new Error(options.problem);
  const state = harbour.setup(options, players, new Dice(seedOf('scenario'), 'setup'));
  const market = position.market ?? GOODS;
  const display = position.display ?? PLAIN_DISPLAY.slice(0, players + 3);

  state.inlandTraders = position.inlandTraders ?? false;
  state.space = GOODS.map((name) => market.indexOf(name) + 2);
  state.display = display.map(buildingNamed);
  state.boards = state.boards.map((_, seat) => boardNamed(boards[seat] ?? 'landing-stages'));
  state.symbols = state.symbols.map(() => 0);
  state.boards.forEach((board, seat) => addSymbols(state, seat, BOARD_SYMBOLS[board] as readonly number[]));
  state.goods = state.boards.flatMap((_, seat) => amounts(position.goods?.[seat] ?? {}));
  state.pawns = state.pawns.map((_, seat) => {
    const name = pawns[seat];
    return name === undefined ? NONE : place(name);
  });
  owned.forEach((names, seat) => {
    for (const name of names) {
      own(state, seat, buildingNamed(name));
      if (name !== position.free) state.bought[seat] = (state.bought[seat] as number) + 1;
    }
  });
  if (position.free) state.free = buildingNamed(position.free);
  state.bonus = bonus.map(good);
  const drawn = deck.map(buildingNamed);
  const used = new Set([...state.display, ...state.built, ...drawn]);
  const rest = BUILDINGS.map((_, number) => number).filter((number) => !used.has(number));
  state.deck = [...rest, ...drawn.reverse()];
  state.stack = [frame(TURN)];
  Object.assign(state, position.state);
  return new Scenario(state);
}

/** A game from its real beginning. */
export function beginning(options: object, players: number, seed = 'beginning'): Scenario {
  const parsed = harbour.parseOptions(options, players);
  if (isProblem(parsed)) throw new Error(parsed.problem);
  return new Scenario(harbour.setup(parsed, players, new Dice(seedOf(seed), 'setup')));
}
