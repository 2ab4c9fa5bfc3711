import type { Seat } from '@/engine/game';
import { canTakeBack } from '@/engine/undo';
import { actorOf, keepsSecrets, type Stage } from './stage';
import { beginOf } from './step';
import { humansAt, takesBackFreely } from './table';
import type { PlayedGame } from './whole';

type UndoReason =
  | 'nothing'
  | 'notAllowed'
  | 'sealed'
  | 'revealed'
  | 'othersMoved'
  | 'botsMoved'
  | 'othersLooked'
  | 'beforeOpening';

export interface UndoState {
  readonly available: boolean;
  readonly reason?: UndoReason;
}

/** How many moves one undo takes back: what the last button did, up to where something was revealed. */
export function undoneAtOnce(now: Pick<PlayedGame, 'play' | 'log' | 'table'>): number {
  const { play, log } = now;
  if (takesBackFreely(now.table)) return play.moves.length - (ownLastDecision(now) ?? play.moves.length);
  const last = log[log.length - 1];
  const first = last === undefined ? 0 : beginOf(last);
  return play.moves.length - Math.max(first, play.sealed.lastIndexOf(true) + 1);
}

/** Where the last decision of the only person at the table began; what the table answered by itself is none. */
function ownLastDecision({ log, table }: Pick<PlayedGame, 'log' | 'table'>): number | undefined {
  const [own] = humansAt(table.seats);
  const last = log.findLast(({ seat, empty }) => seat === own && empty !== true);
  return last && beginOf(last);
}

type PlayedSoFar = Pick<PlayedGame, 'play' | 'log' | 'table'> & { readonly stage: Stage };

/** Whose button made the last moves; what the table answered after it is nobody's own. */
function lastMaker({ play, log }: Pick<PlayedGame, 'play' | 'log'>): Seat | undefined {
  const last = log[log.length - 1];
  return (last && log[beginOf(last)]?.seat) ?? play.moves[play.moves.length - 1]?.seat;
}

/** Who looks at their own hand because it is their turn; at a desk nobody sees anything new. */
const turnOf = (stage: Stage): Seat | undefined =>
  stage.kind === 'seat' && !stage.atDesk ? stage.seat : undefined;

/** Who has looked since which move: once the next person has, what was played before stays. */
export class Custody {
  /** So many moves somebody else than their maker has looked after. */
  private seenAfter = 0;

  /** Of so many moves nobody knows any more who has looked after them. */
  constructor(private readonly madeBefore: number) {}

  /** Told wherever somebody may have looked; answers with what may be taken back from there on. */
  noted<Now extends PlayedSoFar>(now: Now): Now & { readonly undo: UndoState } {
    const looks = turnOf(now.stage);
    // Where hands lie open, nobody sees anything new by being asked.
    if (looks !== undefined && lastMaker(now) !== looks && keepsSecrets(now.table))
      this.seenAfter = now.play.moves.length;
    return { ...now, undo: this.undoState(now) };
  }

  private undoState(now: PlayedSoFar): UndoState {
    const { play, log, table } = now;
    const played = play.moves.length;
    const isSolo = humansAt(table.seats).length === 1;
    if (played === 0) return { available: false, reason: 'nothing' };
    if (!table.houseRules.takeBack) return { available: false, reason: 'notAllowed' };
    if (takesBackFreely(table)) {
      return undoneAtOnce(now) > 0 ? { available: true } : { available: false, reason: 'nothing' };
    }
    if (!this.isMakers(now)) return { available: false, reason: isSolo ? 'botsMoved' : 'othersMoved' };
    if (played <= this.madeBefore) return { available: false, reason: 'beforeOpening' };
    if (played <= this.seenAfter) return { available: false, reason: 'othersLooked' };
    // What would be answered again at once is not all that the button did: the rest was revealed.
    const comesBack = log[played - undoneAtOnce(now)]?.empty === true;
    if (canTakeBack(play) && !comesBack) return { available: true };
    return { available: false, reason: isSolo ? 'revealed' : 'sealed' };
  }

  /** Whether a person made the last moves who may still take them back here: at a desk only one's own. */
  private isMakers(now: PlayedSoFar): boolean {
    const maker = lastMaker(now);
    const atDesk = now.stage.kind === 'seat' && now.stage.atDesk;
    if (maker === undefined || now.table.seats[maker]?.kind !== 'human') return false;
    return !atDesk || maker === actorOf(now.stage);
  }
}
