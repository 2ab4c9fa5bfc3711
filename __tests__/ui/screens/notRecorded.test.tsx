import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { putOnRecord } from '@/match/records/unrecorded';
import { readRecords, type GameResult } from '@/storage/records';
import { NotRecordedNotice } from '@/ui/screens/records/NotRecordedNotice';
import { renderUi } from '../rendered';
import { soon } from './patience';

const game = (id: string): GameResult => ({
  id,
  game: 'packet-row',
  ended: Number(id),
  rounds: 12,
  seats: [{ kind: 'human', name: 'Anna', points: 31, earned: [] }],
  winners: [0],
});

const ONE = /^The result of a game could not be put on record/;
const TWO = /^The results of 2 games could not/;
const onRecord = async () => (await readRecords()).results.map(({ id }) => id);

/** A write is tried twice. */
function failNextWrite(): void {
  const no = new Error('no');
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(no).mockRejectedValueOnce(no);
}

const end = (id: string) => act(() => putOnRecord(game(id)));

beforeEach(async () => {
  await AsyncStorage.clear();
  await putOnRecord();
  await AsyncStorage.clear();
});

describe('the result of a game', () => {
  it('is put on record without a word', async () => {
    renderUi(<NotRecordedNotice />);
    await end('1');
    expect(await onRecord()).toEqual(['1']);
    expect(screen.queryByText(ONE)).toBeNull();
  });

  it('that the device does not take is told, and on record after another attempt', async () => {
    renderUi(<NotRecordedNotice />);
    failNextWrite();
    await end('1');
    expect(screen.getByText(ONE)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(ONE)).toBeNull(), soon);
    expect(await onRecord()).toEqual(['1']);
  });

  it('stays told while others fail, can be put aside, and goes on record with the next', async () => {
    renderUi(<NotRecordedNotice />);
    failNextWrite();
    await end('1');
    failNextWrite();
    failNextWrite();
    await end('2');
    expect(screen.getByText(TWO)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText(TWO)).toBeNull();
    await end('3');
    expect(await onRecord()).toEqual(['1', '2', '3']);
  });
});
