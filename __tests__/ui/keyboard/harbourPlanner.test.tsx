import { fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Table } from '@/ui/boards/harbour/table/Table';
import { ShortcutsContext } from '@/ui/keyboard';
import { costing, scenario, write } from '../../games/harbour/scenario';
import { propsAt } from '../boards/harbour/seated';
import { renderUi } from '../rendered';
import { showOn, TABLET } from '../windowSize';
import { leaveFocus, press } from './pressed';

const SHOP = 'shipwrights-guild';
const SEVEN = costing(7);

if (Platform.OS === 'web') {
  it('«c» presses the button of a purchase that is planned on the table, once there is something to pay with', () => {
    showOn(TABLET);
    const table = scenario({
      market: ['wood', 'fish', 'livestock', 'stone'],
      display: [SHOP, SEVEN],
      goods: [{ stone: 5 }],
    }).play(`go ${SHOP}`);
    const played: string[][] = [];
    const props = propsAt(table, 0, { play: (moves) => played.push(moves.map(write)) });
    renderUi(
      <ShortcutsContext value>
        <Table {...props} />
      </ShortcutsContext>,
    );
    leaveFocus();
    press('c');
    expect(played).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: /^Suggest/ }));
    leaveFocus();
    press('c');
    expect(played).toEqual([['ship stone', `buy ${SEVEN}`]]);
  });
} else {
  it('there are no keys on a phone', () => {
    expect(Platform.OS).not.toBe('web');
  });
}
