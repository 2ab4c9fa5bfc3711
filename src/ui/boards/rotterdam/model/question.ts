import type { RotterdamBoard } from '../table/board';
import { askedNow } from './questions';

interface AskedWords {
  readonly question: string;
  /** What the player's thought would lead to. */
  readonly explained?: string | undefined;
}

const hasSeveralPeople = ({ seats }: RotterdamBoard): boolean =>
  seats.filter(({ kind }) => kind === 'human').length > 1;

/** What is asked, in words for whoever reads it: by name, unless only one person could be meant. */
export function askedWords(board: RotterdamBoard): AskedWords {
  const { asked, actor, text, shared } = board;
  if (asked === undefined) return { question: shared.over };
  const here = asked === actor;
  const { question, explained } = askedNow(board);
  const name = here && !hasSeveralPeople(board) ? undefined : board.name(asked);
  return { question: text.ask.to({ name, question }), explained: here ? explained : undefined };
}
