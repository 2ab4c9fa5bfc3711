import { LEVELS, type Level } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { asItLay, isTurned } from '@/engine/future';
import { isOneOf } from '@/engine/json';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { parseSeed } from '@/engine/random';
import { recordOf, replaying } from '@/engine/record';
import { atOnce, type Stepwise } from '@/engine/stepwise';
import { gameOf, isGameId } from '@/games';
import { momentNow } from '@/storage/clock';
import { tidiedNames } from '@/storage/names';
import { SAVE_FORMAT, type Save, type SaveFault, type SaveHead } from '@/storage/save';
import { aboutNext } from './empty-questions';
import type { LogEntry } from './log';
import { withTheirAnswers } from './step';
import type { MatchSeat, MatchTable } from './table';
import type { AnyPlay, PlayedGame } from './whole';

/** Why a save cannot be opened: what its text is like, or what the game says to it. */
const OPEN_FAULTS = ['unknownGame', 'otherRules', 'wrongMoves'] as const;
export type OpenFault = SaveFault | (typeof OPEN_FAULTS)[number];

/** A save whose every move was played again and led where it promised. */
export interface ProvenSave extends PlayedGame {
  readonly game: AnyGame;
}

export interface Disproved {
  readonly fault: OpenFault;
  readonly problem: Problem;
}

const USUAL_LEVEL: Level = 'medium';

/** Who sits there, called as the app's own fields would have let them be called. */
export function seatsOf(seats: Save['seats']): MatchSeat[] {
  const names = tidiedNames(seats.map(({ name }) => name));
  return seats.map((stored, at) => {
    const seat = { ...stored, name: names[at] ?? '' };
    if (seat.kind === 'human') return seat;
    return { ...seat, level: isOneOf(LEVELS, seat.level) ? seat.level : USUAL_LEVEL };
  });
}

/** What the head alone tells against a save. */
export function headFault({
  game,
  rulesVersion,
}: Pick<SaveHead, 'game' | 'rulesVersion'>): OpenFault | undefined {
  if (!isGameId(game)) return 'unknownGame';
  return gameOf(game).rulesVersion === rulesVersion ? undefined : 'otherRules';
}

interface Replayed {
  readonly play: AnyPlay | Problem;
  readonly log: readonly LogEntry[];
}

type Stored = Pick<Save, 'record' | 'seats' | 'houseRules'>;

function* replayed(game: AnyGame, save: Stored): Stepwise<Replayed> {
  const log: LogEntry[] = [];
  return { play: yield* replayedInto(log, game, save), log: withTheirAnswers(log) };
}

function* replayedInto(log: LogEntry[], game: AnyGame, save: Stored): Stepwise<AnyPlay | Problem> {
  const { record, houseRules } = save;
  const table = { seats: seatsOf(save.seats), houseRules };
  let when: ReturnType<typeof aboutNext> = { round: 1 };
  const goOn = (state: unknown): void => {
    when = aboutNext(game, table, state);
  };
  try {
    return yield* replaying(
      game,
      record,
      (number, events, state) => {
        log.push({ number, seat: record.moves[number]?.seat ?? 0, ...when, events });
        goOn(state);
      },
      goOn,
    );
  } catch {
    // Rules answer for every well-formed move; should one of them stumble over a forged record, the app does not.
    return engineProblem('notARecord', {});
  }
}

/** A game that was played on before its cards were dealt anew for that goes on with those that lay there. */
function* reread(game: AnyGame, save: Save): Stepwise<Replayed> {
  const { record } = save;
  const found = yield* replayed(game, save);
  const seed = parseSeed(record.seed);
  if (!isProblem(found.play) || seed === undefined || !isTurned(seed)) return found;
  const earlier = yield* replayed(game, { ...save, record: { ...record, seed: asItLay(seed) } });
  return isProblem(earlier.play) ? found : earlier;
}

/** Plays a save again, a move at a step. */
export function* proving(save: Save): Stepwise<ProvenSave | Disproved> {
  const { record, seats, houseRules } = save;
  if (!isGameId(record.game)) {
    return { fault: 'unknownGame', problem: engineProblem('unknownGame', { game: record.game }) };
  }
  const game = gameOf(record.game);
  const { play, log } = yield* reread(game, save);
  if (isProblem(play)) return { fault: headFault(record) ?? 'wrongMoves', problem: play };
  if (seats.length !== play.seats) return { fault: 'wrongMoves', problem: engineProblem('notARecord', {}) };
  const table = { game: record.game, seats: seatsOf(seats), options: play.options, houseRules };
  return { game, table, play, log };
}

export const proveSave = (save: Save): ProvenSave | Disproved => atOnce(proving(save));

export function isDisproved(found: ProvenSave | Disproved): found is Disproved {
  return 'fault' in found;
}

/** The save of a match. Its summary follows from the play, whatever an imported one may have said. */
export function saveOf(
  game: AnyGame,
  { id, table, play }: { readonly id: string; readonly table: MatchTable; readonly play: AnyPlay },
  generation: number,
): Save {
  const asked = game.waitingFor(play.state)[0];
  return {
    format: SAVE_FORMAT,
    id,
    generation,
    updated: momentNow(),
    seats: [...table.seats],
    houseRules: { ...table.houseRules },
    summary: { round: game.round(play.state), asked, over: asked === undefined },
    record: recordOf(game, play),
  };
}
