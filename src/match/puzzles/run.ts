import type { AnyGame, Seat } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { opened } from '../opening';
import type { Played } from '../played';
import { sightOf } from '../sight';
import { lastStepOf } from '../step';
import type { MatchTable } from '../table';
import type { PlayedGame } from '../whole';
import type { Puzzle } from './puzzle';

/** A puzzle as it stands: the position that is asked about, or what has come of the answer so far. */
export interface PuzzleStatus extends Played {
  readonly asked: Seat | undefined;
  /** Nobody at this table thinks: what others do is written. */
  readonly thinking: false;
  /** How many moves of the line are shown, the answer the first of them. */
  readonly shown: number;
  /** How the answer came to be known, once it is. */
  readonly answered: 'found' | 'told' | undefined;
  /** A move that could be made and is not the answer. It has not been made. */
  readonly slip: unknown;
}

interface Setting {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly table: MatchTable;
  /** Whether a move does what the answer does, whichever of equal cards it names. */
  readonly isRight: (move: unknown, answer: unknown) => boolean;
}

/** Somebody at a puzzle. No match is played, and nothing of it is kept among games. */
export class PuzzleRun {
  private snapshot: PuzzleStatus;
  private readonly listeners = new Set<() => void>();

  private constructor(
    private readonly setting: Setting,
    begun: PuzzleStatus,
  ) {
    this.snapshot = begun;
  }

  /** The puzzle, or why its position is none. */
  static begin(setting: Setting): PuzzleRun | Problem {
    // What follows is played beforehand, so that nobody is led into a line that ends half way.
    const end = played(setting, setting.puzzle.then.length + 1);
    if (isProblem(end)) return end;
    const begun = played(setting, 0);
    if (isProblem(begun)) return begun;
    return new PuzzleRun(setting, { ...begun, answered: undefined, slip: undefined });
  }

  getSnapshot = (): PuzzleStatus => this.snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private publish(change: Partial<PuzzleStatus>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }

  private show(shown: number, change: Partial<PuzzleStatus> = {}): void {
    const stands = played(this.setting, shown);
    if (!isProblem(stands)) this.publish({ ...stands, ...change });
  }

  /** The solver's move, or several behind one button: where the answer is among them it is made, else they are told. */
  play = (...moves: readonly [unknown, ...unknown[]]): void => {
    if (this.snapshot.answered !== undefined) return;
    const { isRight, puzzle } = this.setting;
    const found = moves.some((move) => isRight(move, puzzle.answer));
    if (found) this.show(1, { answered: 'found', slip: undefined });
    else this.publish({ slip: moves[0] });
  };

  /** Makes the answer for somebody who gives up. */
  tell = (): void => {
    if (this.snapshot.answered === undefined) this.show(1, { answered: 'told', slip: undefined });
  };

  /** Shows the line up to the next move of which something is told, where there is one. */
  goOn = (): void => {
    if (this.snapshot.answered === undefined) return;
    const { seat, then } = this.setting.puzzle;
    for (let { shown } = this.snapshot; shown <= then.length;) {
      shown += 1;
      this.show(shown);
      const told = sightOf(this.snapshot, seat).happened?.events ?? [];
      if (told.some(({ type }) => type === 'said')) return;
    }
  };
}

type Stands = PlayedGame & Pick<PuzzleStatus, 'asked' | 'thinking' | 'shown'>;

/** The game after so many moves of the line. */
function played({ game, puzzle, table }: Setting, shown: number): Stands | Problem {
  const { seed, seat, answer, moves, then } = puzzle;
  const line = [{ seat, move: answer }, ...then].slice(0, shown);
  const begun = opened(game, table, { seed, moves: [...moves, ...line] });
  if (isProblem(begun)) return begun;
  const asked = game.waitingFor(begun.play.state)[0];
  const happened = shown === 0 ? undefined : lastStepOf(begun.log);
  return { table, ...begun, happened, asked, thinking: false, shown };
}
