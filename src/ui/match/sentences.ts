import type { Said } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Language, type Names } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { LogEntry } from '@/match/log';
import { sightOf, type Eyes } from '@/match/sight';
import type { Played } from '@/match/played';
import type { Chapter } from '@/ui/boards/board';

export interface LogChapter extends Chapter {
  readonly key: string;
  /** A turn is told from its beginning; a round newest first, as one goes on. */
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly key: string;
  /** How many moves had been made when it was said. */
  readonly moment: number;
  readonly words: string;
  /** Whose flag stands beside it: of whoever did it, where the head of the chapter does not tell. */
  readonly flagOf: Seat | undefined;
  readonly event: Said;
}

export function namesOf({ table }: Played): Names {
  return { seat: (seat) => table.seats[seat]?.name ?? String(seat + 1) };
}

/** The sentence that opens a round names it, though the move before it was still made in the last one. */
function roundOf({ phrase }: Said, entry: LogEntry): number {
  const { round } = phrase.args;
  return typeof round === 'number' ? round : entry.round;
}

interface OpenChapter extends LogChapter {
  readonly said: Said[];
  readonly sentences: Sentence[];
}

/** What happened by turns, or by rounds without turns, newest first, in the sentences that these eyes may read. */
export function logByChapter(match: Played, eyes: Eyes, language: Language): readonly LogChapter[] {
  const game = gameOf(match.table.game);
  const names = namesOf(match);
  const chapters: OpenChapter[] = [];
  for (const entry of sightOf(match, eyes).log) {
    for (const [at, event] of entry.events.entries()) {
      if (event.type !== 'said') continue;
      const round = roundOf(event, entry);
      let last = chapters.at(-1);
      if (last?.round !== round || last.seat !== entry.turn) {
        // A round may have several turns of one player.
        const key = `${round}-${entry.number}-${at}`;
        chapters.push((last = { key, round, seat: entry.turn, said: [], sentences: [] }));
      }
      last.said.push(event);
      last.sentences.push({
        key: `${entry.number}-${at}`,
        moment: entry.number + 1,
        words: speak(game.phrases, language, event.phrase, names),
        flagOf: event.seat === entry.turn ? undefined : event.seat,
        event,
      });
    }
  }
  if (game.turnOf === undefined) for (const { sentences } of chapters) sentences.reverse();
  return chapters.reverse();
}
