import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import type { GameResult, Records } from '@/storage/records';
import { en } from '@/text/en';
import { ResetRecords } from '@/ui/screens/records/ResetRecords';
import { renderUi } from '../rendered';

const won: GameResult = {
  id: '1',
  game: 'packet-row',
  ended: 1,
  rounds: 12,
  seats: [{ kind: 'human', name: 'Anna', points: 36, earned: [] }],
  winners: [0],
};

function Kept() {
  const [records, setRecords] = useState<Records>({ results: [won], cleared: [] });
  return (
    <ResetRecords
      records={records}
      onReset={() => setRecords({ results: [], cleared: [won] })}
      onBringBack={() => setRecords({ results: [won], cleared: [] })}
    />
  );
}

const buttons = () => screen.getAllByRole('button').map(({ props }) => String(props.accessibilityLabel));
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

it('asks, and offers the way back, where the tap was', () => {
  const { reset, resetSurely, resetAsks, keep, bringBack } = en.records;
  renderUi(<Kept />);
  expect(buttons()).toEqual([reset]);
  press(reset);
  expect(screen.getByText(resetAsks)).toBeTruthy();
  expect(buttons()).toEqual([keep, resetSurely]);
  press(resetSurely);
  expect(buttons()).toEqual([bringBack]);
  press(bringBack);
  expect(buttons()).toEqual([reset]);
});
