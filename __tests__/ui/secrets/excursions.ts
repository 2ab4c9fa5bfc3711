import { act, screen } from '@testing-library/react-native';
import { AppState, Platform, type AppStateStatus } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowState } from '@/games/packet-row/state';
import { soon } from '../screens/patience';
import { cardNamed } from './moves';
import type { Sitting } from './sitting';
import { everythingOnScreen, isThere, press, pressWhenThere } from './wholeScreen';

type Excursion = (sitting: Sitting) => void | Promise<void>;

const close = () => press('Close');

function nameOf({ game }: Sitting, seat: number): string {
  return game.table.seats[seat]?.name ?? '';
}

/** Somebody else at the table. */
const other = ({ holder = 0, game }: Sitting) => (holder + 1) % game.table.seats.length;

const readLog: Excursion = ({ look }) => {
  press('Log of the game');
  look('log');
  close();
};

const askAboutOthers: Excursion = (sitting) => {
  for (const seat of sitting.game.table.seats.keys()) {
    press(new RegExp(`^${nameOf(sitting, seat)}, `));
    sitting.look(`what is known of seat ${seat}`);
    close();
  }
};

const lookThroughCards: Excursion = ({ look, state, holder = 0 }) => {
  for (const card of state.players[holder]?.hand.slice(0, 2) ?? []) {
    press(cardNamed(card, state.players.length));
    look('zoom');
    close();
  }
  press(/^Look through your hand/);
  look('hand');
  close();
  lookThroughDiscards(look, state);
};

/** On a phone an area is opened first, from the one that shows all of them. */
function lookThroughDiscards(look: Sitting['look'], { areas }: PacketRowState): void {
  const discards = /look through \d+ discards$/;
  const opens = !isThere(discards);
  if (opens) {
    const area = AREAS.find((_, at) => (areas[at]?.discards.length ?? 0) > 0) ?? 'docks';
    press(new RegExp(`^${packetRowWords.en.area(area)}(, .+: look closer)?$`));
    look('area');
  }
  press(discards);
  look('discards');
  close();
  if (opens) press('All areas');
}

async function stepBack({ look }: Sitting): Promise<void> {
  await screen.findByLabelText('Moment of the game', {}, soon);
  look('looking back');
  for (let steps = 0; steps < 3; steps += 1) {
    press('One move back');
    look('looking back further');
  }
  press('Log of the game');
  look('log, looking back');
  close();
  press('Back');
}

const lookBack: Excursion = async (sitting) => {
  press('Menu');
  sitting.look('menu');
  press(/^Look back/);
  await stepBack(sitting);
};

const visitDesk: Excursion = (sitting) => {
  press('Menu');
  press(new RegExp(`^Pass to ${nameOf(sitting, other(sitting))} out of turn`));
  sitting.liftCurtain();
  // Who could deliver finds the planner open.
  if (screen.queryByText('Plan a delivery') !== null) close();
  press('Hand back');
  sitting.liftCurtain();
};

const states = jest.spyOn(AppState, 'addEventListener');

/** The app goes to the background, or the window loses the focus. */
function leaveApp(): void {
  const tell = (listener: (state: AppStateStatus) => void) => listener('inactive');
  act(() => {
    if (Platform.OS === 'web') window.dispatchEvent(new Event('blur'));
    else for (const [type, listener] of states.mock.calls) if (type === 'change') tell(listener);
  });
}

const leaveTheApp: Excursion = (sitting) => {
  leaveApp();
  sitting.liftCurtain();
};

/** A list draws its further rows a moment after the first ones. */
const allDrawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

/** The list of saved games with its pictures, and looking back from there, where nobody has lifted a curtain. */
const leaveTheTable: Excursion = async (sitting) => {
  press('Menu');
  press(/^Leave the table/);
  sitting.holder = undefined;
  await screen.findByLabelText(/^Play on: /, {}, soon);
  sitting.lookForNone('home');
  press('Saved games');
  await screen.findByLabelText(/^More about /, {}, soon);
  await allDrawn();
  expect(everythingOnScreen()).toContain('save-picture');
  sitting.lookForNone('saved games');
  press(/^More about /);
  await pressWhenThere(/^Look back/);
  await stepBack(sitting);
  press('Back');
  await sitting.comeBack();
  sitting.liftCurtain();
};

/** What people do at the table beside playing, one after the other. */
export const EXCURSIONS: readonly Excursion[] = [
  readLog,
  askAboutOthers,
  lookBack,
  visitDesk,
  lookThroughCards,
  leaveTheTable,
  leaveTheApp,
];

/** The final scores and the ways from there. */
export async function readResults(sitting: Sitting): Promise<void> {
  sitting.holder = undefined;
  await screen.findByLabelText('Read the log', {}, soon);
  sitting.look('final scores');
  press('Read the log');
  sitting.look('log of the finished game');
  close();
  press(/^Look back/);
  await screen.findByLabelText('Moment of the game', {}, soon);
  sitting.look('looking back at the finished game');
}
