import { fireEvent, screen } from '@testing-library/react-native';
import { clone } from '@/games/rotterdam/clone';
import { PHASES, type Phase, type RotterdamState } from '@/games/rotterdam/state';
import { en } from '@/text/en';
import { playThrough } from '../../../games/rotterdam/ahead/positions';
import { Scene } from '../../../games/rotterdam/scenario';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { closedChoices, refusingUnsaid, withoutRule } from '../closedChoices';
import { seatAt } from './seated';

const GAMES = 6;

/** One of each question: what is rare is not drowned by what is asked all the time. */
function momentsOf(first: number): readonly RotterdamState[] {
  const moments = new Map<Phase, RotterdamState>();
  for (let game = first; game < first + GAMES; game += 1) {
    playThrough(game, (state) => {
      if (!moments.has(state.phase)) moments.set(state.phase, clone(state));
    });
  }
  return [...moments.values()];
}

/** Whoever is asked sees every question on both; beside it one of two other looks each, since drawing takes long. */
describe.each([
  { device: 'phone', size: PHONE, first: 0, beside: { next: 1, covered: false } },
  { device: 'tablet', size: TABLET, first: GAMES, beside: { next: 0, covered: true } },
])('on a $device', ({ size, first, beside }) => {
  it('everybody sees the table at every kind of question, whoever is asked and with the hand covered', () => {
    showOn(size);
    const moments = momentsOf(first);
    expect(moments.map(({ phase }) => phase).toSorted()).toEqual(
      PHASES.filter((phase) => phase !== 'over').toSorted(),
    );
    for (const state of moments) {
      const { actor, players } = state;
      for (const { next, covered } of [{ next: 0, covered: false }, beside]) {
        const { unmount } = seatAt(new Scene(state), (actor + next) % players.length, { covered });
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});

/** Tiles of a shelf that are tapped one after the other: all of the roles, and enough of longer lists. */
const AT_MOST = 8;

const PAGES = ['Orders', 'Market', 'Hand'];

const law = () => expect(withoutRule(closedChoices())).toEqual([]);

describe.each([
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a tablet', TABLET],
])('every closed choice says why, and leads to the rule behind that, on %s', (_, size) => {
  const states = momentsOf(0);
  beforeEach(() => showOn(size));

  it.each(states)('$phase, also with each answer in mind', (state) => {
    seatAt(new Scene(state), state.actor);
    law();
    const tiles = screen.queryAllByRole('radio').slice(0, AT_MOST);
    for (const name of tiles.map(({ props }) => String(props['aria-label']))) {
      const [tile] = screen.queryAllByRole('radio', { name });
      if (tile === undefined) continue;
      fireEvent.press(tile);
      const [close] = screen.queryAllByLabelText(en.common.close).slice(-1);
      if (close !== undefined) fireEvent.press(close);
      law();
    }
    expect(refusingUnsaid()).toEqual([]);
  });

  it.each(states)('$phase, with the hand covered', (state) => {
    seatAt(new Scene(state), state.actor, { covered: true });
    law();
  });
});

// On a tablet they lie beside the shelf.
describe.each([
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
])('every closed choice says why, and leads to the rule behind that, on %s', (_, size) => {
  const states = momentsOf(0).filter(({ phase }) => ['work', 'trader', 'after'].includes(phase));

  it.each(PAGES)('with the page %s open before and after the worker', (page) => {
    showOn(size);
    let opened = 0;
    for (const state of states) {
      const { unmount } = seatAt(new Scene(state), state.actor);
      const [toggle] = screen.queryAllByRole('switch', { name: new RegExp(`^${page}`) });
      if (toggle !== undefined) fireEvent.press(toggle);
      opened += toggle === undefined ? 0 : 1;
      law();
      unmount();
    }
    expect(opened).toBeGreaterThan(0);
  });
});

it('every closed choice of random games does too, of each of these kinds', () => {
  showOn(TABLET);
  const led = new Map<string, string | undefined>();
  for (const state of momentsOf(GAMES)) {
    const { unmount } = seatAt(new Scene(state), state.actor);
    for (const [reason, rule] of closedChoices()) led.set(reason, rule);
    unmount();
  }
  expect(withoutRule(led)).toEqual([]);
  expect([...new Set(led.values())].toSorted()).toEqual([
    'Rules: Anchorages',
    'Rules: Bidding for the tower',
    'Rules: Channels',
    'Rules: Forwarder',
    'Rules: Raw materials',
    'Rules: Shipowner',
  ]);
});
