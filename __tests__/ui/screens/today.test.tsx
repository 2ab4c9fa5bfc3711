import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { savedMatches } from '@/match/store';
import { dateOf, dayBeside, dealOfDay } from '@/match/today/day';
import { deviceStore } from '@/storage/device-store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { daysOf, type DayTry } from '@/storage/today';
import { FORMATS } from '@/text';
import { weeksOf } from '@/ui/screens/today/Calendar';
import { useSettings } from '@/ui/settings';
import { storedAs } from '../../support/stored-games';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { playedToTheEnd } from './finished';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

const mockNoon = new Date(2026, 10, 18, 12).getTime();

/** It is noon, so that no test runs into another day. */
jest.mock('@/storage/clock', () => ({
  ...jest.requireActual<typeof import('@/storage/clock')>('@/storage/clock'),
  momentNow: () => mockNoon,
}));

const today = () => '2026-11-18';
const written = (day = today()) => FORMATS.en.date(dateOf(day));
const result = { points: 34, place: 2, of: 3 };
const measure = { points: 31, place: 1, of: 3, level: 'hard' };

const tried = (more: Partial<DayTry> = {}): DayTry => ({
  day: today(),
  id: 'try',
  begun: 1,
  result: undefined,
  measure: undefined,
  ...more,
});

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

async function openToday(what = 'to play') {
  const app = renderApp();
  fireEvent.press(await screen.findByLabelText(`Today’s deal of Packet Row: ${what}`, {}, soon));
  await screen.findByTestId('today', {}, soon);
  await screen.findByText(written(), {}, soon);
  return app;
}

it('begins today’s deal, and only the first try counts', async () => {
  await openToday();
  fireEvent.press(screen.getByLabelText('Play today’s deal'));
  expect(await screen.findByTestId(/^moment-/, {}, soon)).toBeTruthy();
  const [save] = await savedMatches.list();
  expect(save).toMatchObject({
    name: `Deal of ${written()}`,
    seats: [{ kind: 'human' }, { level: 'medium' }, { level: 'medium' }],
  });
  const { seed } = dealOfDay('packet-row', today());
  expect(await savedMatches.running('packet-row', seed)).toBe(save?.id);
  expect(await daysOf('packet-row').read()).toMatchObject([{ day: today(), id: save?.id }]);
  expect(await daysOf('harbour').read()).toEqual([]);
});

it('plays on where the try goes on, and offers no second one that counts', async () => {
  const match = await savedMatches.start(tableWith([anna, greta]));
  if ('problem' in match) throw new Error('the table cannot be set');
  match.close();
  await daysOf('packet-row').begin(tried({ id: match.getSnapshot().id }));
  await openToday('goes on');
  expect(screen.getByLabelText('Play on')).toBeTruthy();
  expect(screen.queryByLabelText('Play today’s deal')).toBeNull();
  expect(screen.queryByLabelText('Practise this deal')).toBeNull();
});

it('says that a try was given up, and lets people practise without counting it', async () => {
  await daysOf('packet-row').begin(tried());
  await openToday('given up');
  expect(screen.getByText(/begun and given up/)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Practise this deal'));
  expect(await screen.findByTestId(/^moment-/, {}, soon)).toBeTruthy();
  const [save] = await savedMatches.list();
  expect(save).toMatchObject({ name: `Practice: deal of ${written()}` });
  expect(await daysOf('packet-row').read()).toMatchObject([{ id: 'try' }]);
});

it('tells the result in the calendar and in a text that spoils nothing', async () => {
  await daysOf('packet-row').begin(tried({ result, measure }));
  await openToday('34 points, 2nd of 3');
  expect(screen.getByLabelText(`${written()}: 34 points, 2nd of 3`)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Copy'));
  await waitFor(() => expect(jest.mocked(setStringAsync)).toHaveBeenCalled(), soon);
  expect(jest.mocked(setStringAsync).mock.calls.at(-1)?.[0]).toBe(
    [
      `Harbourmaster · Packet Row · ${written()}`,
      '34 points, 2nd of 3',
      'Hard bot with the same cards: 31 points, 3 fewer than you',
      'harbourmaster://today/packet-row',
    ].join('\n'),
  );
});

it('lets the strongest bot play the same cards meanwhile', async () => {
  await daysOf('packet-row').begin(tried({ result }));
  await openToday('34 points, 2nd of 3');
  expect(
    await screen.findByText('Hard bot is playing the same cards, for comparison …', {}, soon),
  ).toBeTruthy();
});

it('finds a result in the save where the app ended before it was kept', async () => {
  const over = { table: tableWith([anna, greta]), play: playedToTheEnd('today'), log: [] };
  for (const [key, text] of Object.entries(storedAs('try', over))) await deviceStore.set(key, text);
  await daysOf('packet-row').begin(tried());
  renderApp();
  expect(await screen.findByLabelText(/^Today’s deal of Packet Row: .* of 2$/, {}, soon)).toBeTruthy();
  expect(await daysOf('packet-row').read()).toMatchObject([{ id: 'try', result: { of: 2 } }]);
});

it('leads to earlier days and back, never to tomorrow', async () => {
  await daysOf('packet-row').begin(tried({ day: dayBeside(today(), -1), result, measure }));
  await openToday();
  expect(screen.getByLabelText('The day after')).toBeDisabled();
  fireEvent.press(screen.getByLabelText('The day before'));
  expect(await screen.findByText('34 points, 2nd of 3', {}, soon)).toBeTruthy();
  expect(screen.getByLabelText('The day after')).toBeEnabled();
});

describe('the calendar', () => {
  it('has every day of the month once, in weeks from Monday', () => {
    const weeks = weeksOf('2026-11-18');
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-01',
    ]);
    expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });
});
