import { fireEvent } from '@testing-library/react-native';
import { packetRow } from '@/games/packet-row';
import { Results } from '@/ui/boards/packet-row/results/Results';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { Banner, Button, MenuRow, Panel, SegmentedChoice } from '@/ui/components';
import type { Scheme } from '@/ui/theme';
import { choose, take } from '../games/packet-row/named-moves';
import { atTheEnd, scenario } from '../games/packet-row/scenario';
import type { PacketRowTable } from '../games/packet-row/table';
import { get } from './boards/packet-row/controls';
import { boardAt, people } from './boards/packet-row/seated';
import { renderUi } from './rendered';

const nothing = () => undefined;

const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const CONTROLS = (
  <Panel>
    {(['primary', 'secondary', 'danger', 'quiet'] as const).map((variant) => (
      <Button key={variant} label={variant} variant={variant} onPress={nothing} />
    ))}
    <Button label="Take Cotton" unavailable="you are $4 short" onPress={nothing} />
    <MenuRow label="Log" about="What happened" onPress={nothing} />
    <MenuRow label="Hint" unavailable="not your turn" onPress={nothing} />
    <SegmentedChoice label="Which" choices={CHOICES} value="one" onChange={nothing} />
    <Banner text="Told" />
    <Banner tone="warning" title="Lost" text="1 grain" />
  </Panel>
);

const seen = (scheme: Scheme, table: PacketRowTable, viewer: number) =>
  renderUi(<Table {...boardAt(table, viewer).props} />, { scheme });

const CARGO = [['contract-cotton-france', 'contract-grain-britain', 'cotton-2', 'grain-3']];

/** Ben took the tobacco; Cedric, who is asked, cannot pay for much. */
const atTheMarket = () =>
  scenario({
    players: 5,
    market: ['library', 'tobacco-1', 'cotton-2', 'cotton-3'],
    money: [25, 9, 5, 5, 5],
  })
    .play(0, choose('market'))
    .answers(take('tobacco-1'));

/** What holds most of the pairs of colours that are in use. */
export const PAINTED: Readonly<Record<string, (scheme: Scheme) => ReturnType<typeof renderUi>>> = {
  'the controls': (scheme) => renderUi(CONTROLS, { scheme }),
  'an area to choose': (scheme) => seen(scheme, scenario({ hands: CARGO }), 0),
  'cards too dear': (scheme) => seen(scheme, atTheMarket(), 2),
  'a planned delivery': (scheme) => {
    const table = seen(scheme, scenario({ hands: CARGO, ships: [['ship-france']] }), 0);
    fireEvent.press(get('button', /^Deliver/));
    return table;
  },
  'a card looked at': (scheme) => {
    const table = seen(scheme, scenario({ hands: CARGO }), 0);
    fireEvent.press(get('button', /^Contract, France, two cotton/));
    return table;
  },
  'the final account': (scheme) => {
    const end = atTheEnd({ hands: [['banker-1', 'library']], money: [62, 30, 9, 9] });
    const state = packetRow.clone(end.state);
    state.phase = 'over';
    const view = packetRow.view(state, 'table');
    return renderUi(
      <Results
        view={view}
        seats={people(4)}
        rounds={[view, view]}
        events={[]}
        winners={[0]}
        onHome={nothing}
      />,
      { scheme },
    );
  },
};
