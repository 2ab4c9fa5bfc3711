import { speak, type Phrase } from '@/engine/phrase';
import { gameOf } from '@/games';
import { reasonFor, worseBy, type Puzzle } from '@/match/puzzles/puzzle';
import type { PuzzleStatus } from '@/match/puzzles/run';
import { sightOf } from '@/match/sight';
import type { Text } from '@/text';
import type { Board } from '@/ui/boards/board';
import { namesOf } from '@/ui/match/sentences';
import { useLanguage, useText } from '@/ui/text';

/** A sentence within another, without its full stop. */
const withoutStop = (words: string): string => words.replace(/[.!]$/, '');

/** What is said beside a puzzle as it stands: the question, why a move is not the answer, the answer, what follows. */
export function usePuzzleWords(puzzle: Puzzle, begun: PuzzleStatus, now: PuzzleStatus, board: Board): string {
  const { puzzles: text, advice } = useText();
  const language = useLanguage();
  const game = gameOf(puzzle.game);
  const names = namesOf(now);
  const { seat, answer } = puzzle;
  const question = sightOf(begun, seat);
  const said = (phrase: Phrase) => speak(game.phrases, language, phrase, names);
  const describe = (move: unknown) => said(question.describe(move));

  if (now.shown > 1) {
    const told = (sightOf(now, seat).happened?.events ?? []).flatMap((event) =>
      event.type === 'said' ? [said(event.phrase)] : [],
    );
    return told.length === 0 ? text.ended : told.join(' ');
  }
  if (now.answered !== undefined) {
    const reason = reasonFor(game, question.view, puzzle);
    const [next] = puzzle.worse;
    const over = next && describe(next.move);
    const earns = next && over !== undefined ? earnsOf(next.gain, advice.earns, over) : undefined;
    const why = [reason && said(reason), earns].filter((part) => part !== undefined).join('; ');
    return text[now.answered === 'found' ? 'right' : 'answer']({ move: describe(answer), why });
  }
  if (now.slip !== undefined) {
    const worse = worseWords(worseBy(game, puzzle, now.slip), text.worse);
    const reason = game.instincts?.reason?.(question.view, seat, now.slip);
    const move = describe(now.slip);
    return reason === undefined
      ? text.wrong({ move, worse })
      : text.wrongBecause({ move, reason: said(reason), worse });
  }
  const { task } = board.publicTask(question.view, names.seat, language);
  return text.question({ name: names.seat(seat), task: `${withoutStop(task)}.` });
}

type Gain = Puzzle['worse'][number]['gain'];

const earnsOf = (gain: Gain, words: Text['advice']['earns'], over: string): string =>
  gain.in === 'chances' ? words.chances({ over }) : words[gain.in]({ points: gain.points, over });

function worseWords(gain: Gain | undefined, words: Text['puzzles']['worse']): string {
  if (gain === undefined) return words.unknown;
  return gain.in === 'chances' ? words.chances : words[gain.in]({ points: gain.points });
}
