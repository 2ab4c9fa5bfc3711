import { act, fireEvent, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { feel } from '@/ui/haptics';
import { Curtain } from '@/ui/screens/curtain/Curtain';
import { useSettings } from '@/ui/settings';
import { costOf } from '../games/packet-row/card-names';
import { choose } from '../games/packet-row/named-moves';
import { scenario } from '../games/packet-row/scenario';
import { scenario as harbourScenario } from '../games/harbour/scenario';
import { seatAt as seatAtHarbour } from './boards/harbour/seated';
import { control as controlOfHarbour } from './boards/harbour/taps';
import { all, get } from './boards/packet-row/controls';
import { seatAt } from './boards/packet-row/seated';
import { seatAt as seatAtRotterdam } from './boards/rotterdam/seated';
import { TABLE as ROTTERDAM } from './boards/rotterdam/table';
import { control as controlOfRotterdam } from './boards/rotterdam/taps';
import { pass, pressDown } from './presses';
import { renderUi } from './rendered';

jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  impactAsync: jest.fn(() => Promise.resolve()),
  notificationAsync: jest.fn(() => Promise.resolve()),
}));

const impact = jest.mocked(Haptics.impactAsync);
const notification = jest.mocked(Haptics.notificationAsync);
const LIGHT = Haptics.ImpactFeedbackStyle.Light;
const MEDIUM = Haptics.ImpactFeedbackStyle.Medium;
const SUCCESS = Haptics.NotificationFeedbackType.Success;

const felt = () => [...impact.mock.calls, ...notification.mock.calls].flat();
const forget = () => {
  impact.mockClear();
  notification.mockClear();
};

beforeEach(() => {
  jest.useFakeTimers();
  forget();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
});
afterEach(() => jest.useRealTimers());

/** Ben is asked at the market. */
const market = () => scenario({ market: ['tobacco-1'] }).play(0, choose('market'));
const TOBACCO = `Goods, one tobacco, costs ${costOf('tobacco-1')} dollars`;

/** Each ends with the deed itself; what led to it is forgotten. */
const DEEDS: Readonly<Record<string, () => void>> = {
  'selecting a card': () => {
    seatAt(market(), 1);
    fireEvent.press(get('radio', TOBACCO));
  },
  'taking it': () => {
    seatAt(market(), 1);
    fireEvent.press(get('radio', TOBACCO));
    forget();
    fireEvent.press(get('button', `Take Tobacco · $${costOf('tobacco-1')}`));
  },
  'taking it from its sheet': () => {
    seatAt(market(), 1);
    fireEvent.press(get('radio', TOBACCO));
    fireEvent.press(get('radio', TOBACCO));
    forget();
    const inSheet = all('button', `Take Tobacco · $${costOf('tobacco-1')}`).at(-1);
    if (inSheet === undefined) throw new Error('the sheet takes the card');
    fireEvent.press(inSheet);
  },
  declining: () => {
    seatAt(market(), 1);
    fireEvent.press(get('button', 'Decline'));
  },
  'a delivery': () => {
    const hand = ['contract-cotton-france', 'cotton-2'];
    seatAt(scenario({ hands: [hand], ships: [['ship-france']] }), 0);
    fireEvent.press(get('button', /^Deliver/));
    forget();
    fireEvent.press(get('button', 'Deliver and receive $15'));
  },
  'choosing a place of Harbour': () => {
    seatAtHarbour(harbourScenario(), 0);
    fireEvent.press(controlOfHarbour(/^Ranch,/));
  },
  'entering it': () => {
    seatAtHarbour(harbourScenario(), 0);
    fireEvent.press(controlOfHarbour(/^Ranch,/));
    forget();
    fireEvent.press(controlOfHarbour('Enter Ranch'));
  },
  'a purchase of Harbour': () => {
    const goods = [{ fish: 2, livestock: 3, stone: 4 }];
    const display = ['shipwrights-guild', 'bait-shop'] as const;
    seatAtHarbour(harbourScenario({ display, goods }).play('go shipwrights-guild'), 0);
    fireEvent.press(controlOfHarbour(/^Suggest/));
    forget();
    fireEvent.press(controlOfHarbour(/^Ship .*, buy /));
  },
  'choosing a role of Rotterdam': () => {
    seatAtRotterdam(ROTTERDAM(), 0);
    fireEvent.press(controlOfRotterdam(/^Captain/));
  },
  'a worker of Rotterdam': () => {
    seatAtRotterdam(ROTTERDAM(), 0);
    fireEvent.press(controlOfRotterdam(/^Captain/));
    forget();
    fireEvent.press(controlOfRotterdam('Be captain'));
  },
  'a colour that sails': () => {
    seatAtRotterdam(ROTTERDAM().play(0, { type: 'work', role: 'captain' }), 0);
    fireEvent.press(controlOfRotterdam(/^purple/i));
    forget();
    fireEvent.press(controlOfRotterdam(/^Sail purple/));
  },
  'revealing a hand': () => {
    const words = {
      where: 'Packet Row · round 7',
      name: 'Ben',
      house: 'star',
      task: 'Take a card.',
    } as const;
    renderUi(<Curtain words={words} onReveal={() => undefined} waysOut={[]} />);
    pass(500);
    pressDown(screen.getByRole('button', { name: /^Show Ben’s hand/ }));
    expect(felt()).toEqual([]);
    pass(700);
  },
};
const deed = (name: string) => DEEDS[name]?.();

const FELT = [
  ['selecting a card', LIGHT],
  ['taking it', MEDIUM],
  ['taking it from its sheet', MEDIUM],
  ['declining', LIGHT],
  ['a delivery', SUCCESS],
  ['choosing a place of Harbour', LIGHT],
  ['entering it', MEDIUM],
  ['a purchase of Harbour', SUCCESS],
  ['choosing a role of Rotterdam', LIGHT],
  ['a worker of Rotterdam', MEDIUM],
  ['a colour that sails', MEDIUM],
  ['revealing a hand', MEDIUM],
] as const;

it.each(FELT)('%s is felt as %s, on a phone', (name, haptic) => {
  deed(name);
  expect(felt()).toEqual(Platform.OS === 'web' ? [] : [haptic]);
});

it.each(FELT)('%s is not felt where haptics are switched off', (name) => {
  act(() => useSettings.setState({ haptics: false }));
  deed(name);
  expect(felt()).toEqual([]);
});

it('is switched off and on at once', () => {
  for (const haptics of [false, true]) {
    act(() => useSettings.setState({ haptics }));
    feel('light');
  }
  expect(felt()).toEqual(Platform.OS === 'web' ? [] : [LIGHT]);
});

it.each<[string, () => void]>([
  [
    'Packet Row',
    () => {
      seatAt(market(), 1);
      fireEvent.press(get('button', /^Take a card, unavailable/));
    },
  ],
  [
    'Harbour',
    () => {
      seatAtHarbour(harbourScenario(), 0);
      fireEvent.press(controlOfHarbour(/^Move your pawn, unavailable/));
    },
  ],
  [
    'Rotterdam',
    () => {
      seatAtRotterdam(ROTTERDAM().play(0, { type: 'work', role: 'sailor' }), 0);
      fireEvent.press(controlOfRotterdam(/, unavailable: tap/i));
    },
  ],
])('what cannot be pressed is not felt: %s', (_, press) => {
  press();
  expect(felt()).toEqual([]);
});

it('a device that cannot vibrate is no fault', () => {
  const refusal = Promise.reject<undefined>(new Error('no motor'));
  const caught = jest.spyOn(refusal, 'catch');
  impact.mockReturnValueOnce(refusal);
  feel('medium');
  expect(caught).toHaveBeenCalledTimes(Platform.OS === 'web' ? 0 : 1);
  return expect(refusal).rejects.toThrow('no motor');
});
