import { sealed, TABLE_VIEW_FORMAT } from '@/storage/save-text';
import type { ProvenSave } from './proof';
import { Sight } from './sight';

/**
 * A game as the open table saw it, for sharing: how the table stood, what everybody saw happen, how it stands. Neither
 * seed nor moves nor digest are in it, because hidden hands could be worked out from each of them.
 */
export function tableViewText(save: ProvenSave): string {
  const { game, table } = save;
  const { begun, view, outcome, log } = new Sight(game, save, 'table');
  return sealed(
    JSON.stringify({
      format: TABLE_VIEW_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: table.seats,
      start: begun,
      steps: log.map(({ seat, round, events }) => ({ seat, round, events })),
      now: view,
      outcome,
    }),
  );
}
