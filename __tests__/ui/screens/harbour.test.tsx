import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Dice } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { playedGame } from '../../support/played-game';
import { seedOf } from '../../support/random-play';
import { storedAs } from '../../support/stored-games';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

/*
 * The screens around a board are the same for every game; what they say and show of Harbour is looked at here.
 */
const TABLE: MatchTable = tableWith([anna, greta], {
  game: 'harbour',
  options: { startingPlayer: 0, firstGame: true },
});

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

/** A game by chance, stored on the device; how many moves it has. */
async function storedGame(most?: number): Promise<number> {
  const random = new Dice(seedOf('screen'), 'players');
  const played = playedGame({ table: TABLE, random, ...(most === undefined ? {} : { most }) });
  for (const [key, text] of Object.entries(storedAs('game', played))) await AsyncStorage.setItem(key, text);
  renderApp();
  return played.log.length;
}

async function fromSaves(action: RegExp) {
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  await screen.findByText(/^Harbour, (round|finished after) \d+/, {}, soon);
  fireEvent.press(await screen.findByLabelText(/^More about/, {}, soon));
  fireEvent.press(await screen.findByLabelText(action, {}, soon));
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));
const says = (words: string | RegExp) => screen.findByText(words, {}, soon);

it('a hint names the place to go to and why, and points it out', async () => {
  await storedGame(0);
  fireEvent.press(await screen.findByLabelText(/^Play on: Harbour/, {}, soon));
  fireEvent.press(await screen.findByLabelText('Menu', {}, soon));
  press(/^Hint/);
  expect(await says(/^“Go to (the|your own) .+”: .+ “Go to (the|your own) .+”\.$/)).toBeTruthy();
  expect((await screen.findAllByLabelText('Touch here', {}, soon)).length).toBeGreaterThan(0);
});

it('the log is told by turns', async () => {
  await storedGame(40);
  fireEvent.press(await screen.findByLabelText(/^Play on: Harbour/, {}, soon));
  fireEvent.press(await screen.findByLabelText('Log of the game', {}, soon));
  expect((await screen.findAllByRole('heading', { name: /^Turn 1 · (Anna|Greta) · .+/ }, soon)).length).toBe(
    2,
  );
});

describe('looking back at a game', () => {
  it('goes from move to move, with motion, and from a line of the log to its moment', async () => {
    act(() => useSettings.setState({ motion: 'full' }));
    const last = await storedGame();
    await fromSaves(/^Look back/);
    await says(`Turn 1, before the first of ${last} moves`);
    press('One move on');
    await says(`Turn 1, move 1 of ${last}`);
    press('On to the next turn');
    await says(new RegExp(`^Turn 2, move \\d+ of ${last}$`));
    fireEvent.press(screen.getByLabelText('Log of the game'));
    const [line] = await screen.findAllByLabelText(/^Anna goes to the .+ Show this moment$/, {}, soon);
    if (line === undefined) throw new Error('no line leads to a moment');
    fireEvent.press(line);
    await waitFor(() => expect(screen.queryByText(/^Turn 2, move/)).toBeNull(), soon);
  });

  it('goes on from a moment as another game', async () => {
    await storedGame();
    await fromSaves(/^Look back/);
    await screen.findByLabelText('Moment of the game', {}, soon);
    press('On to the next turn');
    await says(/^Turn 2, move/);
    press('Menu');
    press(/^Play on from here/);
    expect(await says(/what nobody has seen yet is shuffled anew/)).toBeTruthy();
    press('Begin this game');
    expect(await screen.findByLabelText('Log of the game', {}, soon)).toBeTruthy();
  });
});

it('the final account tells the moments that mattered most', async () => {
  await storedGame();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  fireEvent.press(await screen.findByLabelText(/^Final scores: Harbour/, {}, soon));
  expect((await screen.findAllByText(/^Turn \d+, Anna$/, {}, soon)).length).toBeGreaterThan(0);
});
