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

type PlayedSoFar = Pick<PlayedGame, 'play' | 'table'> & { readonly stage: Stage };

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
    const maker: Seat | undefined = moves[moves.length - 1]?.seat;
    if (holder !== undefined && maker !== holder) this.passedOnAfter = moves.length;
    return { ...now, undo: this.undoState(now) };
  }

  private undoState({ play, stage, table }: PlayedSoFar): UndoState {
    const played = play.moves.length;
    const last = play.moves[played - 1];
    if (last === undefined) return { available: false, reason: 'nothing' };
    if (!table.houseRules.takeBack) return { available: false, reason: 'notAllowed' };
    if (last.seat !== actorOf(stage)) return { available: false, reason: 'othersMoved' };
    if (played <= this.madeBefore) return { available: false, reason: 'beforeOpening' };
    if (played <= this.passedOnAfter) return { available: false, reason: 'othersMoved' };
    return canTakeBack(play) ? { available: true } : { available: false, reason: 'sealed' };
  }
}
