import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, screen } from '@testing-library/react-native';
import { AppState, Platform, type AppStateStatus } from 'react-native';
import { begin } from '@/engine/play';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { buildingId } from '@/games/harbour/cards/buildings';
import { goodName } from '@/games/harbour/cards/goods';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { NONE, type HarbourState } from '@/games/harbour/state';
import type { PlayedGame } from '@/match/whole';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { useSettings } from '@/ui/settings';
import { tellFigure } from '../../support/figures';
import { gamesAt, harbourTable, people } from '../../support/harbour-positions';
import { expectNoProblem } from '../../support/random-play';
import { storedAs } from '../../support/stored-games';
import { everythingOnScreen, isThere, press, pressWhenThere } from '../secrets/wholeScreen';
import { renderApp } from '../wholeApp';
import { PHONE, showOn, TABLET } from '../windowSize';
import { letTimePass } from './clock';
import { emptyDevice } from './emptyDevice';
import { finishDrawing } from './liftCurtain';
import { soon } from './patience';

jest.setTimeout(600_000);

const words = harbourWords.en;

/** Wherever a building or a character is named, its canary is, and nowhere else. */
const markOf = (name: string): string => `⟦${name}⟧`;
const markAll = (names: Record<string, string>): void => {
  for (const [id, name] of Object.entries(names)) names[id] = `${name} ${markOf(id)}`;
};
markAll(words.buildings);
markAll(words.boards);

const { bonus, bonusSheet } = en.games.harbour.board;
const bonusMarks = (good: number): readonly string[] => {
  const named = { good: words.goods[goodName(good)] };
  return [bonus.pays(named), bonusSheet.title(named)];
};

interface Secret {
  /** Who may see it; nobody where it was never kept. */
  readonly of: number | undefined;
  readonly mark: string;
}

const PEOPLE = 3;
const TABLE = harbourTable(people(PEOPLE), { boards: 'characters', bonusCards: true, startingPlayer: 0 });

/** All that HB-60 hides at this table, as it stands. */
function secretsIn({ play }: PlayedGame): readonly Secret[] {
  const state = play.state as HarbourState;
  const { seed, options } = play;
  const dealt = expectNoProblem(begin(harbour, { seed, options, seats: PEOPLE })).state;
  const choosing = state.offers.length > 0;
  const offers = dealt.offers.flatMap((board, at) => {
    const owner = Math.floor(at / 2);
    if (!choosing && state.boards[owner] === board) return [];
    return [{ of: owner, mark: markOf(playerBoardId(board)) }];
  });
  const noble = state.boards.findIndex((board) => board !== NONE && playerBoardId(board) === 'noble');
  const looked = questionOf(state) === 'look' ? state.deck.slice(-2) : [];
  const buried = state.buried ? state.deck.slice(state.known, state.known + 1) : [];
  const deck = state.deck.slice(state.known).map((building) => ({
    of: [...looked, ...buried].includes(building) ? noble : undefined,
    mark: markOf(buildingId(building)),
  }));
  const cards = state.bonus.flatMap((good, seat) => bonusMarks(good).map((mark) => ({ of: seat, mark })));
  return [...offers, ...deck, ...cards];
}

let searched = 0;

/** The secrets that are on screen. */
function seen(secrets: readonly Secret[]): readonly Secret[] {
  searched += 1;
  const everything = everythingOnScreen();
  return secrets.filter(({ mark }) => everything.includes(mark));
}

const states = jest.spyOn(AppState, 'addEventListener');

/** The app goes to the background, or the window loses the focus. */
function leaveApp(): void {
  const tell = (listener: (state: AppStateStatus) => void) => listener('inactive');
  act(() => {
    if (Platform.OS === 'web') window.dispatchEvent(new Event('blur'));
    else for (const [type, listener] of states.mock.calls) if (type === 'change') tell(listener);
  });
}

async function store(game: PlayedGame): Promise<void> {
  for (const [key, text] of Object.entries(storedAs('game', game))) await AsyncStorage.setItem(key, text);
}

const CURTAIN = /^Show .+’s hand/;

async function stepBack(look: (where: string) => void, steps: number): Promise<void> {
  await screen.findByLabelText('Moment of the game', {}, soon);
  for (let step = 0; step < steps; step += 1) {
    look('looking back');
    press('One move back');
  }
  press('Log of the game');
  look('log, looking back');
  press('Close');
  press('Back');
}

beforeEach(async () => {
  await emptyDevice();
  act(() =>
    useSettings.setState({
      ...DEFAULT_SETTINGS,
      language: 'en',
      motion: 'off',
      sound: 'off',
      cover: 'hand',
    }),
  );
});

const games = gamesAt(TABLE, ['board', 'look', 'go'], (state) => {
  const question = questionOf(state);
  // When somebody has chosen, and after the Noble has put a building away.
  if (question === 'board') return state.boards.some((board) => board !== NONE);
  return question !== 'go' || (state.buried && state.turns > 4);
});

it.each([
  { question: 'board', device: 'phone', size: PHONE },
  { question: 'look', device: 'tablet', size: TABLET },
  { question: 'go', device: 'phone', size: PHONE },
] as const)(
  'HB-60 at “$question” on a $device nothing hidden is on screen, whatever is opened, but what belongs to whoever lifted the curtain',
  async ({ question, size }) => {
    showOn(size);
    const game = games[question];
    const secrets = secretsIn(game);
    const asked = harbour.waitingFor(game.play.state as HarbourState)[0];
    const lookFor = (holder: number | undefined) => (where: string) => {
      const found = seen(secrets);
      const leaks = found.filter((secret) => secret.of === undefined || secret.of !== holder);
      expect({ where, leaks }).toEqual({ where, leaks: [] });
      return found;
    };
    const [lookAsNobody, lookAsHolder] = [lookFor(undefined), lookFor(asked)];
    const lift = () => {
      finishDrawing();
      lookAsNobody('curtain');
      letTimePass();
      press(CURTAIN);
      lookAsNobody('curtain, pressed once');
      letTimePass();
      press(/^Press again/);
      return lookAsHolder('board');
    };
    await store(game);
    renderApp();
    await screen.findByLabelText(/^Play on: /, {}, soon);
    lookAsNobody('home');
    press(/^Play on: /);
    await screen.findByLabelText(CURTAIN, {}, soon);
    lift();
    if (question === 'go') {
      // The card lies open in the own quarter, and in its sheet.
      press(new RegExp(`^${TABLE.seats[asked ?? 0]?.name ?? ''}, `));
    }
    expect(lookAsHolder('own secrets').length).toBeGreaterThan(0);

    if (question === 'go') {
      // Turned down, it is nobody's again, whatever is opened.
      press(bonus.hide);
      lookAsNobody('hand covered');
      if (isThere('Close')) press('Close');
      for (const [seat, { name }] of TABLE.seats.entries()) {
        press(new RegExp(`^${name}, `, 'u'));
        lookAsNobody(`what is known of ${name}, hand covered`);
        // Its cover lies where the card was.
        if (seat === asked) expect(isThere(bonus.reveal({ name }))).toBe(true);
        if (isThere('Close')) press('Close');
      }
      press('Log of the game');
      lookAsNobody('log, hand covered');
      press('Close');
      press('Menu');
      press(/^Look back/);
      await stepBack(lookAsNobody, 4);
      lookAsNobody('back at the table, hand covered');
      leaveApp();
      lift();
    }

    press('Log of the game');
    lookAsHolder('log');
    press('Close');
    press('Menu');
    lookAsHolder('menu');
    press(/^Hint/);
    await screen.findByText(/^“.+”: /, {}, soon);
    lookAsHolder('hint');
    press('Close');
    press('Menu');
    press(/^Look back/);
    await stepBack(lookAsHolder, 4);
    leaveApp();
    lift();
    press('Menu');
    press(/^Leave the table/);
    await screen.findByLabelText(/^Play on: /, {}, soon);
    lookAsNobody('home');
    press('Saved games');
    await pressWhenThere(/^More about /);
    lookAsNobody('saved games');
    await pressWhenThere(/^Look back/);
    await stepBack(lookAsNobody, 4);
  },
);

afterAll(() =>
  tellFigure(
    `${searched} screens of ${Object.keys(games).length} games of Harbour searched for canaries, ${Platform.OS}`,
  ),
);
