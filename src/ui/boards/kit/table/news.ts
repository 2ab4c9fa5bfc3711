import type { Seat } from '@/engine/game';
import { speak, type Language, type PhraseBook } from '@/engine/phrase';
import type { BoardProps } from '../../board';

/** Nobody reads further back; the log does. */
const AT_MOST = 5;

/** Bots move faster than one reads, so what they did is told until the viewer has answered. */
export function newsOf(
  { since, happened }: Pick<BoardProps<unknown, unknown>, 'since' | 'happened'>,
  phrases: PhraseBook,
  language: Language,
  seat: (seat: Seat) => string,
): readonly string[] {
  return [...since, happened?.events ?? []]
    .map((events) =>
      events
        .flatMap((event) => (event.type === 'said' ? [speak(phrases, language, event.phrase, { seat })] : []))
        .join(' '),
    )
    .filter((said) => said !== '')
    .slice(-AT_MOST);
}
