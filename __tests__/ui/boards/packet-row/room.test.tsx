import { screen } from '@testing-library/react-native';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { RoomContext } from '@/ui/theme';
import { scenario } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { boardAt } from './seated';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A tablet shows all four areas under their names; a phone shows them as strips, from which one opens. */
it.each([
  ['the whole window of a tablet', undefined, 'Market'],
  ['a part of it as large as a phone', { width: 390, height: 700, insets }, undefined],
])('the board lays itself out for %s', (_, room, heading) => {
  const { props } = boardAt(scenario(), 0);
  renderUi(
    <RoomContext value={room}>
      <Table {...props} />
    </RoomContext>,
  );
  const [found] = screen.queryAllByRole('heading', { name: 'Market' });
  expect(found === undefined ? undefined : 'Market').toBe(heading);
});
