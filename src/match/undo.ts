import type { Seat } from '@/engine/game';
import { canTakeBack } from '@/engine/undo';
import { actorOf, holderOf, type Stage } from './stage';
import { beginOf } from './step';
import type { PlayedGame } from './whole';

type UndoReason = 'nothing' | 'notAllowed' | 'sealed' | 'othersMoved' | 'beforeOpening';

export interface UndoState {
  readonly available: boolean;
  readonly reason?: UndoReason;
}

/** How many moves one undo takes back: what the last button did, up to where something was revealed. */
export function undoneAtOnce({ play, log }: Pick<PlayedGame, 'play' | 'log'>): number {
  const last = log[log.length - 1];
  const first = last === undefined ? 0 : beginOf(last);
  return play.moves.length - Math.max(first, play.sealed.lastIndexOf(true) + 1);
}

type PlayedSoFar = Pick<PlayedGame, 'play' | 'log' | 'table'> & { readonly stage: Stage };

/** Whose button made the last moves; what the table answered after it is nobody's own. */
function lastMaker({ play, log }: Pick<PlayedGame, 'play' | 'log'>): Seat | undefined {
  const last = log[log.length - 1];
  return (last && log[beginOf(last)]?.seat) ?? play.moves[play.moves.length - 1]?.seat;
}

/** Who has had the device since which move: a change of hands seals what was played before it. */
export class Custody {
  /** So many moves somebody else than their maker has held the device after. */
  private passedOnAfter = 0;

  /** Of so many moves nobody knows any more who has held the device after them. */
  constructor(private readonly madeBefore: number) {}

  /** Told wherever the device may have changed hands; answers with what may be taken back from there on. */
  noted<Now extends PlayedSoFar>(now: Now): Now & { readonly undo: UndoState } {
    const { moves } = now.play;
    const holder = holderOf(now.stage);
    if (holder !== undefined && lastMaker(now) !== holder) this.passedOnAfter = moves.length;
    return { ...now, undo: this.undoState(now) };
  }

  private undoState(now: PlayedSoFar): UndoState {
    const { play, log, stage, table } = now;
    const played = play.moves.length;
    if (played === 0) return { available: false, reason: 'nothing' };
    if (!table.houseRules.takeBack) return { available: false, reason: 'notAllowed' };
    if (lastMaker(now) !== actorOf(stage)) return { available: false, reason: 'othersMoved' };
    if (played <= this.madeBefore) return { available: false, reason: 'beforeOpening' };
    if (played <= this.passedOnAfter) return { available: false, reason: 'othersMoved' };
    // What would be answered again at once is not all that the button did: the rest was revealed.
    const comesBack = log[played - undoneAtOnce(now)]?.empty === true;
    return canTakeBack(play) && !comesBack ? { available: true } : { available: false, reason: 'sealed' };
  }
}
