import { fireEvent, render } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { redact } from '@/engine/events';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { TextProvider } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme';
import { choose, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { get, query } from './controls';
import { boardAt } from './seated';
import { pass } from '../../presses';

const settled = jest.fn();
const VIEWER = 3;

const tableAfter = (table: PacketRowTable, number: number) => {
  const happened = { number, seat: 1, events: redact(table.events, VIEWER) };
  const { props } = boardAt(table, VIEWER, { happened, onSettled: settled });
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme="dark" motion="full">
        <TextProvider language="en">
          <Table {...props} />
        </TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
};

beforeEach(() => {
  jest.useFakeTimers();
  settled.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Ben has just taken the tobacco, and it is still on its way to him. */
function whileTobaccoMoves() {
  const market = { market: ['library', 'tobacco-1', 'cotton-2'], hands: [[], [], [], ['grain-3']] };
  const offered = scenario(market).play(0, choose('market'));
  const { rerender } = render(tableAfter(offered, 1));
  pass(1000);
  rerender(tableAfter(offered.answers(take('tobacco-1')), 2));
  expect(settled.mock.calls).toEqual([[1]]);
}

describe('while a card moves', () => {
  it.each([
    ['a card of the supply', /^Goods, two cotton/, 'Cotton'],
    ['a card of the hand', /^Goods, three grain/, 'Grain'],
    ['a player', /^Ben, /, 'Ben'],
  ])('%s can be looked at, and all else goes on', (_what, name, title) => {
    whileTobaccoMoves();
    expect(query('heading', title)).toBeNull();
    fireEvent.press(get('button', name));
    expect(get('heading', title)).toBeTruthy();
    expect(settled).not.toHaveBeenCalledWith(2);
    pass(5000);
    expect(settled.mock.calls).toEqual([[1], [2]]);
    expect(get('heading', title)).toBeTruthy();
  });
});
