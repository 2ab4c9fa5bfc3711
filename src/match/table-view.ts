import { redact, type GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin } from '@/engine/play';
import { sealed, TABLE_VIEW_FORMAT } from '@/storage/save-text';
import { memoryOf } from './log';
import type { ProvenSave } from './proof';

interface TableStep {
  readonly seat: Seat;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/**
 * A game as the open table saw it, for sharing: how the table stood, what everybody saw happen, how it stands. Neither
 * seed nor moves nor digest are in it, because hidden hands could be worked out from each of them.
 */
export function tableViewText({ game, table, play, log }: ProvenSave): string {
  const start = begin(game, play);
  if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
  const steps: readonly TableStep[] = log.map((entry) => ({
    seat: entry.seat,
    round: entry.round,
    events: redact(entry.events, 'table', memoryOf(game, play, entry)),
  }));
  return sealed(
    JSON.stringify({
      format: TABLE_VIEW_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: table.seats,
      start: game.view(start.state, 'table'),
      steps,
      now: game.view(play.state, 'table'),
      outcome: game.outcome(play.state),
    }),
  );
}
