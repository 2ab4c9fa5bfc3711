import { screen } from '@testing-library/react-native';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { RoomContext } from '@/ui/theme';
import { scenario } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { boardAt } from './seated';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A phone shows one area at a time, behind tabs; a tablet shows all four. */
it.each([
  ['the whole window of a tablet', undefined, 0],
  ['a part of it as large as a phone', { width: 390, height: 700, insets }, 4],
])('the board lays itself out for %s', (_, room, tabs) => {
  const { props } = boardAt(scenario(), 0);
  renderUi(
    <RoomContext value={room}>
      <Table {...props} />
    </RoomContext>,
  );
  expect(screen.queryAllByRole('tab')).toHaveLength(tabs);
});
