import { act, fireEvent, screen } from '@testing-library/react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { Cards } from '@/ui/screens/catalogue/Cards';
import { harbour } from '@/games/harbour';
import { harbourBoard } from '@/ui/boards/harbour/board';
import { rotterdamBoard } from '@/ui/boards/rotterdam/board';
import { scenario } from '../../games/harbour/scenario';
import { renderUi } from '../rendered';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
});

const shown = () => screen.getAllByRole('img').length;

describe('the buildings of Harbour', () => {
  it('are filtered by what they do and by their symbols', () => {
    renderUi(<Cards catalogue={harbourBoard.catalogue} />);
    expect(screen.getByText('36 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Bend the market'));
    expect(screen.getByText('5 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('All'));
    fireEvent.press(screen.getByLabelText('Characters'));
    expect(screen.getByText('20 of 20')).toBeTruthy();
  });

  it('are searched by name and by effect, and say so where none fits', () => {
    renderUi(<Cards catalogue={harbourBoard.catalogue} />);
    fireEvent.changeText(screen.getByLabelText('Search the cards'), 'lighthouse');
    expect(screen.getByText('1 of 36')).toBeTruthy();
    fireEvent.changeText(screen.getByLabelText('Search the cards'), 'submarine');
    expect(screen.getByText('No such card')).toBeTruthy();
  });

  it('tell at a table where they lie, and what may still come', () => {
    const { state } = scenario({
      owned: [[], ['bank']],
      display: ['pub', 'ranch', 'quarry', 'depot', 'library'],
    });
    const game = { view: harbour.view(state, 0), nameOf: (seat: number) => ['Anna', 'Ben'][seat] ?? '' };
    renderUi(<Cards catalogue={harbourBoard.catalogue} game={game} />);
    expect(screen.getByLabelText(/^Bank, .*Seen · with Ben$/)).toBeTruthy();
    expect(screen.getByLabelText(/^Pub, .*Seen · on offer$/)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Seen'));
    expect(screen.getByText('6 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Not yet seen'));
    expect(screen.getByText('30 of 36')).toBeTruthy();
    expect(screen.getAllByLabelText(/Not yet seen · still in the deck$/)).toHaveLength(30);
  });
});

it('without a game shows only what there is', () => {
  renderUi(<Cards catalogue={rotterdamBoard.catalogue} />);
  fireEvent.press(screen.getByLabelText('Ship cards'));
  expect(shown()).toBe(9);
  expect(screen.getByLabelText(/^Ship card Tug.*3 in the game$/)).toBeTruthy();
  expect(screen.queryByLabelText('Not yet seen')).toBeNull();
});

it('is reached from the rules of a game', async () => {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Rules', {}, soon));
  fireEvent.press(await screen.findByLabelText(/: all cards$/, {}, soon));
  expect(await screen.findByTestId('catalogue', {}, soon)).toBeTruthy();
});
