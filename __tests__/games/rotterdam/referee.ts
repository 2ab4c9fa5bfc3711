import type { PublishedMove, Transcript } from './referee/published';
import { orderPoints, scoresOf, winnersOf } from './referee/score';
import { startFault } from './referee/start';
import {
  ask,
  clockwiseFrom,
  inMarket,
  isFree,
  openTable,
  playerAt,
  takeUnit,
  type Course,
  type Question,
  type Table,
} from './referee/table';
import { turn } from './referee/turn';
import { STARTS } from './referee/waterways';

const LAST_ROUND = 30;
const ENDING_POINTS = 15;
const FIXED_ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 8, 4: 6 };

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
    this.course = wholeGame(this.table, transcript.options);
    this.goOn(this.course.next());
  }

  /** Who owes a decision. */
  waitingFor(): number[] {
    return this.question === undefined ? [] : [this.question.seat];
  }

  /** Everything that the seat may do now. */
  moves(seat: number): readonly PublishedMove[] {
    return this.question?.seat === seat ? this.question.moves : [];
  }

  isLegal(seat: number, move: PublishedMove): boolean {
    return this.moves(seat).some((legal) => keyOf(legal) === keyOf(move));
  }

  play(seat: number, move: PublishedMove): void {
    if (!this.isLegal(seat, move)) {
      throw new Error(`seat ${seat}: ${JSON.stringify(move)} is not among ${JSON.stringify(this.question)}`);
    }
    this.goOn(this.course.next(move));
  }

  result(): Transcript['end'] {
    const scores = scoresOf(this.table);
    return { scores, winners: winnersOf(scores) };
  }

  private goOn(step: IteratorResult<Question, void>): void {
    this.question = step.done === true ? undefined : step.value;
  }
}

function* wholeGame(table: Table, options: Transcript['options']): Course {
  yield* launchAll(table);
  for (let round = 1; ; round += 1) {
    if (options.bidding === true) yield* bidding(table, round === 1);
    else if (round > 1) passTower(table);
    yield* playRound(table);
    if (isOver(table, options.fixedRounds === true, round)) return;
  }
}

/** RT-10. */
function* launchAll(table: Table): Course {
  for (const player of clockwiseFrom(table, table.harbourMaster)) {
    const starts = STARTS.filter((at) => isFree(table, at));
    const move = yield* ask(
      player,
      starts.flatMap((at) => inMarket(table).map((raw) => ({ type: 'launch', at, raw }) as const)),
    );
    if (move.type !== 'launch') throw new Error('a ship was asked for');
    takeUnit(table, move.raw);
    player.ships -= 1;
    table.ships.push({ owner: player.seat, at: move.at, cargo: move.raw, held: 'no' });
  }
}

function passTower(table: Table): void {
  table.harbourMaster = (table.harbourMaster + 1) % table.players.length;
}

/** RT-43. */
function* bidding(table: Table, isFirst: boolean): Course {
  const [holder, ...rest] = clockwiseFrom(table, table.harbourMaster);
  let highest = 0;
  let bidder: number | undefined;
  for (const player of [...rest, ...(holder === undefined ? [] : [holder])]) {
    if (player.money <= highest) continue;
    const bids = Array.from({ length: player.money - highest }, (_, at) => highest + 1 + at);
    const move = yield* ask(player, [
      { type: 'pass' },
      ...bids.map((amount) => ({ type: 'bid', amount }) as const),
    ]);
    if (move.type !== 'bid') continue;
    highest = move.amount;
    bidder = player.seat;
  }
  if (bidder !== undefined) {
    playerAt(table, bidder).money -= highest;
    table.harbourMaster = bidder;
  } else if (!isFirst) passTower(table);
}

/** RT-11. */
function* playRound(table: Table): Course {
  const inOrder = clockwiseFrom(table, table.harbourMaster);
  table.workers = {};
  table.cashed = [];
  for (const player of inOrder) {
    player.workers = inOrder.length === 4 ? 3 : 4;
    player.hasManufactured = false;
  }
  while (inOrder.some(({ workers }) => workers > 0)) {
    for (const player of inOrder) yield* turn(table, player);
  }
}

/** RT-40, RT-42, RT-44. */
function isOver(table: Table, fixedRounds: boolean, round: number): boolean {
  if (fixedRounds) return round === FIXED_ROUNDS[table.players.length];
  return round === LAST_ROUND || table.players.some((player) => orderPoints(player) >= ENDING_POINTS);
}
