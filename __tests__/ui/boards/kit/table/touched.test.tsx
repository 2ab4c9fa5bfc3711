import { fireEvent, screen } from '@testing-library/react-native';
import { TableStage } from '@/ui/boards/kit/table';
import { Type } from '@/ui/components';
import { renderUi } from '../../../rendered';
import { pebbles, PebblesTable } from '../plainGame';

it('a touch anywhere on the table hurries the bots', () => {
  const onHurry = jest.fn();
  renderUi(
    <PebblesTable table={pebbles({ onHurry })}>
      <TableStage flights={() => []}>
        <Type variant="text">the heap</Type>
      </TableStage>
    </PebblesTable>,
  );
  expect(onHurry).not.toHaveBeenCalled();
  fireEvent(screen.getByText('the heap'), 'startShouldSetResponderCapture');
  expect(onHurry).toHaveBeenCalledTimes(1);
});
