import type { RotterdamBoard } from '../table/board';

interface AskedWords {
  readonly question: string;
  /** What the player's thought would lead to. */
  readonly explained?: string | undefined;
}

/** What is asked, in words for whoever reads it. */
export function askedWords({ view, words, shared, asked, actor, name }: RotterdamBoard): AskedWords {
  if (asked === undefined) return { question: shared.over };
  const task = words.phase(view.phase);
  return { question: asked === actor ? task : `${name(asked)}: ${task}` };
}
