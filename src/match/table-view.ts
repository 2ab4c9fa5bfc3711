import { isProblem } from '@/engine/phrase';
import { begin } from '@/engine/play';
import { sealed, TABLE_VIEW_FORMAT } from '@/storage/save-text';
import type { ProvenSave } from './proof';
import { Sight } from './sight';

/**
 * A game as the open table saw it, for sharing: how the table stood, what everybody saw happen, how it stands. Neither
 * seed nor moves nor digest are in it, because hidden hands could be worked out from each of them.
 */
export function tableViewText(save: ProvenSave): string {
  const { game, table, play } = save;
  const start = begin(game, play);
  if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
  const { view, outcome, log } = new Sight(game, save, 'table');
  return sealed(
    JSON.stringify({
      format: TABLE_VIEW_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: table.seats,
      start: new Sight(game, { table, play: start, log: [] }, 'table').view,
      steps: log.map(({ seat, round, events }) => ({ seat, round, events })),
      now: view,
      outcome,
    }),
  );
}
