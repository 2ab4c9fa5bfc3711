import { startTransition, useState } from 'react';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Phrase, type PhraseBook } from '@/engine/phrase';
import { useLanguage, useText } from '@/ui/text';
import type { BoardProps } from '../../board';
import { peopleAt } from '../people';
import { newsOf } from './news';
import type { RefusalSheet } from './refusal';
import type { KitTable } from './table';
import { useToldOnce } from './toldOnce';

interface Game<View, Move, Sheet> {
  readonly phrases: PhraseBook;
  describe(move: Move, view: View): Phrase;
  /** Changes whenever something else is asked: what was in mind before is then gone. */
  readonly question: string;
  /** A whole turn in one sentence, where the game has one; undefined where each of its sentences is told. */
  tellTurn?(events: readonly GameEvent[], name: (seat: Seat) => string): string | undefined;
  /** That the game ends with this round, once that is certain; undefined before. */
  readonly ending?: string | undefined;
  /** What whoever comes to the table finds open. */
  readonly opensWith?: readonly Sheet[];
  /** How much a turn matters to others; unless told, all matter alike. */
  weigh?: Parameters<typeof newsOf>[1]['weigh'];
}

/** Kept as long as the same is asked. */
export function useWhileAsked<Value>(
  key: string,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, keep] = useState<{ readonly key: string; readonly value: Value | undefined }>();
  return [kept?.key === key ? kept.value : undefined, (value) => keep({ key, value })];
}

/** What the kit makes of what a board is given; whatever is kept between two drawings is kept here. */
export function useKitTable<View, Move, Choice, Sheet>(
  table: BoardProps<View, Move>,
  { phrases, describe, question, opensWith = [], tellTurn, weigh, ending }: Game<View, Move, Sheet>,
): KitTable<View, Move, Choice, Sheet> {
  const language = useLanguage();
  const { board: shared } = useText();
  const { view, viewer, seats, asked, actor, happened, onTurnHandUp, onTurnHandDown } = table;
  const [choice, choose] = useWhileAsked<Choice>(question);
  const [notice, tell] = useWhileAsked<string>(`${question} ${happened?.number}`);
  const [sheets, setSheets] = useState<readonly (Sheet | RefusalSheet)[]>(opensWith);
  // Covered until the curtain only: whoever has lifted that by name has asked to see the hand.
  const [handHidden, turnFaceDown] = useState(false);
  const people = peopleAt(seats);
  const isEndTold = useToldOnce(ending !== undefined, asked === actor ? actor : undefined, question);
  const isPassed = onTurnHandUp !== undefined && happened?.seat !== actor && choice === undefined;
  return {
    ...table,
    language,
    shared,
    own: viewer === 'table' ? undefined : { seat: viewer },
    ...people,
    describe: (move) => speak(phrases, language, describe(move, view), { seat: people.name }),
    news: newsOf(table, {
      phrases,
      language,
      name: people.name,
      listener: actor,
      inOne: (events) => tellTurn?.(events, people.name),
      weigh,
    }),
    passesTo: isPassed ? actor : undefined,
    ending: isEndTold ? ending : undefined,
    question,
    choice,
    choose: (next) => {
      choose(next);
      // Somebody who has another thing in mind is no longer refused the last one.
      tell(undefined);
    },
    notice,
    tell,
    sheets,
    open: (sheet) => setSheets((open) => [...open, sheet]),
    explain: (refusal) => setSheets((open) => [...open, { of: 'refusal', ...refusal }]),
    close: () => setSheets((open) => open.slice(0, -1)),
    // A step follows, with all that it draws: the finger does not wait for the sheets to go.
    closeAll: () => startTransition(() => setSheets((open) => (open.length === 0 ? open : []))),
    handHidden,
    // Among several people all that depends on the hand goes with it.
    hideHand: (hidden) => (hidden && onTurnHandDown !== undefined ? onTurnHandDown() : turnFaceDown(hidden)),
  };
}
