import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { parseSeed } from '@/engine/random';
import { GAME_IDS, gameOf } from '@/games';
import { codeOf, dealOf, isDealFault, type Deal } from '@/match/deals/code';
import { codeOfFinished } from '@/match/deals/finished';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { deviceStore } from '@/storage/device-store';
import { TEXTS } from '@/text';
import { stripsOf } from '@/ui/deals/QrCode';
import { SameDeal } from '@/ui/screens/results/SameDeal';
import { useSettings } from '@/ui/settings';
import { seedOf } from '../../support/random-play';
import { storedAs } from '../../support/stored-games';
import { renderUi } from '../rendered';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { playedToTheEnd } from './finished';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

const NAME = '7QK2M9XTZ';

const deal: Deal = {
  game: 'packet-row',
  options: { ledger: false },
  seats: ['human', 'easy', 'hard'],
  seed: seedOf(NAME),
};
const code = codeOf(deal) ?? '';

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});

async function askForCode() {
  renderApp();
  fireEvent.press(await screen.findByLabelText('New game of Harbour', {}, soon));
  fireEvent.press(await screen.findByLabelText('From a code', {}, soon));
  return screen.findByLabelText('Code of the deal', {}, soon);
}

describe('a new game from a code', () => {
  it('has the cards, the players and the rules of the code, whatever the form was for', async () => {
    fireEvent.changeText(await askForCode(), code.toLowerCase());
    expect(await screen.findByText('3 places: Human, Easy bot and Hard bot', {}, soon)).toBeTruthy();
    expect(screen.getByText('Ledger: no')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Set the table'));
    expect(await screen.findByText(`The deal ${code}`, {}, soon)).toBeTruthy();
    // What is fixed is not asked for.
    expect(screen.queryByLabelText('Players: more')).toBeNull();
    expect(screen.queryByLabelText(/^Ledger/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Start'));
    await waitFor(
      async () => expect(await savedMatches.running('packet-row', deal.seed)).toBeDefined(),
      soon,
    );
    const [save] = await savedMatches.list();
    expect(save).toMatchObject({
      game: 'packet-row',
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'hard' }],
    });
  });

  it('says that there is a typing error once the code could be whole, and not before', async () => {
    const field = await askForCode();
    fireEvent.changeText(field, 'P1');
    expect(screen.queryByText(/typing error/)).toBeNull();
    fireEvent.changeText(field, code.replace('7', '8').replace('Q', 'R'));
    expect((await screen.findAllByText(/typing error in this code/, {}, soon)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Set the table, unavailable/)).toBeDisabled();
  });

  it('warns where this deal goes on on this device, and leads back to it', async () => {
    const match = await savedMatches.start(tableWith([anna, greta]), { seed: deal.seed, moves: [] });
    if ('problem' in match) throw new Error('the table cannot be set');
    match.close();
    fireEvent.changeText(await askForCode(), code);
    expect(await screen.findByText(/is being played on this device/, {}, soon)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Play on'));
    expect(await screen.findByTestId(/^moment-/, {}, soon)).toBeTruthy();
  });
});

describe('a code for others', () => {
  it('is made before a game begins, can be handed on, and begins that very deal', async () => {
    renderApp();
    fireEvent.press(await screen.findByLabelText('New game of Harbour', {}, soon));
    fireEvent.press(await screen.findByLabelText('Code for others', {}, soon));
    const [, told] = /^The deal (\S+)$/.exec(String(screen.getByText(/^The deal /).props.children)) ?? [];
    const made = dealOf(told ?? '');
    if (isDealFault(made)) throw new Error('the code cannot be read');
    expect(made).toMatchObject({ game: 'harbour', seats: ['human', 'medium', 'medium'] });
    expect(screen.getByText(told ?? 'none')).toBeTruthy();
    // What the code fixes is not asked for any more.
    expect(screen.queryByLabelText('Players: more')).toBeNull();
    fireEvent.press(screen.getByLabelText('Start'));
    await waitFor(async () => expect(await savedMatches.running('harbour', made.seed)).toBeDefined(), soon);
  });

  it('can be left again, and each one is another deal', async () => {
    renderApp();
    fireEvent.press(await screen.findByLabelText('New game of Harbour', {}, soon));
    const codes = new Set<unknown>();
    for (let time = 0; time < 2; time += 1) {
      fireEvent.press(await screen.findByLabelText('Code for others', {}, soon));
      codes.add(screen.getByText(/^The deal /).props.children);
      fireEvent.press(screen.getByLabelText('Without a code'));
      expect(screen.queryByText(/^The deal /)).toBeNull();
      expect(screen.getByLabelText('Players: more')).toBeTruthy();
    }
    expect(codes.size).toBe(2);
  });
});

describe('the code of a game', () => {
  const played = (moves?: number) => {
    const play = playedToTheEnd(NAME);
    return { table: tableWith([anna, greta]), play: moves === undefined ? play : begun(), log: [] };
  };
  const begun = () => {
    const whole = playedToTheEnd(NAME);
    const game = gameOf('packet-row');
    const seed = parseSeed(NAME);
    if (seed === undefined) throw new Error('no seed');
    return { ...whole, moves: [], sealed: [], state: game.setup(whole.options, 2, { below: () => 0 }) };
  };

  it('is told when the game is over, and its QR code is drawn on demand', async () => {
    renderUi(<SameDeal match={played()} />);
    const own = codeOfFinished(played()) ?? '';
    expect(own).toMatch(/^P/);
    expect(screen.getByText(own)).toBeTruthy();
    expect(screen.queryByLabelText(/^QR code of/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Show as QR code'));
    expect(await screen.findByLabelText(`QR code of harbourmaster://deal/${own}`, {}, soon)).toBeTruthy();
  });

  it('is never told while the game goes on: whoever began it anew would see its hidden cards', () => {
    expect(codeOfFinished(played(0))).toBeUndefined();
    renderUi(<SameDeal match={played(0)} />);
    expect(screen.queryByText(TEXTS.en.deals.ofGame)).toBeNull();
  });

  it('is offered for a finished save and not for one that goes on', async () => {
    for (const [id, game] of [
      ['over', played()],
      ['running', played(0)],
    ] as const)
      for (const [key, text] of Object.entries(storedAs(id, game))) await deviceStore.set(key, text);
    renderApp();
    fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
    fireEvent.press(await screen.findByLabelText(/^More about Packet Row, round/, {}, soon));
    await screen.findByLabelText(/^Rename/, {}, soon);
    expect(screen.queryByLabelText(/^Code of the deal/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Close'));
    fireEvent.press(await screen.findByLabelText(/^More about Packet Row, finished/, {}, soon));
    fireEvent.press(await screen.findByLabelText(/^Code of the deal/, {}, soon));
    expect(await screen.findByText(codeOfFinished(played()) ?? 'none', {}, soon)).toBeTruthy();
  });
});

it('draws a QR code that is as wide as high, with a quiet edge', () => {
  const { size, path } = stripsOf(`harbourmaster://deal/${code}`);
  expect(size).toBeGreaterThan(21 + 2 * 4);
  // The first finder begins behind the edge.
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
});

it.each(GAME_IDS)('has words for a code of other rules of %s in every language', (game) => {
  for (const language of ['en', 'de'] as const) {
    const { deals, games } = TEXTS[language];
    expect(deals.faults.otherRules({ game: games[game].name, version: 7, here: 3 })).toMatch(/7.*3/);
  }
});
