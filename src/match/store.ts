import { LEVELS, startThinking, ThinkingCancelled, type Level, type Thinking } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { isOneOf } from '@/engine/json';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { begin } from '@/engine/play';
import { parseSeed, type Seed } from '@/engine/random';
import { recordOf, replay } from '@/engine/record';
import { gameOf, isGameId, type GameId } from '@/games';
import { deviceStore } from '@/storage/key-value';
import { SAVE_FORMAT, type Save, type SaveFault } from '@/storage/save';
import { isUnreadable, SaveRepository, type Unreadable } from '@/storage/saves';
import type { LogEntry } from './log';
import { Match, type MatchEnvironment, type MatchSnapshot } from './match';
import type { MatchSeat, MatchTable } from './table';

const repository = new SaveRepository(deviceStore);

/** How long bots pause; the app's settings answer, live. */
let botPause: MatchEnvironment['botPause'] = () => 0;

export function configureMatches(settings: Pick<MatchEnvironment, 'botPause'>): void {
  botPause = settings.botPause;
}

const USUAL_LEVEL: Level = 'medium';

function seatsOf(save: Save): MatchSeat[] {
  return save.seats.map((seat) =>
    seat.kind === 'human' ? seat : { ...seat, level: isOneOf(LEVELS, seat.level) ? seat.level : USUAL_LEVEL },
  );
}

/** Begins a thought after whatever waits: the tap before it is answered first. */
function soon(start: () => Thinking): Thinking {
  let cancel: () => void = () => undefined;
  const move = new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      const thinking = start();
      cancel = thinking.cancel;
      thinking.move.then(resolve, reject);
    });
    cancel = () => {
      clearTimeout(timer);
      reject(new ThinkingCancelled());
    };
  });
  return { move, cancel: () => cancel() };
}

function environmentOf(game: AnyGame, firstGeneration: number): MatchEnvironment {
  let generation = firstGeneration;
  return {
    store: (match) => {
      generation += 1;
      return repository.write(saveOf(game, match, generation));
    },
    think: (seat, { level }, play) =>
      soon(() =>
        startThinking({
          game,
          view: game.view(play.state, seat),
          seat,
          level,
          seed: play.seed,
          moveNumber: play.moves.length,
        }),
      ),
    botPause: () => botPause(),
  };
}

function saveOf(game: AnyGame, match: MatchSnapshot, generation: number): Save {
  const { id, table, play, asked } = match;
  const record = recordOf(game, play);
  return {
    format: SAVE_FORMAT,
    id,
    generation,
    updated: Date.now(),
    seats: [...table.seats],
    houseRules: { ...table.houseRules },
    summary: { round: game.round(play.state), asked, over: asked === undefined },
    record: { ...record, moves: [...record.moves] },
  };
}

/** A name that no other match of this device has, which is also what its dice grow from. */
function freshName(): string {
  const chance = () => Math.floor(Math.random() * 36 ** 6).toString(36);
  return `${Date.now().toString(36)}-${chance()}${chance()}`;
}

export async function startMatch(table: MatchTable): Promise<Match | Problem> {
  const game = gameOf(table.game);
  const id = freshName();
  const seed = parseSeed(id) as Seed;
  const play = begin(game, { seed, options: table.options, seats: table.seats.length });
  if (isProblem(play)) return play;
  const environment = environmentOf(game, 0);
  const match = new Match(game, { id, table, play, log: [] }, environment);
  // A table that cannot be stored can still be played; the match says so at the first move.
  await environment.store(match.getSnapshot()).catch(() => undefined);
  return match;
}

export async function resumeMatch(id: string): Promise<Match | Problem> {
  const save = await repository.read(id);
  if (save === undefined || isUnreadable(save)) return engineProblem('notARecord', {});
  if (!isGameId(save.record.game)) return engineProblem('unknownGame', { game: save.record.game });
  const game = gameOf(save.record.game);
  const log: LogEntry[] = [];
  let round = 1;
  const play = replay(game, save.record, (number, events, state) => {
    log.push({ number, seat: save.record.moves[number]?.seat ?? 0, round, events });
    round = game.round(state);
  });
  if (isProblem(play)) return play;
  const table: MatchTable = {
    game: save.record.game,
    seats: seatsOf(save),
    options: play.options,
    houseRules: save.houseRules,
  };
  return new Match(game, { id, table, play, log }, environmentOf(game, save.generation));
}

/** A line of the list of saved games. */
export interface SavedGame {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly MatchSeat[];
  readonly round: number;
  readonly asked: number | undefined;
  readonly updated: number;
  readonly over: boolean;
}

export interface UnreadableSave {
  readonly id: string;
  readonly fault: SaveFault | 'unknownGame';
}

function listed(entry: Save | Unreadable): SavedGame | UnreadableSave {
  if (isUnreadable(entry)) return entry;
  const { id, updated, record, summary } = entry;
  if (!isGameId(record.game)) return { id, fault: 'unknownGame' };
  const { round, asked, over } = summary;
  return { id, game: record.game, seats: seatsOf(entry), round, asked, updated, over };
}

export async function savedGames(): Promise<readonly (SavedGame | UnreadableSave)[]> {
  return (await repository.list()).map(listed);
}

export function deleteSave(id: string): Promise<void> {
  return repository.remove(id);
}
