import type { Haptic } from '@/ui/haptics';
import type { KitTable } from '../table';

export interface Answer {
  readonly label: string;
  readonly haptic: Haptic;
  /** Why it cannot be given yet. */
  readonly unavailable?: string | undefined;
  /** The paragraph of the rules behind that, where there is one. */
  readonly rule?: string | undefined;
  /** The moves that it makes, where it makes any: whoever shows what to touch knows it by them. */
  readonly makes?: readonly unknown[] | undefined;
  /** The place that it is, where it only leads to a move. */
  readonly place?: string | undefined;
  give(): void;
}

export interface Decision {
  /** The one answer that stands out and names its effect. */
  readonly primary?: Answer;
  readonly secondary?: Answer;
  /** The answer depends on a hand that lies covered: the hold that turns it up stands where the answer will be. */
  readonly handFirst?: boolean;
}

interface Look {
  /** Unless another is shorter, the move's own description; of several moves, what they do together. */
  readonly label?: string;
  readonly haptic?: Answer['haptic'];
}

type Asking<Move> = Pick<
  KitTable<unknown, Move>,
  'describe' | 'whyNot' | 'ruleAgainst' | 'closeAll' | 'play'
>;

/** Moves that one button makes, in their order. */
export type Moves<Move> = readonly [Move, ...Move[]];

const isSeveral = <Move extends object>(moves: Move | Moves<Move>): moves is Moves<Move> =>
  Array.isArray(moves);

/** The answer that makes this move, or these one after the other; several are told by one label. */
export function answerBy<Move extends object>(table: Asking<Move>, move: Move, look?: Look): Answer;
export function answerBy<Move extends object>(
  table: Asking<Move>,
  moves: Moves<Move>,
  look: Look & { readonly label: string },
): Answer;
export function answerBy<Move extends object>(
  table: Asking<Move>,
  given: Move | Moves<Move>,
  { label, haptic = 'light' }: Look = {},
): Answer {
  const moves: Moves<Move> = isSeveral(given) ? given : [given];
  return {
    label: label ?? table.describe(moves[0]),
    haptic,
    unavailable: table.whyNot(...moves),
    rule: table.ruleAgainst(...moves),
    makes: moves,
    give: () => {
      table.closeAll();
      table.play(...moves);
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

/** While the device is passed on nothing is answered: the next player's hand waits, and the last move may be taken back. */
export function decisionOnPassing(table: Pick<KitTable, 'shared' | 'undo' | 'name'>): Decision {
  const { shared, undo, name } = table;
  if (!undo.available || undo.maker === undefined) return {};
  const label = shared.act.takeBack({ name: name(undo.maker) });
  return { secondary: { label, haptic: 'light', give: () => undo.take() } };
}

export function isNothing({ primary, secondary, handFirst = false }: Decision): boolean {
  return primary === undefined && secondary === undefined && !handFirst;
}
