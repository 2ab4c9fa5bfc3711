import { AREAS } from '@/games/packet-row/cards';
import { useAreaChoice } from '@/ui/boards/packet-row/parts/AreaHead';
import { BoardProvider } from '@/ui/boards/packet-row/table/board';
import { choose } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { renderUi } from '../../rendered';
import { boardAt } from './seated';

/** The areas that keep quiet, for whoever looks. */
function quietAt(table: PacketRowTable): readonly string[] {
  const quiet: string[] = [];
  function Area({ area }: { area: (typeof AREAS)[number] }) {
    if (useAreaChoice(area).quiet) quiet.push(area);
    return null;
  }
  renderUi(
    <BoardProvider table={boardAt(table, 1).props}>
      {AREAS.map((area) => (
        <Area key={area} area={area} />
      ))}
    </BoardProvider>,
  );
  return quiet;
}

const market = ['tobacco-1', 'cotton-2', 'fur-1'] as const;

it.each([
  ['none, while an area is chosen', scenario({ market }), []],
  [
    'those that are not on offer, while cards are taken',
    scenario({ market }).play(0, choose('market')),
    ['guildhall', 'docks', 'bank'],
  ],
])('%s keep quiet', (_, table, quiet) => {
  expect(quietAt(table)).toEqual(quiet);
});
