import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { soon } from './patience';
import { anna, ben, greta, started, tableWith } from './tables';

beforeEach(async () => {
  await AsyncStorage.clear();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});

async function saved(...seats: Parameters<typeof tableWith>[0][number][]) {
  (await started(tableWith(seats))).close();
}

it('has no way to saved games before there are any', async () => {
  renderApp();
  expect(await screen.findByLabelText('New game of Packet Row', {}, soon)).toBeTruthy();
  expect(screen.queryByLabelText('Saved games')).toBeNull();
});

it('lists game, players, round and whose turn it is', async () => {
  await saved(anna, ben);
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  const list = within(await screen.findByTestId('saves', {}, soon));
  expect(await list.findByText('Packet Row, round 1', {}, soon)).toBeTruthy();
  expect(list.getByText(/^Anna to decide · today/)).toBeTruthy();
  for (const name of ['Anna', 'Ben']) expect(list.getByText(name)).toBeTruthy();
});

it('deletes a game only after asking', async () => {
  await saved(anna, ben);
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  fireEvent.press(await screen.findByLabelText('Delete Packet Row, round 1', {}, soon));
  fireEvent.press(await screen.findByLabelText('Keep it', {}, soon));
  expect(screen.getByLabelText('Delete Packet Row, round 1')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Delete Packet Row, round 1'));
  fireEvent.press(await screen.findByLabelText('Delete for good', {}, soon));
  expect(await screen.findByText('No saved games', {}, soon)).toBeTruthy();
  await waitFor(async () =>
    expect((await AsyncStorage.getAllKeys()).filter((key) => key.includes('/save/'))).toEqual([]),
  );
});

it('lists what cannot be read with the reason, and keeps it', async () => {
  await AsyncStorage.setItem('harbourmaster/save/broken/a', '{"format":');
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  expect(await screen.findByText('A game that cannot be opened', {}, soon)).toBeTruthy();
  expect(screen.getByText(/^What is stored is damaged/)).toBeTruthy();
  expect(await AsyncStorage.getItem('harbourmaster/save/broken/a')).toBe('{"format":');
});

it('offers the latest game to continue and others beside it', async () => {
  await saved(anna, greta);
  await saved(anna, ben);
  renderApp();
  expect(await screen.findByLabelText('Play on: Packet Row, round 1', {}, soon)).toBeTruthy();
  expect(screen.getByLabelText(/^Packet Row, round 1\. Anna and (Greta|Ben)/)).toBeTruthy();
  expect(screen.getByLabelText('All 2')).toBeTruthy();
});
