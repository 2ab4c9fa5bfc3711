import type { Seat } from '@/engine/game';
import { canTakeBack } from '@/engine/undo';
import type { LogEntry } from './log';
import { actorOf, keepsSecrets, type Stage } from './stage';
import { beginOf } from './step';
import { humansAt, takesBackFreely } from './table';
import type { PlayedGame } from './whole';

type UndoReason =
  | 'nothing'
  | 'onlyBots'
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
  /** Whose decision is taken back: bots may have moved since. */
  readonly maker?: Seat;
}

type PlayedSoFar = Pick<PlayedGame, 'play' | 'log' | 'table'> & { readonly stage: Stage };

/** The last decision of a person; what the table answered by itself is nobody's. */
function lastDecision({ log, table }: Pick<PlayedGame, 'log' | 'table'>): LogEntry | undefined {
  const people = humansAt(table.seats);
  return log.findLast(({ seat, empty }) => empty !== true && people.includes(seat));
}

/**
 * How many moves one undo takes back: all since the last decision of a person began, what bots did since among them, or
 * fairly up to where something was revealed.
 */
export function undoneAtOnce(now: Pick<PlayedGame, 'play' | 'log' | 'table'>): number {
  const { play, table } = now;
  const last = lastDecision(now);
  if (last === undefined) return 0;
  const revealed = takesBackFreely(table) ? -1 : play.sealed.lastIndexOf(true);
  return play.moves.length - Math.max(beginOf(last), revealed + 1);
}

/** Whether a bot made a move of its own since a person decided. */
const botsMovedSince = ({ log }: Pick<PlayedGame, 'log'>, decision: LogEntry): boolean =>
  log.slice(decision.number + 1).some((entry) => beginOf(entry) !== beginOf(decision));

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
    if (looks !== undefined && lastDecision(now)?.seat !== looks && keepsSecrets(now.table))
      this.seenAfter = now.play.moves.length;
    return { ...now, undo: this.undoState(now) };
  }

  private undoState(now: PlayedSoFar): UndoState {
    const { play, table } = now;
    const isSolo = humansAt(table.seats).length === 1;
    if (play.moves.length === 0) return { available: false, reason: 'nothing' };
    if (!table.houseRules.takeBack) return { available: false, reason: 'notAllowed' };
    const decision = lastDecision(now);
    if (decision === undefined) return { available: false, reason: 'onlyBots' };
    const available = { available: true, maker: decision.seat };
    if (takesBackFreely(table)) return available;
    const reason = this.refusal(now, decision, isSolo);
    return reason === undefined ? available : { available: false, reason };
  }

  /** Why this decision, which a person made last, may not fairly be taken back. */
  private refusal(now: PlayedSoFar, decision: LogEntry, isSolo: boolean): UndoReason | undefined {
    const { play, log, stage } = now;
    const atDesk = stage.kind === 'seat' && stage.atDesk;
    if (atDesk && decision.seat !== actorOf(stage)) return 'othersMoved';
    // Alone, one could try every answer on the bots; among people everybody sees who does that.
    if (isSolo && botsMovedSince(now, decision)) return 'botsMoved';
    if (decision.number < this.madeBefore) return 'beforeOpening';
    if (decision.number < this.seenAfter) return 'othersLooked';
    // What bots did, or what would be answered again at once, is not what the button did: the rest was revealed.
    const first = log[play.moves.length - undoneAtOnce(now)];
    const isOwn = first !== undefined && first.number <= decision.number && first.empty !== true;
    if (isOwn && canTakeBack(play)) return undefined;
    return isSolo ? 'revealed' : 'sealed';
  }
}
