import type { AnyGame } from '@/engine/game';
import { seedFor } from '@/engine/future';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { parseSeed, type Seed } from '@/engine/random';
import { gameOf, isGameId, type GameId } from '@/games';
import { momentNow } from '@/storage/clock';
import { noteEnding } from '@/storage/ended';
import type { KeyValueStore } from '@/storage/key-value';
import { LONGEST_TITLE, tidied } from '@/storage/names';
import { isFault } from '@/storage/save';
import { parseSave } from '@/storage/save-text';
import {
  isUnreadable,
  SaveRepository,
  type ListedSave,
  type ReadSave,
  type Unreadable,
} from '@/storage/saves';
import { NotStored, type StoreFault } from '@/storage/surely';
import type { Deal } from './deals/code';
import { dealFor } from './deals/fresh';
import { Errand } from './errand';
import { Match, type MatchEnvironment } from './match';
import { opened, withFreshFuture, type Opening } from './opening';
import {
  headFault,
  isDisproved,
  proveSave,
  proving,
  saveOf,
  seatsOf,
  type Disproved,
  type OpenFault,
  type ProvenSave,
} from './proof';
import { tableViewText } from './table-view';
import type { MatchSeat, MatchTable } from './table';
import type { Played } from './played';

/** A line of the list of saved games. */
export interface SavedGame {
  readonly id: string;
  /** What its people call it. */
  readonly name: string | undefined;
  readonly game: GameId;
  readonly seats: readonly MatchSeat[];
  readonly round: number;
  readonly asked: number | undefined;
  readonly updated: number;
  readonly over: boolean;
  /** It goes on, and its hands are hidden from each other. */
  readonly hidesHands: boolean;
}

export interface UnreadableSave {
  readonly id: string;
  /** Gone is what was deleted meanwhile, or never was on this device. */
  readonly fault: OpenFault | 'gone';
}

/** What came of an operation that makes a new save: its id, or why there is none. */
export type Made<Fault = OpenFault | StoreFault | 'gone'> =
  | { readonly id: string }
  | { readonly fault: Fault };

/** A save that came from outside: what it is called here, and whether names in it were mended. */
export interface CameIn {
  readonly id: string;
  readonly name: string | undefined;
  readonly mended: boolean;
}

/** Why a save from outside is not taken in: or nobody waited for it, or too many before it were played again in vain. */
export type ImportFault = OpenFault | StoreFault | 'calledOff' | 'passedOver';

export interface ImportManners {
  /** Somebody waits for it, and may call it off. */
  readonly errand?: Errand | undefined;
  /** What it is called here, by its game and what its people call it. */
  readonly call?: ((save: Pick<SavedGame, 'game' | 'name'>) => string | undefined) | undefined;
}

/** What came of an operation on a save: nothing to tell, or why nothing was changed. */
export type Done = { readonly fault: StoreFault } | undefined;

/** How a match thinks and waits; storing is what this file adds. */
export type MatchSurroundings = Pick<MatchEnvironment, 'botPause' | 'cover'> & {
  readonly think: (game: AnyGame) => MatchEnvironment['think'];
  /** An id that nothing else of this device has. Addresses show it, so nothing may follow from it. */
  readonly freshId: () => string;
  /** What the dice of a new match grow from: whoever knows it knows every hand. Throws rather than give a guessable one. */
  readonly freshSeed: () => string;
};

/** What its people call a save, as far as that shows. */
const titleOf = (name = ''): string | undefined => tidied(name, LONGEST_TITLE) || undefined;

const faultOf = (error: unknown): StoreFault => (error instanceof NotStored ? error.fault : 'failed');

async function done(work: Promise<unknown>): Promise<Done> {
  return work.then(
    () => undefined,
    (error: unknown) => ({ fault: faultOf(error) }),
  );
}

/** The matches of one device: begun, opened, listed, renamed, copied, deleted and had back, sent and received. */
export class SavedMatches {
  private readonly saves: SaveRepository;
  /** Whoever looks ahead at a game need not wait for its moves when opening it. */
  private lastProof: { readonly text: string; readonly proven: ProvenSave } | undefined;

  constructor(
    private readonly store: KeyValueStore,
    private readonly surroundings: MatchSurroundings,
  ) {
    this.saves = new SaveRepository(store, surroundings.freshId);
  }

  private environmentOf(game: AnyGame, opened?: ReadSave, name?: string): MatchEnvironment {
    const wrong = opened?.insteadOf;
    const last = wrong ?? opened?.save;
    let generation = last?.generation ?? 0;
    let basis = last?.record.digest;
    return {
      store: async (match) => {
        const save = saveOf(game, match, generation + 1);
        if (save.summary.over) await noteEnding(this.store, match.id);
        // Only the first write names the save: its people may call it something else since.
        generation = await this.saves.write(
          generation === 0 ? { ...save, name } : save,
          basis,
          wrong?.generation,
        );
        basis = save.record.digest;
      },
      think: this.surroundings.think(game),
      botPause: this.surroundings.botPause,
      cover: this.surroundings.cover,
    };
  }

  /**
   * A new match, from the first move or from where an opening leads. A table that cannot be stored can still be played;
   * the match says so.
   */
  start = async (table: MatchTable, opening?: Opening): Promise<Match | Problem> => {
    const game = gameOf(table.game);
    const fresh = this.fresh();
    if (isProblem(fresh)) return fresh;
    const { id, seed } = fresh;
    const first = opening ?? { seed, moves: [] };
    const begun = opened(game, table, first.freshFuture ? withFreshFuture(first, seed) : first);
    if (isProblem(begun)) return begun;
    const environment = this.environmentOf(
      game,
      undefined,
      opening?.name && tidied(opening.name, LONGEST_TITLE),
    );
    const match = new Match(game, { id, table, ...begun }, environment);
    await match.keep();
    return match;
  };

  /** A deal for this table and others that are set like it, before anybody has begun it; or why there is none. */
  dealFor = (table: MatchTable): Deal | Problem => {
    const fresh = this.fresh();
    if (isProblem(fresh)) return fresh;
    const seed = parseSeed(fresh.seed);
    return seed === undefined ? engineProblem('noChance', {}) : dealFor(table, seed);
  };

  /** A match whose dice somebody could foretell is never begun. */
  private fresh(): { readonly id: string; readonly seed: string } | Problem {
    try {
      return { id: this.surroundings.freshId(), seed: this.surroundings.freshSeed() };
    } catch {
      return engineProblem('noChance', {});
    }
  }

  /** The match as it was left, or why it cannot be opened; no save on the device changes by that. */
  open = async (id: string): Promise<Match | (UnreadableSave & { problem: Problem })> => {
    const found = await this.proven(id);
    if ('fault' in found) return found;
    const { proven, read } = found;
    const { game, table, play, log } = proven;
    const environment = this.environmentOf(game, read);
    return new Match(game, { id, table, play, log, setBack: read.setBack, held: true }, environment);
  };

  private async proven(
    id: string,
  ): Promise<{ proven: ProvenSave; read: ReadSave } | (UnreadableSave & { problem: Problem })> {
    const read = await this.saves.read(id);
    if (read === undefined) return { id, fault: 'gone', problem: engineProblem('notARecord', {}) };
    if (isUnreadable(read)) {
      const problem = engineProblem(read.fault === 'newerFormat' ? 'unknownFormat' : 'notARecord', {});
      return { ...read, problem };
    }
    const proven = this.prove(read.save);
    if (!isDisproved(proven)) return { proven, read };
    const before = proven.fault === 'wrongMoves' ? await this.provenBefore(read.save) : undefined;
    if (before !== undefined) return before;
    // What another version of the app may know again is not noted; and what cannot be noted is found out again.
    if (proven.fault === 'wrongMoves')
      await this.saves.disprove(id, read.save.generation).catch(() => undefined);
    return { id, ...proven };
  }

  /** What the other slot holds: the last write is whole to the letter, and does not lead where it promises. */
  private async provenBefore(
    wrong: ReadSave['save'],
  ): Promise<{ proven: ProvenSave; read: ReadSave } | undefined> {
    const save = await this.saves.readBefore(wrong.id, wrong.generation);
    const proven = save && this.prove(save);
    if (save === undefined || proven === undefined || isDisproved(proven)) return undefined;
    return { proven, read: { save, setBack: true, insteadOf: wrong } };
  }

  /** Plays a save again, unless exactly this one was played again last. */
  private prove(save: ReadSave['save']): ProvenSave | Disproved {
    const text = JSON.stringify(save);
    if (this.lastProof?.text === text) return this.lastProof.proven;
    const proven = proveSave(save);
    if (!isDisproved(proven)) this.lastProof = { text, proven };
    return proven;
  }

  /** A game as it was played so far, to look at: no bot thinks about it, and nothing is stored. */
  look = async (id: string): Promise<Played | UnreadableSave> => {
    const found = await this.proven(id);
    return 'fault' in found ? { id, fault: found.fault } : found.proven;
  };

  /** Every save, newest first; those that cannot be opened come last. */
  list = async (): Promise<readonly (SavedGame | UnreadableSave)[]> => {
    const entries = (await this.saves.list()).map((entry) => this.listed(entry));
    return [
      ...entries.filter((entry) => !('fault' in entry)),
      ...entries.filter((entry) => 'fault' in entry),
    ];
  };

  private listed(entry: ListedSave | Unreadable): SavedGame | UnreadableSave {
    if (isUnreadable(entry)) return entry;
    const { id, name, game, seats, summary, updated, houseRules } = entry;
    const fault = headFault(entry) ?? (entry.disproved ? 'wrongMoves' : undefined);
    if (fault !== undefined || !isGameId(game)) return { id, fault: fault ?? 'unknownGame' };
    const { round, asked, over } = summary;
    return {
      id,
      name: titleOf(name),
      game,
      seats: seatsOf(seats),
      round,
      asked,
      updated,
      over,
      hidesHands: !over && !houseRules.openHands,
    };
  }

  /** The game that goes on with this deal, whatever became of it later; undefined where there is none, or it cannot be read. */
  running = async (game: GameId, seed: Seed): Promise<string | undefined> => {
    const going = (await this.list().catch(() => [])).filter(
      (entry): entry is SavedGame => !('fault' in entry) && entry.game === game && !entry.over,
    );
    for (const { id } of going) {
      const read = await this.saves.read(id);
      const own = read !== undefined && !isUnreadable(read) && parseSeed(read.save.record.seed);
      if (own && seedFor(own, 'setup') === seed) return id;
    }
    return undefined;
  };

  /** An empty name is none. */
  rename = (id: string, name: string): Promise<Done> => done(this.renamed(id, tidied(name, LONGEST_TITLE)));

  /** It writes the whole save anew: what is wrong must not take the place of what is right. */
  private async renamed(id: string, name: string): Promise<void> {
    const found = await this.proven(id);
    await this.saves.rename(id, name, 'fault' in found ? undefined : found.read);
  }

  duplicate = async (id: string, name: string): Promise<Made> => {
    const read = await this.saves.read(id);
    if (read === undefined) return { fault: 'gone' };
    if (isUnreadable(read)) return { fault: read.fault };
    const copy = { ...read.save, generation: 1, updated: momentNow() };
    return this.made((id) => ({ ...copy, id, name: tidied(name, LONGEST_TITLE) }));
  };

  private async made(save: (id: string) => ReadSave['save']): Promise<Made<StoreFault>> {
    try {
      const id = this.surroundings.freshId();
      await this.saves.create(save(id));
      return { id };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  /** Deletes the save so that `restore` can bring it back, until the next is deleted or its room is needed. */
  discard = (id: string): Promise<Done> => done(this.saves.discard(id));

  /** Undoes the last `discard`: the id that is back, or undefined where there is nothing to bring back. */
  restore = async (): Promise<string | { readonly fault: StoreFault } | undefined> =>
    this.saves.restore().catch((error: unknown) => ({ fault: faultOf(error) }));

  /** The id that `restore` would bring back. */
  discarded = (): Promise<string | undefined> => this.saves.discarded();

  /** Whether what `restore` would have brought back went for good since this was asked last: its room was needed. */
  tellRoomTaken = (): boolean => this.saves.tellRoomTaken();

  /** Deletes the save at once and for good. */
  remove = (id: string): Promise<void> => this.saves.remove(id);

  /** Resolves when everything that was to be stored is, in every window. */
  stored = (): Promise<void> => this.saves.idle();

  /** The whole save as text, hidden hands and all; of one that cannot be read, what is there to the letter. */
  exportText = (id: string): Promise<string | undefined> => this.saves.text(id);

  /** Every save of this device to the letter, one a line: for whoever cannot reach the list any more. */
  exportAll = async (): Promise<string> => {
    const saves = await this.saves.list();
    const texts = await Promise.all(saves.map(({ id }) => this.saves.text(id)));
    return texts.filter((text) => text !== undefined).join('\n');
  };

  /** What the open table saw, for sharing; nothing hidden is in it. */
  exportTableView = async (id: string): Promise<string | UnreadableSave> => {
    const found = await this.proven(id);
    return 'fault' in found ? found : tableViewText(found.proven);
  };

  /** A save from outside becomes a new one of this device: all of it, once every move has been played again, or nothing. */
  importText = async (
    text: string,
    { errand = new Errand(), call = ({ name }) => name }: ImportManners = {},
  ): Promise<CameIn | { readonly fault: ImportFault }> => {
    const save = parseSave(text);
    if (isFault(save)) return { fault: save };
    const proven = await errand.does(proving(save));
    if (proven === undefined) return { fault: 'calledOff' };
    if (isDisproved(proven)) return { fault: proven.fault };
    const { game, table, play } = proven;
    // Nobody has played in times to come, whatever a text says.
    const updated = Math.min(save.updated, momentNow());
    const own = titleOf(save.name);
    const name = titleOf(call({ game: table.game, name: own }));
    const made = await this.made((id) => ({ ...saveOf(game, { id, table, play }, 1), name, updated }));
    const mended =
      (own ?? '') !== (save.name ?? '') || table.seats.some((seat, at) => seat.name !== save.seats[at]?.name);
    return 'id' in made ? { ...made, name, mended } : made;
  };
}
