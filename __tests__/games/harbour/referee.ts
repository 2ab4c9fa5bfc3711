import { abilityCosts, costsFee, placesFor } from './referee/entering';
import { ACTIONS, startAction } from './referee/actions';
import { GOODS, type PublishedMove, type Transcript } from './referee/published';
import { scoresOf, winnersOf } from './referee/score';
import { startFault } from './referee/start';
import {
  add,
  ask,
  askGood,
  except,
  heldBy,
  occupantsOf,
  openTable,
  othersOf,
  ownerOf,
  pairsOfTokens,
  playerAt,
  remove,
  swapTokens,
  unitsOf,
  type Answer,
  type Course,
  type Place,
  type Player,
  type Question,
  type Table,
} from './referee/table';
import type { Visit } from './referee/visit';

const MOST_TURNS = 100;
const ENDING_PURCHASES = 4;

const keyOf = (move: PublishedMove) => JSON.stringify(Object.entries(move).sort());

/** Replays a game by the rules page alone. It shares no code with the game and works on the transcript's names. */
export class Referee {
  readonly table: Table;
  private readonly course: Course;
  private question: Question | undefined;

  constructor(transcript: Transcript) {
    const fault = startFault(transcript);
    if (fault !== undefined) throw new Error(fault);
    this.table = openTable(transcript);
    this.course = wholeGame(this.table, transcript.start, transcript.options.firstGame === true);
    this.goOn(this.course.next());
  }

  /** Who owes a decision. */
  waitingFor(): number[] {
    return [...(this.question?.keys() ?? [])];
  }

  /** Everything that the seat may do now. */
  moves(seat: number): readonly PublishedMove[] {
    return this.question?.get(seat) ?? [];
  }

  isLegal(seat: number, move: PublishedMove): boolean {
    return this.moves(seat).some((legal) => keyOf(legal) === keyOf(move));
  }

  play(seat: number, move: PublishedMove): void {
    if (!this.isLegal(seat, move)) {
      const asked = JSON.stringify([...(this.question ?? [])]);
      throw new Error(`seat ${seat}: ${JSON.stringify(move)} is not among ${asked}`);
    }
    this.goOn(this.course.next({ seat, move }));
  }

  result(): Transcript['end'] {
    const scores = scoresOf(this.table);
    return { scores, winners: winnersOf(scores) };
  }

  private goOn(step: IteratorResult<Question, void>): void {
    this.question = step.done === true ? undefined : step.value;
  }
}

function* wholeGame(table: Table, start: Transcript['start'], firstGame: boolean): Course {
  if (start.offers.length > 0) yield* chooseBoards(table, start.offers);
  yield* nobleLooks(table);
  const first = playerAt(table, start.startingPlayer);
  const inOrder = [first, ...othersOf(table, first.seat)];
  if (!firstGame) {
    for (const { seat } of inOrder) {
      for (let unit = 0; unit < 3; unit += 1) {
        add(playerAt(table, seat), yield* askGood(seat, 'gain', GOODS));
      }
    }
  }
  yield* turns(table, inOrder);
}

/** HB-3: everybody at once. */
function* chooseBoards(table: Table, offers: readonly (readonly string[])[]): Course {
  const open = new Map(
    offers.map((boards, seat) => [seat, boards.map((board) => ({ type: 'board', board }) as const)]),
  );
  while (open.size > 0) {
    const { seat, move }: Answer = yield new Map(open);
    if (move.type === 'board') playerAt(table, seat).board = move.board;
    open.delete(seat);
  }
}

function* nobleLooks({ players, deck }: Table): Course {
  const noble = players.find(({ board }) => board === 'noble');
  if (noble === undefined) return;
  const seen = deck.splice(0, 2);
  const move = yield* ask(
    noble.seat,
    seen.map((building) => ({ type: 'own', building }) as const),
  );
  if (move.type !== 'own') throw new Error('a building was asked for');
  noble.free.push(move.building);
  deck.push(...seen.filter((building) => building !== move.building));
}

/** HB-30, HB-32. */
function* turns(table: Table, inOrder: readonly Player[]): Course {
  let ender: Player | undefined;
  for (let round = 0; round < MOST_TURNS; round += 1) {
    for (const player of inOrder) {
      if (player === ender) return;
      yield* turn(table, player);
      player.turns += 1;
      if (player.bought.length >= ENDING_PURCHASES) ender ??= player;
    }
  }
}

function* turn(table: Table, player: Player): Course {
  const abilities = abilityCosts(player);
  let move = yield* ask(player.seat, [...placesFor(table, player), ...abilities]);
  let used = false;
  if (move.type === 'spend') {
    yield* useAbility(table, player, move);
    used = true;
    move = yield* ask(player.seat, placesFor(table, player));
  }
  if (move.type !== 'go') throw new Error('a building was asked for');
  const place: Place = 'start' in move ? { start: move.start } : { building: move.building };
  yield* visitBuilding(table, player, place);
  const costs = used ? [] : abilityCosts(player);
  if (costs.length === 0) return;
  const last = yield* ask(player.seat, [...costs, { type: 'done' }]);
  if (last.type === 'spend') yield* useAbility(table, player, last);
}

function* useAbility(table: Table, player: Player, cost: PublishedMove): Course {
  if (!('good' in cost)) throw new Error('a good was asked for');
  remove(player, cost.good);
  if (player.board === 'broker') {
    const move = yield* ask(player.seat, pairsOfTokens(table, true));
    if (move.type === 'swap') swapTokens(table, move.goods);
    return;
  }
  const turns = GOODS.filter((good) => player.goods[good] >= 2).flatMap((from) =>
    except(from).map((to) => ({ type: 'turn', from, to }) as const),
  );
  const move = yield* ask(player.seat, turns);
  if (move.type !== 'turn') throw new Error('goods to turn were asked for');
  remove(player, move.from, 2);
  add(player, move.to, 2);
}

function* visitBuilding(table: Table, player: Player, place: Place): Course {
  const seats = occupantsOf(table, place).map(({ seat }) => seat);
  player.pawn = place;
  for (const other of othersOf(table, player.seat)) {
    if (seats.includes(other.seat)) add(other, yield* askGood(other.seat, 'gain', GOODS));
  }
  const owner = ownerOf(table, place);
  const visit: Visit = { table, player, owesFee: costsFee(table, player, place), hadMore: false };
  if (visit.owesFee && owner !== undefined && unitsOf(player.goods) > 0) {
    const pays = heldBy(player).map((good) => ({ type: 'pay', good }) as const);
    const move = yield* ask(player.seat, [...pays, { type: 'later' }]);
    if (move.type === 'pay') {
      visit.owesFee = false;
      yield* payFee(player, owner, move.good);
    }
  }
  if ('building' in place) yield* ACTIONS[place.building]?.(visit) ?? noAction(place.building);
  else yield* visitStart(visit, place.start);
  if (visit.owesFee && owner !== undefined) {
    yield* payFee(player, owner, yield* askGood(player.seat, 'pay', heldBy(player)));
  }
}

function noAction(building: string): never {
  throw new Error(`${building} has no action`);
}

function* payFee(player: Player, owner: Player, good: (typeof GOODS)[number]): Course {
  remove(player, good);
  add(owner, good);
  if (owner.board === 'landlord') add(owner, yield* askGood(owner.seat, 'gain', GOODS));
}

function* visitStart(visit: Visit, owner: number): Course {
  const { table, player } = visit;
  const gained = yield* startAction(visit, playerAt(table, owner).board);
  if (!gained || owner !== player.seat) return;
  const beggar = othersOf(table, player.seat).find(({ board }) => board === 'beggar');
  if (beggar !== undefined) add(beggar, yield* askGood(beggar.seat, 'gain', GOODS));
}
