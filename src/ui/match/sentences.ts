import type { Said } from '@/engine/events';
import { speak, type Language, type Names } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { LogEntry } from '@/match/log';
import { sightOf, type Eyes } from '@/match/sight';
import type { Played } from '@/match/whole';

export interface LogRound {
  readonly round: number;
  /** Newest first, like the rounds. */
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly key: string;
  /** How many moves had been made when it was said. */
  readonly moment: number;
  readonly words: string;
  /** The id of the phrase: what kind of thing happened. */
  readonly said: string;
}

export function namesOf({ table }: Played): Names {
  return { seat: (seat) => table.seats[seat]?.name ?? String(seat + 1) };
}

/** The sentence that opens a round names it, though the move before it was still made in the last one. */
function roundOf({ phrase }: Said, entry: LogEntry): number {
  const { round } = phrase.args;
  return typeof round === 'number' ? round : entry.round;
}

/** What happened by rounds, newest first, in the sentences that these eyes may read. */
export function logByRound(match: Played, eyes: Eyes, language: Language): readonly LogRound[] {
  const game = gameOf(match.table.game);
  const names = namesOf(match);
  const rounds: { round: number; sentences: Sentence[] }[] = [];
  for (const entry of sightOf(match, eyes).log) {
    for (const [at, event] of entry.events.entries()) {
      if (event.type !== 'said') continue;
      const round = roundOf(event, entry);
      let last = rounds.at(-1);
      if (last?.round !== round) rounds.push((last = { round, sentences: [] }));
      last.sentences.push({
        key: `${entry.number}-${at}`,
        moment: entry.number + 1,
        words: speak(game.phrases, language, event.phrase, names),
        said: event.phrase.key,
      });
    }
  }
  return rounds.reverse().map(({ round, sentences }) => ({ round, sentences: sentences.reverse() }));
}
