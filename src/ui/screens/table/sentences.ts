import { redact, type Said } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { isFields } from '@/engine/json';
import { speak, type Language, type Names } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { LogEntry } from '@/match/log';
import type { MatchSnapshot } from '@/match/match';

export interface LogRound {
  readonly round: number;
  /** Newest first, like the rounds. */
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly key: string;
  readonly words: string;
  /** The id of the phrase: what kind of thing happened. */
  readonly said: string;
}

export function namesOf({ table }: Pick<MatchSnapshot, 'table'>): Names {
  return { seat: (seat) => table.seats[seat]?.name ?? String(seat + 1) };
}

/** Without a ledger, what earlier rounds showed has to be remembered. */
function isFaded(match: MatchSnapshot, entry: LogEntry): boolean {
  const { options, state } = match.play;
  const ledger = !isFields(options) || options.ledger !== false;
  return !ledger && entry.round < gameOf(match.table.game).round(state);
}

/** The sentence that opens a round names it, though the move before it was still made in the last one. */
function roundOf({ phrase }: Said, entry: LogEntry): number {
  const { round } = phrase.args;
  return typeof round === 'number' ? round : entry.round;
}

/** What happened by rounds, newest first, in the sentences that this viewer may read. */
export function logByRound(match: MatchSnapshot, viewer: Viewer, language: Language): readonly LogRound[] {
  const { phrases } = gameOf(match.table.game);
  const names = namesOf(match);
  const rounds: { round: number; sentences: Sentence[] }[] = [];
  for (const entry of match.log) {
    const events = redact(entry.events, viewer, isFaded(match, entry) ? 'faded' : 'now');
    for (const [at, event] of events.entries()) {
      if (event.type !== 'said') continue;
      const round = roundOf(event, entry);
      let last = rounds.at(-1);
      if (last?.round !== round) rounds.push((last = { round, sentences: [] }));
      last.sentences.push({
        key: `${entry.number}-${at}`,
        words: speak(phrases, language, event.phrase, names),
        said: event.phrase.key,
      });
    }
  }
  return rounds.reverse().map(({ round, sentences }) => ({ round, sentences: sentences.reverse() }));
}
