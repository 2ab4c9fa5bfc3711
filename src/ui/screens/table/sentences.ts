import { redact } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { isFields } from '@/engine/json';
import { speak, type Language, type Names } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { LogEntry } from '@/match/log';
import type { MatchSnapshot } from '@/match/match';

export interface LogRound {
  readonly round: number;
  /** Newest first, like the rounds. */
  readonly sentences: readonly { readonly key: string; readonly words: string }[];
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

/** What a move made happen, in the sentences that this viewer may read. */
function sentencesOf(
  match: MatchSnapshot,
  entry: LogEntry,
  viewer: Viewer,
  language: Language,
): readonly string[] {
  const { phrases } = gameOf(match.table.game);
  const names = namesOf(match);
  const events = redact(entry.events, viewer, isFaded(match, entry) ? 'faded' : 'now');
  return events.flatMap((event) =>
    event.type === 'said' ? [speak(phrases, language, event.phrase, names)] : [],
  );
}

/** The whole log by rounds, newest first. */
export function logByRound(match: MatchSnapshot, viewer: Viewer, language: Language): readonly LogRound[] {
  const rounds: { round: number; sentences: { key: string; words: string }[] }[] = [];
  for (const entry of match.log) {
    let last = rounds.at(-1);
    if (last?.round !== entry.round) rounds.push((last = { round: entry.round, sentences: [] }));
    for (const [at, words] of sentencesOf(match, entry, viewer, language).entries()) {
      last.sentences.push({ key: `${entry.number}-${at}`, words });
    }
  }
  return rounds.reverse().map(({ round, sentences }) => ({ round, sentences: sentences.reverse() }));
}
