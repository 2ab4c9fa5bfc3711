import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Dice } from '@/engine/random';
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
 * The screens around a board are the same for every game and have their tests with Packet Row; what they say and show of
 * the other games is looked at here.
 */
const GAMES = [
  {
    name: 'Harbour',
    table: { game: 'harbour', options: { startingPlayer: 0, firstGame: true } },
    /** What the game counts. */
    counts: 'Turn',
    advice: /^“Go to (the|your own) .+”: .+ “Go to (the|your own) .+”\.$/,
    head: /^Turn 1 · (Anna|Greta) · .+/,
    line: /^Anna goes to the .+ Show this moment$/,
  },
  {
    name: 'Rotterdam',
    table: { game: 'rotterdam', options: { firstHarbourMaster: 0, fixedRounds: true } },
    counts: 'Round',
    advice: /^“Ship at .+”: .+ “Ship at .+”\.$/,
    head: /^Round 1 · (Anna|Greta) · .+/,
    line: /^Anna placed a worker: .+ Show this moment$/,
  },
] as const;

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));
const pressSoon = async (name: string | RegExp) =>
  fireEvent.press(await screen.findByLabelText(name, {}, soon));
const says = (words: string | RegExp) => screen.findByText(words, {}, soon);

describe.each(GAMES)('around the board of $name', ({ name, table, counts, advice, head, line }) => {
  /** A game by chance, stored on the device; how many moves it has. */
  async function storedGame(most?: number): Promise<number> {
    const random = new Dice(seedOf('screen'), 'players');
    const played = playedGame({
      table: tableWith([anna, greta], table),
      random,
      ...(most === undefined ? {} : { most }),
    });
    for (const [key, text] of Object.entries(storedAs('game', played))) await AsyncStorage.setItem(key, text);
    renderApp();
    return played.log.length;
  }

  async function fromSaves(action: RegExp) {
    await pressSoon('Saved games');
    await says(new RegExp(`^${name}, (round|turn|finished after) \\d+`));
    await pressSoon(/^More about/);
    await pressSoon(action);
  }

  it('a hint names what to do and why, and points it out', async () => {
    await storedGame(0);
    await pressSoon(new RegExp(`^Play on: ${name}`));
    await pressSoon('Menu');
    press(/^Hint/);
    expect(await says(advice)).toBeTruthy();
    expect((await screen.findAllByLabelText('Touch here', {}, soon)).length).toBeGreaterThan(0);
  });

  it('the log is told by turns', async () => {
    await storedGame(60);
    await pressSoon(new RegExp(`^Play on: ${name}`));
    await pressSoon('Log of the game');
    expect((await screen.findAllByRole('heading', { name: head }, soon)).length).toBeGreaterThan(1);
  });

  it('looking back goes from move to move, with motion, and from a line of the log to its moment', async () => {
    act(() => useSettings.setState({ motion: 'full' }));
    const last = await storedGame();
    await fromSaves(/^Look back/);
    await says(`${counts} 1, before the first of ${last} moves`);
    press('One move on');
    await says(`${counts} 1, move 1 of ${last}`);
    press(`On to the next ${counts.toLowerCase()}`);
    await says(new RegExp(`^${counts} 2, move \\d+ of ${last}$`));
    fireEvent.press(screen.getByLabelText('Log of the game'));
    const [moment] = await screen.findAllByLabelText(line, {}, soon);
    if (moment === undefined) throw new Error('no line leads to a moment');
    fireEvent.press(moment);
    await waitFor(() => expect(screen.queryByText(new RegExp(`^${counts} 2, move`))).toBeNull(), soon);
  });

  it('a game goes on from a moment as another game', async () => {
    await storedGame();
    await fromSaves(/^Look back/);
    await screen.findByLabelText('Moment of the game', {}, soon);
    press(`On to the next ${counts.toLowerCase()}`);
    await says(new RegExp(`^${counts} 2, move`));
    press('Menu');
    press(/^Play on from here/);
    expect(await says(/what nobody has seen yet is shuffled anew/)).toBeTruthy();
    press('Begin this game');
    expect(await screen.findByLabelText('Log of the game', {}, soon)).toBeTruthy();
  });

  it('a running game is exported as the open table unless somebody chooses the whole of it', async () => {
    await storedGame(60);
    await fromSaves(/^Export\./);
    expect(await says(/^Holds only what everybody at the table saw/)).toBeTruthy();
    press('Whole game');
    expect(await says(/^A saved game holds all hidden hands/)).toBeTruthy();
  });

  it('the final account tells the moments that mattered most', async () => {
    await storedGame();
    await pressSoon('Saved games');
    await pressSoon(new RegExp(`^Final scores: ${name}`));
    const told = await screen.findAllByText(new RegExp(`^${counts} \\d+, Anna$`), {}, soon);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(3);
  });
});
