import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, screen } from '@testing-library/react-native';
import { AppState, Platform, type AppStateStatus } from 'react-native';
import { rotterdam } from '@/games/rotterdam';
import { HARBOUR_OF, PRODUCTS } from '@/games/rotterdam/cards/goods';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { useSettings } from '@/ui/settings';
import { tellFigure } from '../../support/figures';
import { rotterdamGameAt } from '../../support/rotterdam-positions';
import { cardsInSight } from '../../support/rotterdam-secrets';
import { peopleAt } from '../../support/saved-matches';
import { storedAs } from '../../support/stored-games';
import { everythingOnScreen, press, pressWhenThere } from '../secrets/wholeScreen';
import { renderApp } from '../wholeApp';
import { showOn, TABLET } from '../windowSize';
import { letTimePass } from './clock';
import { emptyDevice } from './emptyDevice';
import { finishDrawing } from './liftCurtain';
import { soon } from './patience';

jest.setTimeout(600_000);

const PEOPLE = 3;
const TABLE = peopleAt('rotterdam', PEOPLE);
const CURTAIN = /^Show .+’s hand/;
const words = rotterdamWords.en;
const nameOf = (seat: number): string => TABLE.seats[seat]?.name ?? '';

/** What the log tells the owner alone: which card a factory gave, and which was drawn. */
const toldTo = (seat: number): readonly string[] => [
  `${nameOf(seat)} drew the ship card`,
  ...PRODUCTS.map((_, product) => {
    const harbour = words.harbour(HARBOUR_OF[product] ?? 0);
    return `of ${nameOf(seat)} worked in ${harbour}: ${words.product(product)}`;
  }),
];

/** Somebody holds cards of both kinds of which not everybody knows, and so does somebody else. */
const isFull = (state: RotterdamState, seat: number): boolean => {
  const { hand, shown, cards, cardsShown } = playerAt(state, seat);
  const hides = (counts: readonly number[], known: readonly number[]) =>
    counts.some((count, kind) => count > (known[kind] ?? 0));
  return hides(hand, shown) && hides(cards, cardsShown);
};

const game = rotterdamGameAt(
  TABLE,
  (state) => state.phase === 'work' && isFull(state, state.actor) && rotterdam.secrets(state, state.actor),
);
const state = game.play.state as RotterdamState;
const holder = state.actor;
let searched = 0;

/** The cards of the holder that are on screen, once it is sure that nobody else's are: none at all while the hand is covered. */
function look(turnedUp: number | undefined, where: string): number {
  searched += 1;
  const everything = everythingOnScreen();
  const { all, own, allowed } = cardsInSight(state, turnedUp, 'en');
  const secretly = TABLE.seats.flatMap((_, seat) => (seat === turnedUp ? [] : toldTo(seat)));
  const leaks = [...all.filter((card) => !allowed.has(card)), ...secretly].filter((card) =>
    everything.includes(card),
  );
  expect({ where, leaks }).toEqual({ where, leaks: [] });
  return own.filter((card) => everything.includes(card)).length;
}

const states = jest.spyOn(AppState, 'addEventListener');

/** The app goes to the background, or the window loses the focus. */
function leaveApp(): void {
  const tell = (listener: (now: AppStateStatus) => void) => listener('inactive');
  act(() => {
    if (Platform.OS === 'web') window.dispatchEvent(new Event('blur'));
    else for (const [type, listener] of states.mock.calls) if (type === 'change') tell(listener);
  });
}

async function lift(): Promise<void> {
  finishDrawing();
  look(undefined, 'curtain');
  letTimePass();
  press(CURTAIN);
  look(undefined, 'curtain, pressed once');
  letTimePass();
  press(/^Press again/);
  await screen.findByLabelText(en.board.log, {}, soon);
  expect(look(holder, 'board')).toBeGreaterThan(1);
}

/** What can be opened beside the table. */
async function lookAround(turnedUp: number | undefined): Promise<void> {
  press(en.board.log);
  look(turnedUp, 'log');
  press(en.common.close);
  for (const seat of TABLE.seats.keys()) {
    press(new RegExp(`^${nameOf(seat)}, `, 'u'));
    look(turnedUp, `what is known of ${nameOf(seat)}`);
    press(en.common.close);
  }
  press(en.board.menu);
  look(turnedUp, 'menu');
  press(/^Look back/);
  await screen.findByLabelText('Moment of the game', {}, soon);
  for (let steps = 0; steps < 3; steps += 1) {
    look(turnedUp, 'looking back');
    press('One move back');
  }
  press(en.common.back);
  look(turnedUp, 'back at the table');
}

it('RT-60 nothing hidden is on screen, whatever is opened: with the hand covered no card at all, turned up only the own ones', async () => {
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
  showOn(TABLET);
  for (const [key, text] of Object.entries(storedAs('game', game))) await AsyncStorage.setItem(key, text);
  renderApp();
  await screen.findByLabelText(/^Play on: /, {}, soon);
  look(undefined, 'home');
  await pressWhenThere(/^Play on: /);
  await screen.findByLabelText(CURTAIN, {}, soon);
  await lift();
  await lookAround(holder);
  press(en.board.act.hide);
  look(undefined, 'hand covered');
  await lookAround(undefined);
  leaveApp();
  await lift();
  press(en.board.menu);
  press(/^Leave the table/);
  await screen.findByLabelText(/^Play on: /, {}, soon);
  look(undefined, 'home');
  tellFigure(`${searched} screens of 1 game of Rotterdam searched for canaries, ${Platform.OS}`);
});
