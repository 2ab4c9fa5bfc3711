import { act, fireEvent, screen } from '@testing-library/react-native';
import type { MatchTable } from '@/match/table';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, greta, started, tableWith } from './tables';

const TABLES: readonly (readonly [string, Partial<MatchTable>])[] = [
  ['Packet Row', {}],
  ['Harbour', { game: 'harbour', options: { startingPlayer: 0, boards: 'stages', firstGame: true } }],
  [
    'Rotterdam',
    { game: 'rotterdam', options: { fixedRounds: false, bidding: false, firstHarbourMaster: 0 } },
  ],
];

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

it.each(TABLES)(
  'a hint points out on the board of %s what it is about, until it is put away',
  async (name, change) => {
    const match = await started(tableWith([anna, greta], change));
    match.close();
    renderApp();
    fireEvent.press(await screen.findByLabelText(new RegExp(`^Play on: ${name}`), {}, soon));
    fireEvent.press(await screen.findByLabelText('Menu', {}, soon));
    expect(screen.queryByLabelText('Touch here')).toBeNull();
    fireEvent.press(screen.getByLabelText(/^Hint/));
    expect((await screen.findAllByLabelText('Touch here', {}, soon)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Do it')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByLabelText('Touch here')).toBeNull();
  },
);
