import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Language, type PhraseBook } from '@/engine/phrase';
import type { BoardProps } from '../../board';

/** Nobody reads further back; the log does. */
const AT_MOST = 5;

type Happened = Pick<BoardProps<unknown, unknown>, 'since' | 'happened'>;

/** What happened since the viewer's last turn, the latest last: a turn each, or a button each without turns. */
export function turnsIn({ since, happened }: Happened): readonly (readonly GameEvent[])[] {
  if (happened === undefined) return since;
  const before = since.at(-1);
  if (happened.goesOn !== true || before === undefined) return [...since, happened.events];
  return [...since.slice(0, -1), [...before, ...happened.events]];
}

/** Bots move faster than one reads, so what they did is told until the viewer has answered. */
export function newsOf(
  table: Happened,
  phrases: PhraseBook,
  language: Language,
  seat: (seat: Seat) => string,
  /** One sentence for all of it, where the game has one; undefined where each is told. */
  inOne: (events: readonly GameEvent[]) => string | undefined = () => undefined,
): readonly string[] {
  const each = (events: readonly GameEvent[]): string =>
    events
      .flatMap((event) => (event.type === 'said' ? [speak(phrases, language, event.phrase, { seat })] : []))
      .join(' ');
  return turnsIn(table)
    .map((events) => inOne(events) ?? each(events))
    .filter((said) => said !== '')
    .slice(-AT_MOST);
}
