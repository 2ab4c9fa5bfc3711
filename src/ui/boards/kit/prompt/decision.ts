import type { KitTable } from '../table';

export interface Answer {
  readonly label: string;
  readonly haptic: 'light' | 'medium';
  /** Why it cannot be given yet. */
  readonly unavailable?: string | undefined;
  give(): void;
}

export interface Decision {
  /** The one answer that stands out and names its effect. */
  readonly primary?: Answer;
  readonly secondary?: Answer;
}

interface Look {
  /** Unless another is shorter, the move's own description. */
  readonly label?: string;
  readonly haptic?: Answer['haptic'];
}

type Asking<Move> = Pick<KitTable<unknown, Move>, 'describe' | 'whyNot' | 'closeAll' | 'play'>;

/** The answer that makes this move. */
export function answerBy<Move>(
  table: Asking<Move>,
  move: Move,
  { label, haptic = 'light' }: Look = {},
): Answer {
  return {
    label: label ?? table.describe(move),
    haptic,
    unavailable: table.whyNot(move),
    give: () => {
      table.closeAll();
      table.play(move);
    },
  };
}

/** Stands where the answer will be, and says what has to be done first. */
export function notYet(label: string, unavailable: string): Answer {
  return { label, haptic: 'light', unavailable, give: () => undefined };
}

/** What is asked whatever the game asks: nothing of a past moment, the device back, a bot's next move. */
export function decisionAround(
  table: Pick<KitTable, 'shared' | 'past' | 'onLeaveDesk' | 'onContinue'>,
): Decision | undefined {
  const { shared, past, onLeaveDesk, onContinue } = table;
  if (past !== undefined) return {};
  if (onLeaveDesk !== undefined) {
    return { primary: { label: shared.act.handBack, haptic: 'light', give: onLeaveDesk } };
  }
  if (onContinue !== undefined) {
    return { primary: { label: shared.act.nextMove, haptic: 'light', give: onContinue } };
  }
  return undefined;
}

export function isNothing({ primary, secondary }: Decision): boolean {
  return primary === undefined && secondary === undefined;
}
