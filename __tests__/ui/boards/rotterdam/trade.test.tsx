import { fireEvent, screen, within } from '@testing-library/react-native';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { CASH } from '@/games/rotterdam/cards/roles';
import { moveOf, pointsOf, priceOf, type NamedMove } from '../../../games/rotterdam/named';
import { fresh, table, type Scene } from '../../../games/rotterdam/scenario';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';
import { control, controls, press } from './taps';

beforeEach(() => showOn(PHONE));

type InBoth = Readonly<Record<Language, string>>;

interface Case {
  readonly asks: string;
  readonly scene: () => Scene;
  /** What is touched before the button. */
  readonly taps: readonly InBoth[];
  readonly button: InBoth;
  readonly plays: readonly NamedMove[];
}

const [SHOES, DEARER_SHOES] = [priceOf('shoes'), priceOf('shoes', 1)];
const PETROL = priceOf('petrol');
const TWO_PETROL = PETROL + priceOf('petrol', -1);
const JAM = priceOf('jam');
/** One card after the other. */
const PLASTIC = [priceOf('plastic'), priceOf('plastic', 1), priceOf('plastic', 2)] as const;
const ORDER = pointsOf('jam-shoes');

const trader = () =>
  table()
    .money(20)
    .hand(0, 'petrol', 'petrol', 'jam')
    .orders('jam-shoes', 'petrol-bread')
    .play(0, { type: 'work', role: 'trader' });

const sailor = () =>
  table()
    .row('gale', 'lighter', 'city-honours')
    .ship(0, 'B1', 'fruit')
    .ship(1, 'A2', 'oil')
    .play(0, { type: 'work', role: 'sailor' });

const loader = () =>
  table()
    .cards(0, 'tug')
    .ship(0, 'botlek', 'oil')
    .ship(1, 'merwe', 'oil')
    .stack('botlek', 'plastic')
    .play(0, { type: 'work', role: 'loader' });

const factory = () =>
  table().factories('botlek', 0, 2).ship(1, 'botlek', 'oil').play(0, { type: 'work', role: 'loader' });

/** The cashier is done with, and only cards are left to play. */
const after = (scene: Scene) => scene.play(0, { type: 'cash', amount: CASH[0] ?? 0 });

const CASES: readonly Case[] = [
  {
    asks: 'trader: one card is bought',
    scene: trader,
    taps: [{ en: `Buy shoes for €${SHOES}`, de: `Schuhe für ${SHOES} € kaufen` }],
    button: { en: `Buy shoes · €${SHOES}`, de: `Schuhe kaufen · ${SHOES} €` },
    plays: [{ type: 'buy', product: 'shoes' }],
  },
  {
    asks: 'trader: two cards are one deal of one button',
    scene: trader,
    taps: [
      { en: `Sell petrol for €${PETROL}, 2 in hand`, de: `Benzin für ${PETROL} € verkaufen, 2 auf der Hand` },
      { en: 'How many cards: more', de: 'Wie viele Karten: mehr' },
    ],
    button: { en: `Sell 2 petrol · €${TWO_PETROL}`, de: `2 Benzin verkaufen · ${TWO_PETROL} €` },
    plays: [
      { type: 'sell', product: 'petrol' },
      { type: 'sell', product: 'petrol' },
    ],
  },
  {
    asks: 'trader: the turn ends',
    scene: trader,
    taps: [],
    button: { en: 'End turn', de: 'Zug beenden' },
    plays: [{ type: 'finish' }],
  },
  {
    asks: 'sailor: an open card',
    scene: sailor,
    taps: [
      {
        en: 'Ship card City honours. 2 points at the end if still in hand.',
        de: 'Schiffskarte Ehrung der Stadt. 2 Punkte am Ende, wenn noch auf der Hand.',
      },
    ],
    button: { en: 'Take City honours', de: 'Ehrung der Stadt nehmen' },
    plays: [{ type: 'takeCard', card: 'city-honours' }],
  },
  {
    asks: 'anchorage: a card from the deck',
    scene: () => sailor().play(0, { type: 'takeCard', card: 'gale' }),
    taps: [{ en: 'Draw from the deck, 17 cards unseen', de: 'Vom Stapel ziehen, 17 Karten verdeckt' }],
    button: { en: 'Draw from the deck', de: 'Vom Stapel ziehen' },
    plays: [{ type: 'drawCard' }],
  },
  {
    asks: 'anchorage: nothing to take, but the card just taken may be played',
    scene: () =>
      table()
        .row('gale', 'lighter', 'tug')
        .ship(0, 'A1', 'fruit')
        .ship(1, 'A2', 'oil')
        .play(0, { type: 'work', role: 'sailor' })
        .play(0, { type: 'takeCard', card: 'tug' }),
    taps: [],
    button: { en: 'Go on', de: 'Weiter' },
    plays: [{ type: 'finish' }],
  },
  {
    asks: 'anchorage: no more cards',
    scene: () => sailor().play(0, { type: 'takeCard', card: 'gale' }),
    taps: [],
    button: { en: 'No more cards', de: 'Keine Karten mehr' },
    plays: [{ type: 'finish' }],
  },
  {
    asks: 'loader: all ships are unloaded',
    scene: loader,
    taps: [],
    button: { en: 'Unload 2 ships', de: '2 Schiffe löschen' },
    plays: [{ type: 'unload' }],
  },
  {
    asks: 'factory: another player’s works',
    scene: factory,
    taps: [{ en: 'Cedric’s: Cedric draws from 14', de: 'Von Cedric: Cedric zieht aus 14' }],
    button: { en: 'The factory of Cedric works', de: 'Die Fabrik von Cedric arbeitet' },
    plays: [{ type: 'factory', owner: 2 }],
  },
  {
    asks: 'after: the turn ends',
    scene: () => after(table().cards(0, 'tug')),
    taps: [],
    button: { en: 'End turn', de: 'Zug beenden' },
    plays: [{ type: 'finish' }],
  },
];

const inBothLanguages = <Row extends object>(rows: readonly Row[]) =>
  rows.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language })));

test.each(inBothLanguages(CASES))('$asks ($language)', ({ scene, taps, button, plays, language }) => {
  const { played } = seatAt(scene(), undefined, { language });
  press(...taps.map((tap) => tap[language]), button[language]);
  expect(played).toEqual([plays.map(moveOf)]);
});

test.each([
  ['a tablet', TABLET, `Buy shoes at €${SHOES}, the price rises to €${DEARER_SHOES}`],
  // Its row and the button tell the rest, and all that is said has room beside the stepper.
  ['a phone', PHONE, `Price then €${DEARER_SHOES}`],
] as const)(
  'A chosen deal marks the order that it readies, and says on %s what it leads to',
  (_, size, said) => {
    showOn(size);
    seatAt(trader());
    press(`Buy shoes for €${SHOES}`);
    const rest = `the order of ${ORDER} is ready, €${20 - SHOES} is left`;
    expect(screen.getByText(`${said}, ${rest}`)).toBeOnTheScreen();
  },
);

interface Refused {
  readonly when: string;
  readonly scene: () => Scene;
  readonly control: RegExp;
  readonly reason: string;
}

const REFUSED: readonly Refused[] = [
  {
    when: 'a product that is not in hand',
    scene: trader,
    control: /^Sell cookies/u,
    reason: 'Missing from your hand: cookies.',
  },
  {
    when: 'a product that is too dear',
    scene: () =>
      table()
        .money(JAM - 1)
        .play(0, { type: 'work', role: 'trader' }),
    control: /^Buy jam/u,
    reason: `That costs €${JAM}m, and you have €${JAM - 1}m.`,
  },
  {
    when: 'a product that was sold in this action',
    scene: () => trader().play(0, { type: 'sell', product: 'petrol' }),
    control: /^Buy petrol/u,
    reason: 'You have sold petrol in this action, so you cannot buy it.',
  },
  {
    when: 'an open card with a full hand',
    scene: () =>
      table()
        .row('gale', 'lighter', 'city-honours')
        .cards(0, 'tug', 'tug', 'crossing')
        .play(0, { type: 'work', role: 'sailor' }),
    control: /^Ship card Lighter/u,
    reason: 'You hold 3 ship cards: there is no room for another.',
  },
];

const pastThree = () =>
  trader().play(
    0,
    { type: 'sell', product: 'petrol' },
    { type: 'sell', product: 'jam' },
    { type: 'buy', product: 'bread' },
  );

interface Brief {
  readonly when: string;
  readonly scene: () => Scene;
  readonly control: RegExp;
  readonly brief: InBoth;
}

const BRIEFLY: readonly Brief[] = [
  {
    when: 'a product that is not in hand',
    scene: trader,
    control: /^(Sell cookies|Kekse für)/u,
    brief: { en: 'none', de: 'keine' },
  },
  {
    when: 'a product that is in no stack',
    scene: () => table().money(20).wholeStack('botlek', 'plastic').play(0, { type: 'work', role: 'trader' }),
    control: /^(Buy petrol|Benzin für .* kaufen)/u,
    brief: { en: 'none', de: 'keine' },
  },
  {
    when: 'a product that was bought in this action',
    scene: () => trader().play(0, { type: 'buy', product: 'petrol' }),
    control: /^(Sell petrol|Benzin für .* verkaufen)/u,
    brief: { en: 'bought', de: 'gekauft' },
  },
  {
    when: 'a product that was sold in this action',
    scene: () => trader().play(0, { type: 'sell', product: 'petrol' }),
    control: /^(Buy petrol|Benzin für .* kaufen)/u,
    brief: { en: 'sold', de: 'verkauft' },
  },
  {
    when: 'a product that could be paid, after the third deal',
    scene: pastThree,
    control: /^(Buy cookies|Kekse für .* kaufen)/u,
    brief: { en: 'three done', de: 'drei gemacht' },
  },
  {
    when: 'a product that is too dear',
    scene: () =>
      table()
        .money(JAM - 1)
        .play(0, { type: 'work', role: 'trader' }),
    control: /^(Buy jam|Marmelade für .* kaufen)/u,
    brief: { en: 'short €1', de: '1 € fehlen' },
  },
];

test.each(inBothLanguages(BRIEFLY))(
  'Says in two words on the button why not: $when ($language)',
  ({ scene, control: name, brief, language }) => {
    seatAt(scene(), undefined, { language });
    expect(within(control(name)).getByText(brief[language])).toBeOnTheScreen();
  },
);

interface Stopped {
  readonly when: string;
  readonly scene: () => Scene;
  readonly taps: readonly string[];
  readonly stops: string;
  readonly why: string;
  /** Whether a rule says so. */
  readonly ruled: boolean;
}

const bidding = () => {
  const scene = fresh(2, { bidding: true }).play(0, { type: 'launch', at: 'S1', raw: 'oil' });
  return scene.play(1, { type: 'launch', at: 'S2', raw: 'oil' }).money(15, 2);
};

const STOPPED: readonly Stopped[] = [
  {
    when: 'a bid below the least',
    scene: bidding,
    taps: [],
    stops: 'Your bid: less',
    why: 'A bid must be higher than €0m.',
    ruled: true,
  },
  {
    when: 'a bid beyond the own money',
    scene: bidding,
    taps: ['Your bid: more'],
    stops: 'Your bid: more',
    why: 'You have only €2m.',
    ruled: true,
  },
  {
    when: 'fewer cards than one',
    scene: trader,
    taps: [`Sell petrol for €${PETROL}, 2 in hand`],
    stops: 'How many cards: less',
    why: 'One card is the least.',
    ruled: false,
  },
  {
    when: 'more cards than are in hand',
    scene: trader,
    taps: [`Sell petrol for €${PETROL}, 2 in hand`, 'How many cards: more'],
    stops: 'How many cards: more',
    why: 'Missing from your hand: petrol.',
    ruled: true,
  },
  {
    when: 'more cards than can be paid',
    scene: () =>
      trader()
        .money(PLASTIC[0] + PLASTIC[1] + 1)
        .stack('botlek', 'plastic', 'plastic', 'plastic'),
    taps: [`Buy plastic for €${PLASTIC[0]}`, 'How many cards: more'],
    stops: 'How many cards: more',
    why: `That costs €${PLASTIC[2]}m, and you have €1m.`,
    ruled: true,
  },
  {
    when: 'more cards than are surely in the stack',
    scene: () =>
      trader()
        .hand(0, 'petrol', 'petrol', 'petrol')
        .wholeStack('botlek', 'petrol', 'plastic', 'plastic', 'plastic'),
    taps: [`Buy plastic for €${PLASTIC[0]}`, 'How many cards: more'],
    stops: 'How many cards: more',
    why: 'Nobody knows whether the stack has more: buy these first.',
    ruled: false,
  },
];

test.each(STOPPED)('Says where a stepper leads no further: $when', ({ scene, taps, stops, why, ruled }) => {
  seatAt(scene());
  press(...taps);
  const stopped = control(`${stops}, unavailable: ${why}`);
  expect(stopped).toBeDisabled();
  fireEvent.press(stopped);
  expect(screen.getByText(why)).toBeOnTheScreen();
  expect(screen.queryAllByRole('link', { name: /^Rules: / })).toHaveLength(ruled ? 1 : 0);
});

test.each(REFUSED)('Says why not: $when', ({ scene, control: name, reason }) => {
  seatAt(scene());
  const refused = control(name);
  expect(refused).toBeDisabled();
  expect(String(refused.props['aria-label'] ?? refused.props.accessibilityLabel)).toContain(reason);
});

describe('With a covered hand', () => {
  const seen = () => JSON.stringify(screen.toJSON());

  test('the trader is asked to turn it up first, and may end the turn', () => {
    const { played } = seatAt(trader(), 0, { covered: true });
    expect(control(/^Show Anna’s hand/u)).toBeOnTheScreen();
    press('End turn');
    expect(played).toEqual([[moveOf({ type: 'finish' })]]);
  });

  test.each([
    { asks: 'trader', scene: trader },
    { asks: 'sailor', scene: sailor },
    { asks: 'loader', scene: loader },
    { asks: 'after', scene: () => after(table().cards(0, 'tug')) },
  ])('nothing on the screen depends on it: $asks', ({ scene }) => {
    const other = scene();
    const player = other.player(0);
    player.hand = player.hand.map((_, product) => player.hand[product ^ 1] ?? 0);
    player.cards = [...player.cards.slice(1), player.cards[0] ?? 0];
    const first = seatAt(scene(), 0, { covered: true });
    for (const page of ['Orders', 'Hand']) if (controls(page).length > 0) press(page);
    const drawn = seen();
    first.unmount();
    seatAt(other, 0, { covered: true });
    for (const page of ['Orders', 'Hand']) if (controls(page).length > 0) press(page);
    expect(seen()).toBe(drawn);
  });

  test('a card from the deck is drawn without lifting it', () => {
    const scene = sailor().play(0, { type: 'takeCard', card: 'gale' });
    const { played } = seatAt(scene, 0, { covered: true });
    press(/^Draw from the deck, /u, 'Draw from the deck');
    expect(played).toEqual([[moveOf({ type: 'drawCard' })]]);
  });
});

test('RT-23 a sailor without ships at anchorages is asked for a card to play, not for which ship to take one', () => {
  const scene = table()
    .row('gale', 'lighter', 'tug')
    .ship(0, 'A1', 'fruit')
    .ship(1, 'A2', 'oil')
    .play(0, { type: 'work', role: 'sailor' })
    .play(0, { type: 'takeCard', card: 'tug' });
  seatAt(scene);
  expect(screen.getByRole('heading', { name: /play a card, or go on$/iu })).toBeOnTheScreen();
  expect(controls(/^Ship card Tug/u).length).toBeGreaterThan(0);
});
