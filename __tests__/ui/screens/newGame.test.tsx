import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { savedMatches } from '@/match/store';
import { readLastTable } from '@/storage/last-table';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});

async function setTable() {
  const app = renderApp();
  fireEvent.press(await screen.findByLabelText('New game of Packet Row', {}, soon));
  await screen.findByLabelText('Start', {}, soon);
  return app;
}

const radio = (name: string, at = 0) => {
  const found = screen.getAllByLabelText(name)[at];
  if (found === undefined) throw new Error(`there is no choice «${name}» at ${at}`);
  return found;
};

it('remembers names, bots, flags and agreements', async () => {
  const app = await setTable();
  fireEvent.changeText(screen.getByLabelText('Name of player 1'), 'Anna');
  fireEvent.press(radio('Human', 1));
  fireEvent.changeText(screen.getByLabelText('Name of player 2'), 'Ben');
  fireEvent.press(radio('Hard bot', 2));
  fireEvent.press(screen.getByLabelText(/^Flag of Anna/));
  fireEvent.press(await screen.findByLabelText('Bars on purple, free', {}, soon));
  fireEvent.press(screen.getByLabelText(/^Ledger/));
  fireEvent.press(screen.getByLabelText('Start'));
  expect(await screen.findByText(/^Pass to (Anna|Ben)$/, {}, soon)).toBeTruthy();
  await waitFor(async () => expect(await readLastTable('packet-row')).toBeDefined(), soon);
  app.unmount();

  await setTable();
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Anna');
  expect(screen.getByLabelText('Name of player 2')).toHaveDisplayValue('Ben');
  expect(screen.getByLabelText('Flag of Anna: Bars on purple. Change')).toBeTruthy();
  expect(radio('Hard bot', 2)).toBeChecked();
  expect(screen.getByLabelText(/^Ledger/)).not.toBeChecked();
});

it('sits people from two to five', async () => {
  await setTable();
  const more = screen.getByLabelText('Players: more');
  fireEvent.press(more);
  fireEvent.press(more);
  expect(screen.getAllByLabelText(/^Flag of/)).toHaveLength(5);
  expect(more).toBeDisabled();
});

it('seats people only by one tap, and offers that as long as there is a bot', async () => {
  await setTable();
  fireEvent.changeText(screen.getByLabelText('Name of player 1'), 'Anna');
  fireEvent.press(screen.getByLabelText('All people'));
  expect(screen.getByLabelText('Name of player 1')).toHaveDisplayValue('Anna');
  expect(screen.getByLabelText('Name of player 3')).toBeTruthy();
  expect(screen.queryByLabelText('All people')).toBeNull();
});

it('changes the order of play', async () => {
  await setTable();
  fireEvent.press(screen.getByLabelText('Greta sits one place earlier'));
  const flags = screen.getAllByLabelText(/^Flag of/);
  expect(flags[0]).toHaveAccessibleName(/^Flag of Greta/);
});

it('says why a table without people cannot start', async () => {
  await setTable();
  fireEvent.press(radio('Easy bot'));
  expect(screen.getByLabelText('Start, unavailable: Somebody human has to play')).toBeDisabled();
});

it('plays again with the same table by one tap on the poster', async () => {
  const app = await setTable();
  fireEvent.press(radio('Human', 1));
  fireEvent.press(screen.getByLabelText('Start'));
  expect(await screen.findByText(/^Pass to Player \d$/, {}, soon)).toBeTruthy();
  app.unmount();

  renderApp();
  fireEvent.press(await screen.findByLabelText('Same table again', {}, soon));
  expect(await screen.findByText(/^Pass to Player \d$/, {}, soon)).toBeTruthy();
});

it('says so, and deals nothing, where the device’s secure random source is silent', async () => {
  const source = jest.spyOn(jest.requireMock<typeof import('expo-crypto')>('expo-crypto'), 'getRandomValues');
  source.mockImplementation(() => {
    throw new Error('no entropy');
  });
  await setTable();
  fireEvent.press(screen.getByLabelText('Start'));
  expect(
    await screen.findByText(/^The device’s secure random source does not answer/, {}, soon),
  ).toBeTruthy();
  source.mockRestore();
  expect(await savedMatches.list()).toEqual([]);
});

describe('a hasty second press', () => {
  const saves = async () => (await savedMatches.list()).length;

  it('on «Start» begins no second game', async () => {
    await setTable();
    const start = screen.getByLabelText('Start');
    fireEvent.press(start);
    fireEvent.press(start);
    await screen.findByLabelText(/^Log/, {}, soon);
    await savedMatches.stored();
    expect(await saves()).toBe(1);
  });

  it('on «Same table again» begins no second game', async () => {
    const app = await setTable();
    fireEvent.press(screen.getByLabelText('Start'));
    await screen.findByLabelText(/^Log/, {}, soon);
    app.unmount();
    renderApp();
    const again = await screen.findByLabelText('Same table again', {}, soon);
    fireEvent.press(again);
    fireEvent.press(again);
    await screen.findByLabelText(/^Log/, {}, soon);
    await savedMatches.stored();
    expect(await saves()).toBe(2);
  });
});
