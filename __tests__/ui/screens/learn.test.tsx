import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { changeLessons, readLessons } from '@/storage/lessons';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { arrange } from '@/ui/screens/learn/arrangement';
import { useSettings } from '@/ui/settings';
import { get, query } from '../boards/packet-row/controls';
import '../boards/packet-row/seated';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { finishDrawing } from './liftCurtain';
import { soon } from './patience';
import { greta, anna, started, tableWith } from './tables';

const { learn } = en;
const { lessons } = en.games['packet-row'];

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'instant' }));
});

const press = (name: string | RegExp) => fireEvent.press(get('button', name));

/** From home to the list of lessons. */
async function openLessons() {
  renderApp();
  fireEvent.press(await screen.findByLabelText(learn.title, {}, soon));
  await screen.findByText(lessons.choosing.title, {}, soon);
}

async function openLesson(title: string) {
  await openLessons();
  fireEvent.press(screen.getByLabelText(new RegExp(`\\d\\. ${title}[.,]`)));
  await screen.findByLabelText(learn.leave, {}, soon);
}

function isReadAloud(words: ReturnType<typeof get>['parent']): boolean {
  return words !== null && (words.props['aria-live'] === 'polite' || isReadAloud(words.parent));
}

const said = (text: string) => screen.findByText(text, {}, soon);

describe('how to play', () => {
  it('invites whoever has no game yet, at the top of home', async () => {
    renderApp();
    const invitation = await screen.findByLabelText(learn.invitation({ minutes: 5 }), {}, soon);
    fireEvent.press(invitation);
    expect(await screen.findByLabelText(learn.begin, {}, soon)).toBeTruthy();
  });

  it('is offered by the rules', async () => {
    renderApp();
    fireEvent.press(await screen.findByRole('link', { name: en.home.rules }, soon));
    const name = learn.titleOf({ game: 'Packet Row' });
    fireEvent.press(await screen.findByLabelText(name, {}, soon));
    expect(await screen.findByLabelText(learn.begin, {}, soon)).toBeTruthy();
  });

  it('is offered where a table is set for the first time', async () => {
    renderApp();
    fireEvent.press(await screen.findByLabelText(/^New game of Packet Row/, {}, soon));
    await screen.findByLabelText('Start', {}, soon);
    const [invitation] = screen.getAllByLabelText(learn.invitation({ minutes: 5 })).slice(-1);
    if (invitation === undefined) throw new Error('nobody is invited');
    fireEvent.press(invitation);
    expect(await screen.findByLabelText(learn.begin, {}, soon)).toBeTruthy();
  });

  it('lists every chapter and the real game, and says what is done and where one left off', async () => {
    await changeLessons('packet-row', () => ({ done: ['choosing'], left: { lesson: 'paying', step: 1 } }));
    await openLessons();
    for (const { title } of Object.values(lessons)) expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(learn.realGame.title)).toBeTruthy();
    expect(await screen.findByLabelText(/^1\. Choosing an area, done/, {}, soon)).toBeTruthy();
    expect(screen.getByLabelText(/^3\. Paying, left at step 2 of 4/)).toBeTruthy();
    expect(screen.getByLabelText(learn.goOn({ chapter: lessons.paying.title }))).toBeTruthy();
  });
});

describe('a course', () => {
  const chapters = Object.keys(lessons);

  it('says that it is finished, and leads to a game of one’s own', async () => {
    await changeLessons('packet-row', () => ({ done: [...chapters, 'realGame'] }));
    await openLessons();
    expect(await screen.findByText(learn.finished.title, {}, soon)).toBeTruthy();
    press(learn.finished.play);
    expect(await screen.findByLabelText('Start', {}, soon)).toBeTruthy();
  });

  it('is not finished before its real game', async () => {
    await changeLessons('packet-row', () => ({ done: chapters }));
    await openLessons();
    const next = learn.goOn({ chapter: learn.realGame.title });
    expect(await screen.findByLabelText(next, {}, soon)).toBeTruthy();
    expect(screen.queryByText(learn.finished.title)).toBeNull();
  });

  it('stands beside those of the other games, wherever one came from', async () => {
    await changeLessons('harbour', () => ({ done: ['places'] }));
    await openLessons();
    fireEvent.press(get('radio', 'Harbour'));
    const { places, stages } = en.games.harbour.lessons;
    expect(await screen.findByLabelText(new RegExp(`^1\\. ${places.title}, done`), {}, soon)).toBeTruthy();
    expect(screen.getByLabelText(learn.goOn({ chapter: stages.title }))).toBeTruthy();
    expect(screen.queryByText(lessons.choosing.title)).toBeNull();
  });

  it.each(['Packet Row', 'Harbour', 'Rotterdam'])('is found from home for %s', async (game) => {
    renderApp();
    fireEvent.press(await screen.findByLabelText(learn.titleOf({ game }), {}, soon));
    expect(await screen.findByLabelText(learn.begin, {}, soon)).toBeTruthy();
  });
});

describe('the way to a course that home always has', () => {
  const leadsTo = async (game: string) => {
    renderApp();
    await screen.findAllByLabelText(learn.titleOf({ game: 'Packet Row' }), {}, soon);
    fireEvent.press(await screen.findByLabelText(learn.title, {}, soon));
    expect(await screen.findByRole('heading', { name: learn.titleOf({ game }) }, soon)).toBeTruthy();
  };

  it('leads to that of the game that was played last', async () => {
    const match = await started(tableWith([anna, greta], { game: 'harbour', options: {} }));
    match.close();
    await leadsTo('Harbour');
  });

  it('leads to the one that was left in the middle, whatever was played since', async () => {
    const match = await started(tableWith([anna, greta], { game: 'harbour', options: {} }));
    match.close();
    await changeLessons('rotterdam', () => ({ done: [], left: { lesson: 'sailing', step: 1 } }));
    await leadsTo('Rotterdam');
  });
});

describe('a chapter', () => {
  it('says why and what, takes the right move, and lets the others answer', async () => {
    await openLesson(lessons.choosing.title);
    const { welcome, contract, choose, take } = lessons.choosing.steps;
    expect(await said(welcome.text)).toBeTruthy();
    press(learn.continue);
    expect(await said(contract.text)).toBeTruthy();
    press(learn.continue);
    expect(await said(choose.text)).toBeTruthy();
    expect(screen.getByText(choose.task)).toBeTruthy();
    expect(query('button', learn.continue)).toBeNull();
    fireEvent.press(get('radio', 'Market'));
    press('Choose the market');
    expect(await said(take.text)).toBeTruthy();
  });

  it('points at what is to be touched, and once that is in mind, at the button', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'choosing', step: 2 } }));
    await openLesson(lessons.choosing.title);
    await said(lessons.choosing.steps.choose.text);
    const lit = () => screen.getAllByLabelText(learn.here);
    const isLit = (control: ReturnType<typeof get>) => within(control).queryByLabelText(learn.here) !== null;
    expect(isLit(get('radio', 'Market'))).toBe(true);
    expect(lit()).toHaveLength(1);
    fireEvent.press(get('radio', 'Bank'));
    expect(isLit(get('button', 'Choose the bank'))).toBe(false);
    expect(isLit(get('radio', 'Market'))).toBe(true);
    fireEvent.press(get('radio', 'Market'));
    expect(isLit(get('button', 'Choose the market'))).toBe(true);
    expect(lit()).toHaveLength(1);
  });

  it('keeps its words beside an open sheet, and points there too', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'ships', step: 1 } }));
    await openLesson(lessons.ships.title);
    const { deliver } = lessons.ships.steps;
    await said(deliver.text);
    press(/^Deliver/);
    const { confirm } = en.games['packet-row'].board.delivery;
    const plan = await screen.findByLabelText(confirm({ money: '$25' }), {}, soon);
    expect(within(plan).getByLabelText(learn.here)).toBeTruthy();
    expect(screen.getAllByText(deliver.text)).toHaveLength(2);
  });

  it('reads its words aloud in one place, also while a sheet has them a second time', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'ships', step: 1 } }));
    await openLesson(lessons.ships.title);
    const { deliver } = lessons.ships.steps;
    await said(deliver.text);
    const aloud = () => screen.getAllByText(deliver.text).filter(isReadAloud);
    expect(aloud()).toHaveLength(1);
    press(/^Deliver/);
    await waitFor(() => expect(screen.getAllByText(deliver.text)).toHaveLength(2), soon);
    await waitFor(() => expect(aloud()).toHaveLength(1), soon);
    const { confirm } = en.games['packet-row'].board.delivery;
    expect(screen.getByLabelText(confirm({ money: '$25' }))).toBeTruthy();
  });

  it('explains another move, leaves it unmade, and goes on as before', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'choosing', step: 2 } }));
    await openLesson(lessons.choosing.title);
    const { choose, take } = lessons.choosing.steps;
    expect(await said(choose.text)).toBeTruthy();
    fireEvent.press(get('radio', 'Bank'));
    press('Choose the bank');
    expect(await said(choose.otherwise.bank)).toBeTruthy();
    expect(screen.getByText(choose.task)).toBeTruthy();
    fireEvent.press(get('radio', 'Market'));
    press('Choose the market');
    expect(await said(take.text)).toBeTruthy();
  });

  it('is resumed where it was left', async () => {
    await openLesson(lessons.choosing.title);
    press(learn.continue);
    await said(lessons.choosing.steps.contract.text);
    await waitFor(async () => {
      expect((await readLessons('packet-row')).left).toEqual({ lesson: 'choosing', step: 1 });
    }, soon);
    press(learn.leave);
    fireEvent.press(await screen.findByLabelText(/^1\. Choosing an area, left at step 2 of 5/, {}, soon));
    expect(await said(lessons.choosing.steps.contract.text)).toBeTruthy();
  });

  it('leads to the next one, and counts as done', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'choosing', step: 4 } }));
    await openLesson(lessons.choosing.title);
    await said(lessons.choosing.steps.ended.text);
    press(learn.nextChapter);
    expect(await said(lessons.waiting.steps.one.text)).toBeTruthy();
    expect((await readLessons('packet-row')).done).toEqual(['choosing']);
  });

  it('can be begun again from its menu, which leads to log and rules as well', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'choosing', step: 3 } }));
    await openLesson(lessons.choosing.title);
    await said(lessons.choosing.steps.take.text);
    press(en.board.menu);
    fireEvent.press(await screen.findByLabelText(en.table.log, {}, soon));
    expect((await screen.findAllByText(/Greta took/, {}, soon)).length).toBeGreaterThan(0);
    const [close] = screen.getAllByLabelText(en.common.close).slice(-1);
    if (close !== undefined) fireEvent.press(close);
    press(en.board.menu);
    fireEvent.press(await screen.findByLabelText(learn.restart, {}, soon));
    expect(await said(lessons.choosing.steps.welcome.text)).toBeTruthy();
  });

  it('reads each step aloud', async () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
    await openLesson(lessons.choosing.title);
    await said(lessons.choosing.steps.welcome.text);
    finishDrawing();
    expect(announce).toHaveBeenCalledWith(lessons.choosing.steps.welcome.text);
    expect(screen.getByText(lessons.choosing.steps.welcome.text)).toBeTruthy();
    announce.mockRestore();
  });

  it('shows the final scores at the end, and begins a real game of the last rounds', async () => {
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'ending', step: 5 } }));
    await openLesson(lessons.ending.title);
    expect(await screen.findByText('Player 1 wins the harbour', {}, soon)).toBeTruthy();
    press(learn.realGame.start);
    expect(await screen.findByText(en.games['packet-row'].rounds.at({ round: 31 }), {}, soon)).toBeTruthy();
    expect((await readLessons('packet-row')).done).toEqual(['ending', 'realGame']);
    expect((await AsyncStorage.getAllKeys()).some((key) => key.includes('save'))).toBe(true);
  });

  it('says why there is no real game where the device’s secure random source is silent', async () => {
    const source = jest.spyOn(
      jest.requireMock<typeof import('expo-crypto')>('expo-crypto'),
      'getRandomValues',
    );
    source.mockImplementation(() => {
      throw new Error('no entropy');
    });
    await changeLessons('packet-row', () => ({ done: [], left: { lesson: 'ending', step: 5 } }));
    await openLesson(lessons.ending.title);
    await screen.findByText('Player 1 wins the harbour', {}, soon);
    press(learn.realGame.start);
    expect(await screen.findByText(/^The device’s secure random source does not/, {}, soon)).toBeTruthy();
    source.mockRestore();
    expect((await readLessons('packet-row')).done).toEqual(['ending']);
  });
});

describe('the coach', () => {
  const insets = { top: 24, right: 0, bottom: 20, left: 0 };
  it.each([
    ['a phone', 390, 844, 1, 'above'],
    ['a small phone', 320, 568, 1, 'above'],
    ['a phone turned', 844, 390, 1, 'beside'],
    ['a tablet', 1180, 820, 1, 'beside'],
    ['a smaller tablet', 1024, 768, 1, 'above'],
    ['a tablet upright', 820, 1180, 1, 'above'],
    ['a phone with type twice as large', 390, 844, 2, 'above'],
    ['a turned phone with type twice as large', 844, 390, 2, 'beside'],
  ])('leaves more than half of %s to the table, and overlaps nothing', (_, width, height, scale, side) => {
    const found = arrange({ width, height }, insets, scale);
    const { room, size } = found;
    expect(found.side).toBe(side);
    expect(side === 'above' ? size + room.height : size + room.width).toBe(side === 'above' ? height : width);
    expect(room.width * room.height).toBeGreaterThan(0.5 * width * height);
  });

  it.each([
    ['a small phone', 320, 568, 1, true],
    ['a usual one', 390, 844, 1, false],
    ['a phone turned', 844, 390, 1, false],
    ['a tablet upright', 820, 1180, 1, false],
    ['letters twice as large, where the table scrolls by itself', 390, 844, 2, false],
  ])(
    'leaves a board that cannot become lower its height, and lets it scroll, on %s',
    (_, width, height, scale, scrolls) => {
      const lowest = 568;
      const found = arrange({ width, height }, insets, scale, lowest);
      expect(found.scrolls).toBe(scrolls);
      if (scrolls) expect(found.room.height).toBe(lowest);
    },
  );
});
