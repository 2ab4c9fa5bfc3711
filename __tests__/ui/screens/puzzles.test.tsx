import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { addSolved, readSolved } from '@/storage/puzzles';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { nextUnsolved } from '@/ui/puzzles/order';
import { useSettings } from '@/ui/settings';
import { puzzlesOfFile } from '../../support/puzzle-books';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';

const { puzzles } = en;
const all = puzzlesOfFile('packet-row');
/** One with a line that goes on. */
const puzzle = all.find(({ then }) => then.length > 1) as (typeof all)[number];
const number = all.indexOf(puzzle) + 1;
const right = puzzle.answer;
const wrong = puzzle.worse[0]?.move;

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ movesBoard: object }>('./movesBoard').movesBoard,
}));

beforeEach(async () => {
  await Promise.all([emptyDevice(), readSolved('packet-row')]);
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const query = (name: string) => screen.queryByRole('button', { name });
const pick = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
const give = (move: unknown) => press(JSON.stringify(move));
const says = (words: string | RegExp) => screen.findByText(words, {}, soon);
const rowOf = (at: number, solved = false) =>
  new RegExp(`^Puzzle ${at}, (Easy|Medium|Hard)${solved ? ', solved' : ''}\\.`);

/** From home to the list. */
async function openList() {
  renderApp();
  fireEvent.press(await screen.findByLabelText(puzzles.title, {}, soon));
  await says(puzzles.about);
}

async function openPuzzle() {
  await openList();
  fireEvent.press(await screen.findByLabelText(rowOf(number), {}, soon));
  await says(puzzles.task);
}

describe('the list of puzzles', () => {
  it('is found from home, shows those of the game that is asked for, and which were solved', async () => {
    await addSolved('packet-row', all[0]?.id ?? '');
    await openList();
    expect(await says(puzzles.solvedOf({ solved: 1, all: all.length }))).toBeTruthy();
    expect(screen.getByLabelText(rowOf(1, true))).toBeTruthy();
    expect(screen.getByLabelText(rowOf(2))).toBeTruthy();
    pick('Harbour');
    const { length } = puzzlesOfFile('harbour');
    expect(await says(puzzles.solvedOf({ solved: 0, all: length }))).toBeTruthy();
  });

  it('shows those of one step', async () => {
    await openList();
    for (const step of [1, 2, 3] as const) {
      pick(puzzles.steps[step]);
      const of = all.filter((one) => one.step === step);
      expect(await says(puzzles.solvedOf({ solved: 0, all: of.length }))).toBeTruthy();
      expect(screen.getAllByLabelText(/^Puzzle \d+, /)).toHaveLength(of.length);
    }
  });

  it('leads to the first that was not solved, and no further where all were', async () => {
    for (const { id } of all.slice(0, -1)) await addSolved('packet-row', id);
    await openList();
    fireEvent.press(await screen.findByLabelText(puzzles.next, {}, soon));
    expect(await says(new RegExp(`^Puzzle ${all.length} · `))).toBeTruthy();
  });
});

describe('a puzzle', () => {
  it('tells who one is and what is to be decided, without asking bots for anything', async () => {
    await openPuzzle();
    expect(screen.getByText(/^You are (Greta|Oskar|Ines): .+ What do you do\?$/)).toBeTruthy();
    expect(query(puzzles.tell)).toBeNull();
    expect(screen.queryByText(/thinking/)).toBeNull();
  });

  it('tells kindly why a move is not the best, and lets it be tried again', async () => {
    await openPuzzle();
    give(wrong);
    expect(await says(/Look once more\.$/)).toBeTruthy();
    expect(screen.getByText(puzzles.task)).toBeTruthy();
    give(right);
    expect(await says(/^Right! /)).toBeTruthy();
    await waitFor(async () => expect(await readSolved('packet-row')).toEqual([puzzle.id]), soon);
  });

  it('shows its line move by move in the words of the log, then leads to the next', async () => {
    await openPuzzle();
    give(right);
    await says(/^Right! /);
    expect(query(JSON.stringify(right))).toBeNull();
    press(puzzles.follows);
    while (query(puzzles.goOn) !== null) press(puzzles.goOn);
    await screen.findByTestId(`puzzle-${puzzle.then.length + 1}`, {}, soon);
    press(puzzles.nextPuzzle);
    const next = nextUnsolved(all, [puzzle.id], puzzle.id);
    if (next === undefined) throw new Error('there is one puzzle only');
    expect(await says(new RegExp(`^Puzzle ${all.indexOf(next) + 1} · `))).toBeTruthy();
  });

  it('gives its answer to whoever gives up, and is not solved by that', async () => {
    await openPuzzle();
    give(wrong);
    await screen.findByLabelText(puzzles.tell, {}, soon);
    press(puzzles.tell);
    expect(await says(/^Best is “/)).toBeTruthy();
    expect(await readSolved('packet-row')).toEqual([]);
  });

  it('can be left and comes back as it was, is no saved game and no record', async () => {
    await openPuzzle();
    give(wrong);
    await says(/Look once more\.$/);
    press(puzzles.leave);
    fireEvent.press(await screen.findByLabelText(rowOf(number), {}, soon));
    expect(await says(/^You are /)).toBeTruthy();
    give(right);
    await says(/^Right! /);
    await waitFor(async () => expect(await readSolved('packet-row')).toEqual([puzzle.id]), soon);
    const keys = await AsyncStorage.getAllKeys();
    expect(keys.filter((key) => !key.startsWith('harbourmaster/puzzles/'))).toEqual([]);
  });

  it('is ticked in the list once it was solved', async () => {
    await openPuzzle();
    give(right);
    await says(/^Right! /);
    await waitFor(async () => expect(await readSolved('packet-row')).toEqual([puzzle.id]), soon);
    press(puzzles.leave);
    expect(await screen.findByLabelText(rowOf(number, true), {}, soon)).toBeTruthy();
  });

  it('begins again from its menu, which leads to log and rules as well', async () => {
    await openPuzzle();
    give(right);
    await says(/^Right! /);
    press('Menu');
    expect(await screen.findByLabelText(en.table.log, {}, soon)).toBeTruthy();
    press(puzzles.again);
    expect(await says(/^You are /)).toBeTruthy();
  });

  it('is read aloud when its words change', async () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
    await openPuzzle();
    give(wrong);
    await says(/Look once more\.$/);
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/Look once more\. Find the best move\.$/));
    announce.mockRestore();
  });
});

it('the next puzzle is the next that was not solved, from the first again after the last', () => {
  const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(nextUnsolved(three, [])).toEqual({ id: 'a' });
  expect(nextUnsolved(three, ['b'], 'a')).toEqual({ id: 'c' });
  expect(nextUnsolved(three, ['b'], 'c')).toEqual({ id: 'a' });
  expect(nextUnsolved(three, ['a', 'b'], 'c')).toBeUndefined();
});
