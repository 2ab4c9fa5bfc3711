import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { isProblem } from '@/engine/phrase';
import { readLastTable } from '@/storage/last-table';
import { DEFAULT_SETTINGS, readSettings } from '@/storage/settings';
import { TEXTS } from '@/text';
import { leaveMatch } from '@/ui/match/matches';
import { NotKeptNotice } from '@/ui/NotKeptNotice';
import { draftOf } from '@/ui/screens/newGame/draft';
import { startTable } from '@/ui/screens/newGame/startTable';
import { changeSettings, useSettings } from '@/ui/settings';
import { renderUi } from './rendered';
import { emptyDevice } from './screens/emptyDevice';
import { withoutRoomFor } from './screens/fullDevice';
import { soon } from './screens/patience';

const { notKept } = TEXTS.en.saves;

const change = (to: Parameters<typeof changeSettings>[0]) =>
  act(() => {
    changeSettings(to);
    return Promise.resolve();
  });

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState(DEFAULT_SETTINGS));
});

it('settings that are stored are not talked about', async () => {
  renderUi(<NotKeptNotice />);
  await change({ sound: 'loud' });
  expect((await readSettings()).sound).toBe('loud');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('settings that the device does not take are told, last all the same, and are stored with another attempt', async () => {
  renderUi(<NotKeptNotice />);
  const takeAgain = withoutRoomFor('settings');
  await change({ sound: 'loud' });
  expect(await screen.findByText(notKept.settings, {}, soon)).toBeTruthy();
  expect(useSettings.getState().sound).toBe('loud');
  fireEvent.press(screen.getByLabelText('Close'));
  expect(screen.queryByText(notKept.settings)).toBeNull();

  await change({ haptics: false });
  expect(await screen.findByText(notKept.settings, {}, soon)).toBeTruthy();
  takeAgain();
  fireEvent.press(screen.getByLabelText('Try again'));
  await waitFor(() => expect(screen.queryByText(notKept.settings)).toBeNull(), soon);
  expect(await readSettings()).toMatchObject({ sound: 'loud', haptics: false });
});

it('a table that the device does not remember is told, and its game begins', async () => {
  renderUi(<NotKeptNotice />);
  const takeAgain = withoutRoomFor('last-table');
  const id = await act(() => startTable('packet-row', draftOf('packet-row'), ['Anna', 'Ada', 'Bo']));
  if (isProblem(id)) throw new Error(id.problem);
  expect(await screen.findByText(notKept.lastTable, {}, soon)).toBeTruthy();
  takeAgain();
  fireEvent.press(screen.getByLabelText('Try again'));
  await waitFor(() => expect(screen.queryByText(notKept.lastTable)).toBeNull(), soon);
  expect((await readLastTable('packet-row'))?.seats).toHaveLength(3);
  leaveMatch(id);
});
