import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState, Modal, Platform, type ModalProps } from 'react-native';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { playedGame } from '../../support/played-game';
import { seedOf } from '../../support/random-play';
import { storedAs } from '../../support/stored-games';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { liftCurtain } from './liftCurtain';
import { soon } from './patience';
import { anna, ben, tableWith } from './tables';

const wherever = { includeHiddenElements: true };
const states = jest.spyOn(AppState, 'addEventListener');

function leaveApp(): void {
  act(() => {
    if (Platform.OS === 'web') window.dispatchEvent(new Event('blur'));
    for (const [type, listener] of states.mock.calls) if (type === 'change') listener('inactive');
  });
}

/** A game in which whoever is asked can deliver. */
async function storeGame(): Promise<void> {
  const game = playedGame({
    table: tableWith([anna, ben]),
    random: new Dice(seedOf('covered'), 'test'),
    accepts: ({ seat }, state) =>
      packetRow.moves(state as PacketRowState, seat).every(({ type }) => type !== 'deliver'),
  });
  for (const [key, text] of Object.entries(storedAs('covered', game))) await AsyncStorage.setItem(key, text);
}

async function openTable(): Promise<void> {
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on/, {}, soon));
  await liftCurtain('.+');
  await screen.findByLabelText('Menu', {}, soon);
}

function pressFirst(name: RegExp | string): void {
  const [found] = screen.getAllByLabelText(name);
  if (found === undefined) throw new Error(`nothing is called ${String(name)}`);
  fireEvent.press(found);
}

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
  await storeGame();
});

it.each<[string, readonly (RegExp | string)[], RegExp]>([
  ['a delivery', [/^Deliver/], /^Deliver (and receive|·)/],
  ['a card', [/^Look through your hand/, /^Contract, /], /^Plan a delivery/],
  ['the log', ['Log of the game'], /^Close$/],
])('leaves nothing of %s under the curtain when the app is left', async (_, ways, shown) => {
  await openTable();
  for (const way of ways) pressFirst(way);
  expect(screen.getAllByLabelText(shown).length).toBeGreaterThan(0);
  leaveApp();
  expect(screen.getByLabelText(/^Show .+’s hand/)).toBeTruthy();
  expect(screen.queryAllByLabelText('Close', wherever)).toEqual([]);
  expect(screen.queryAllByLabelText(shown, wherever)).toEqual([]);
});

if (Platform.OS !== 'web') {
  it('has the system fade no sheet away, for what it fades is a picture', async () => {
    await openTable();
    pressFirst('Log of the game');
    const ways = screen.UNSAFE_getAllByType(Modal).map(({ props }) => (props as ModalProps).animationType);
    expect([...new Set(ways)]).toEqual(['none']);
  });
}
