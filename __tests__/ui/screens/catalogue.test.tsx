import { act, fireEvent, screen } from '@testing-library/react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { Cards } from '@/ui/screens/catalogue/Cards';
import { redact, type GameEvent } from '@/engine/events';
import { harbour } from '@/games/harbour';
import { buildingNamed } from '@/games/harbour/cards/buildings';
import { replaceInDisplay } from '@/games/harbour/rules/deck';
import { harbourBoard } from '@/ui/boards/harbour/board';
import { rotterdamBoard } from '@/ui/boards/rotterdam/board';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { rotterdam } from '@/games/rotterdam';
import { SHIP_CARD_COUNT, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { drawBlind, fillRow } from '@/games/rotterdam/rules/ship-deck';
import { NONE } from '@/games/rotterdam/state';
import { shownBy } from '@/match/sight';
import type { Board } from '@/ui/boards/board';
import { packetRowBoard } from '@/ui/boards/packet-row/board';
import { scenario } from '../../games/harbour/scenario';
import { choose, take } from '../../games/packet-row/named-moves';
import { scenario as atPacketRow } from '../../games/packet-row/scenario';
import { table as atRotterdam, type Scene } from '../../games/rotterdam/scenario';
import { seedOf } from '../../support/random-play';
import { renderUi } from '../rendered';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
});

const led: string[] = [];
const booksOf = ({ catalogue, rulebook }: Board) => ({
  catalogue,
  rulebook,
  onRules: (paragraph: string) => led.push(paragraph),
});
const nameOf = (seat: number) => ['Anna', 'Ben'][seat] ?? '';

/** A game as seat 0 sees it, from how it stood to how it stands. */
const at = (view: unknown, begun = view, events: readonly GameEvent[] = []) => ({
  sight: { view, begun, shownFrom: (decks: readonly string[]) => shownBy(events, 0, decks) },
  nameOf,
});

const shown = () => screen.getAllByRole('img').length;

describe('the buildings of Harbour', () => {
  it('are filtered by what they do and by their symbols', () => {
    renderUi(<Cards {...booksOf(harbourBoard)} />);
    expect(screen.getByText('36 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Bend the market'));
    expect(screen.getByText('5 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('All'));
    fireEvent.press(screen.getByLabelText('Characters'));
    expect(screen.getByText('20 of 20')).toBeTruthy();
  });

  it('are searched by name and by effect, and say so where none fits', () => {
    renderUi(<Cards {...booksOf(harbourBoard)} />);
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
    renderUi(<Cards {...booksOf(harbourBoard)} game={at(harbour.view(state, 0))} />);
    expect(screen.getByLabelText(/^Bank, .*In sight · with Ben · seen once in this game$/)).toBeTruthy();
    expect(screen.getByLabelText(/^Pub, .*In sight · on offer · seen once in this game$/)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('In sight'));
    expect(screen.getByText('6 of 36')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Out of sight'));
    expect(screen.getByText('30 of 36')).toBeTruthy();
    expect(
      screen.getAllByLabelText(/Out of sight · still in the deck · not seen in this game$/),
    ).toHaveLength(30);
  });
});

it('a building that went under the deck is known, but out of sight, and is seen once more when it comes again', () => {
  const { state } = scenario({ display: ['pub', 'ranch', 'quarry', 'depot', 'library'] });
  const begun = harbour.view(state, 0);
  const events: GameEvent[] = [];
  const step = { random: new Dice(seedOf('under'), 'deck'), emit: (event: GameEvent) => events.push(event) };
  replaceInDisplay(state, buildingNamed('pub'), step);
  renderUi(<Cards {...booksOf(harbourBoard)} game={at(harbour.view(state, 0), begun, events)} />);
  const pub = /^Pub, .*Out of sight · in the deck, as you know · seen once in this game$/;
  expect(screen.getByLabelText(pub)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('In sight'));
  expect(screen.queryByLabelText(pub)).toBeNull();
  fireEvent.press(screen.getByLabelText('Out of sight'));
  expect(screen.getByLabelText(pub)).toBeTruthy();
  screen.unmount();
  state.deck.splice(state.known);
  replaceInDisplay(state, buildingNamed('ranch'), step);
  renderUi(<Cards {...booksOf(harbourBoard)} game={at(harbour.view(state, 0), begun, events)} />);
  expect(screen.getByLabelText(/^Pub, .*In sight · on offer · seen 2 times in this game$/)).toBeTruthy();
});

describe('the cards of Packet Row', () => {
  it('tell at a table where they lie, as everybody saw', () => {
    const table = atPacketRow({ market: ['tobacco-1', 'library', 'cotton-2'] });
    table.play(0, choose('market')).answers(take('tobacco-1'));
    renderUi(<Cards {...booksOf(packetRowBoard)} game={at(packetRow.view(table.state, 0))} />);
    fireEvent.press(screen.getByLabelText('Market'));
    expect(
      screen.getByLabelText(
        /^Goods, one tobacco.*In sight 1 of \d · 1 × with Ben · \d × still in the deck · seen once in this game$/,
      ),
    ).toBeTruthy();
  });
});

describe('the ship cards of Rotterdam', () => {
  const tugs = SHIP_CARD_COUNT[SHIP_CARD_NAMES.indexOf('tug')] ?? 0;

  function showShipCards({ state }: Scene, begun?: unknown, events: readonly GameEvent[] = []): void {
    const view = rotterdam.view(state, 0);
    const game = at(view, begun ?? view, events);
    renderUi(<Cards {...booksOf(rotterdamBoard)} game={game} />);
    fireEvent.press(screen.getByLabelText('Ship cards'));
  }

  it('are filtered by what they do', () => {
    showShipCards(atRotterdam());
    fireEvent.press(screen.getByLabelText('Bring points'));
    expect(screen.getByText('2 of 9')).toBeTruthy();
  });

  it('lead to the rule that tells them', () => {
    showShipCards(atRotterdam());
    led.length = 0;
    const [link] = screen.getAllByLabelText('Rules: Cards that bring points');
    if (link === undefined) throw new Error('no link');
    fireEvent.press(link);
    expect(led).toEqual(['point-cards']);
  });

  it('RT-23 tell what lies played, and after a reshuffle that it may come again, and how often it came', () => {
    const scene = atRotterdam();
    const { state } = scene;
    const tug = SHIP_CARD_NAMES.indexOf('tug');
    const every = [...state.deck, ...state.row, ...state.played];
    state.deck = [];
    state.row = every.filter((card) => card !== tug).slice(0, state.row.length);
    state.played = [
      ...every.filter((card) => card !== tug).slice(state.row.length),
      ...every.filter((card) => card === tug),
    ];
    showShipCards(scene);
    expect(
      screen.getByLabelText(
        new RegExp(`^Ship card Tug.*In sight ${tugs} of ${tugs} · ${tugs} × played · seen ${tugs} times in`),
      ),
    ).toBeTruthy();
    screen.unmount();
    const begun = rotterdam.view(state, 0);
    const events: GameEvent[] = [];
    const step = {
      random: new Dice(seedOf('reshuffle'), 'cards'),
      emit: (event: GameEvent) => events.push(event),
    };
    drawBlind(state, 1, step);
    showShipCards(scene, begun, redact(events, 0));
    expect(
      screen.getByLabelText(
        new RegExp(
          `^Ship card Tug.*In sight 0 of ${tugs} · ${tugs} × in the deck or in a hidden hand · seen ${tugs} t`,
        ),
      ),
    ).toBeTruthy();
    screen.unmount();
    state.deck.push(tug);
    state.row[0] = NONE;
    fillRow(state, step);
    showShipCards(scene, begun, redact(events, 0));
    expect(
      screen.getByLabelText(
        new RegExp(`^Ship card Tug.*In sight 1 of ${tugs} .* · seen ${tugs + 1} times in`),
      ),
    ).toBeTruthy();
  });
});

it('without a game shows only what there is', () => {
  renderUi(<Cards {...booksOf(rotterdamBoard)} />);
  fireEvent.press(screen.getByLabelText('Ship cards'));
  expect(shown()).toBe(9);
  expect(screen.getByLabelText(/^Ship card Tug.*3 in the game$/)).toBeTruthy();
  expect(screen.queryByLabelText('Out of sight')).toBeNull();
});

it('is reached from the rules of a game', async () => {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Rules', {}, soon));
  fireEvent.press(await screen.findByLabelText(/: all cards$/, {}, soon));
  expect(await screen.findByTestId('catalogue', {}, soon)).toBeTruthy();
});
