import { gameOf, type GameId } from '@/games';
import { forgets } from '@/match/log';
import type { PlayedGame } from '@/match/whole';
import { en } from '@/text/en';
import type { Logbook } from '@/ui/boards/board';
import { colourFolds } from '@/ui/boards/rotterdam/model/colourFolds';
import { logByChapter, namesOf, type LogChapter } from '@/ui/match/sentences';

/** What stands in the open log of a game: a line each. */
export type Shown = readonly string[];

/** Which lines of its log a game folds into one. */
const FOLDS: Partial<Record<GameId, NonNullable<Logbook<never>['folds']>>> = { rotterdam: colourFolds };

/** Runs in the page, before the app: tells every change of the log. Figures beside a sentence belong to a picture. */
export function tellLog(): void {
  const lines = '[role=dialog] [dir=auto]:not([role=heading], [role=img] *)';
  let before = '';
  const look = () => {
    const shown = [...document.querySelectorAll(lines)].map((line) => line.textContent);
    const now = shown.join('\n');
    if (shown.length > 0 && now !== before) console.debug(JSON.stringify(shown));
    before = now;
  };
  const watched = { subtree: true, childList: true, characterData: true };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, watched));
}

function linesOf({ said, sentences }: LogChapter, game: PlayedGame): Shown {
  const folds = FOLDS[game.table.game];
  const lines: string[] = [];
  let at = 0;
  for (const { from, count, words } of folds?.(said, namesOf(game).seat, 'en') ?? []) {
    lines.push(...sentences.slice(at, from).map((sentence) => sentence.words), words);
    at = from + count;
  }
  return [...lines, ...sentences.slice(at).map((sentence) => sentence.words)];
}

/** What the log says to the open table after so many moves. */
export function logAfter(game: PlayedGame, moves: number): Shown {
  // What is remembered of a move must not depend on when it is told.
  if (forgets(gameOf(game.table.game), game.play)) throw new Error('this table forgets');
  const then: PlayedGame = { table: game.table, play: { ...game.play }, log: game.log.slice(0, moves) };
  const chapters = logByChapter(then, 'table', 'en');
  return chapters.length === 0 ? [en.table.emptyLog] : chapters.flatMap((chapter) => linesOf(chapter, then));
}

/** After how many moves of this game its log looked like that; undefined where it never did. */
export function momentOf(shown: Shown, game: PlayedGame): number | undefined {
  const wanted = shown.join('\n');
  for (let moves = game.log.length; moves >= 0; moves -= 1) {
    if (logAfter(game, moves).join('\n') === wanted) return moves;
  }
  return undefined;
}
