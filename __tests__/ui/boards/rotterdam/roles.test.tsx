import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import type { Language } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { CASH } from '@/games/rotterdam/cards/roles';
import { pointsOf, rawPriceOf, sitePriceOf, type NamedMove } from '../../../games/rotterdam/named';
import { fresh, table, type Scene } from '../../../games/rotterdam/scenario';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt as drawAt } from './seated';
import { TABLE } from './table';
import { control } from './taps';

beforeEach(() => showOn(PHONE));

/** The board of a seat; what its buttons play, in published names. */
function seatAt(...seated: Parameters<typeof drawAt>) {
  const { played, unmount } = drawAt(...seated);
  return { played: () => played.flat().map((move) => rotterdam.transcript.move(move)), unmount };
}

type InBoth = Readonly<Record<Language, string>>;
type Taps = Readonly<Record<Language, readonly (string | RegExp)[]>>;

interface Case {
  readonly when: string;
  readonly scene: () => Scene;
  readonly asks: InBoth;
  /** What is tapped before the button. */
  readonly taps: Taps;
  /** The button that names its effect. */
  readonly button: InBoth;
  readonly plays: NamedMove;
}

/** What the middle place of the cashier pays, the second site of Vulkaan costs, and the first unit of fruit. */
const [, SECOND = 0] = CASH;
const SITE = sitePriceOf('vulkaan', 1);
const FRUIT = rawPriceOf('fruit');

/** Anna has one ship before Merwe, Ben one that may turn off, Cedric one before his harbour. */
const atSea = () =>
  table(3).ship(0, 'C3', 'fruit').ship(1, 'B1', 'fruit').ship(2, 'A3', 'grain').money(9, 14, 6);
const captain = () => atSea().play(0, { type: 'work', role: 'captain' });
const green = () => captain().play(0, { type: 'colour', colour: 'green' });
const shipowner = () =>
  table(3).stock(0, 'grain').gone('oil', 3).play(0, { type: 'work', role: 'shipowner' });

const CASES: readonly Case[] = [
  {
    when: 'the first ship',
    scene: () => fresh(3),
    asks: { en: 'Anna, place your first ship', de: 'Anna, setze dein erstes Schiff' },
    taps: { en: ['Start S2', /^fruit, to Merwe/u], de: ['Start S2', /^Obst, nach Merwe/u] },
    button: { en: 'Ship at S2 with fruit', de: 'Schiff auf S2 mit Obst' },
    plays: { type: 'launch', at: 'S2', raw: 'fruit' },
  },
  {
    when: 'a bid, one more than the least',
    scene: () => {
      const scene = fresh(2, { bidding: true });
      return scene
        .play(0, { type: 'launch', at: 'S1', raw: 'oil' })
        .play(1, { type: 'launch', at: 'S2', raw: 'oil' });
    },
    asks: { en: 'Ben, bid for the tower, or pass', de: 'Ben, biete um den Turm oder passe' },
    taps: { en: [/^Your bid.*more|more.*Your bid/iu], de: [/Dein Gebot.*mehr|mehr.*Dein Gebot/iu] },
    button: { en: 'Bid €2', de: '2 € bieten' },
    plays: { type: 'bid', amount: 2 },
  },
  {
    when: 'a role that is carried out afterwards',
    scene: atSea,
    asks: { en: 'Anna, place your first worker', de: 'Anna, setze die erste Arbeitskraft' },
    taps: { en: [/^Captain, three of three/u], de: [/^Kapitän, drei von drei/u] },
    button: { en: 'Be captain', de: 'Kapitän werden' },
    plays: { type: 'work', role: 'captain' },
  },
  {
    when: 'a place of the cashier, behind its tile',
    scene: atSea,
    asks: { en: 'Anna, which place at the cashier?', de: 'Anna, welchen Platz an der Kasse?' },
    taps: { en: [/^Cashier/u, `€${SECOND}, free`], de: [/^Kassierer/u, `${SECOND} €, frei`] },
    button: { en: `Take €${SECOND}`, de: `${SECOND} € nehmen` },
    plays: { type: 'cash', amount: SECOND },
  },
  {
    when: 'a factory, behind the manufacturer’s tile',
    scene: () => atSea().factories('vulkaan', 2),
    asks: { en: 'Anna, where do you build?', de: 'Anna, wo baust du?' },
    taps: {
      en: [/^Manufacturer/u, `Vulkaan, €${SITE}, with Cedric`],
      de: [/^Fabrikant/u, `Vulkaan, ${SITE} €, mit Cedric`],
    },
    button: { en: `Build in Vulkaan · €${SITE}`, de: `In Vulkaan bauen · ${SITE} €` },
    plays: { type: 'build', harbour: 'vulkaan' },
  },
  {
    when: 'an order, at once where only one is ready',
    scene: () => atSea().orders('petrol-bread').hand(0, 'petrol', 'bread'),
    asks: { en: 'Anna, place your first worker', de: 'Anna, setze die erste Arbeitskraft' },
    taps: { en: [/^Forwarder/u], de: [/^Spediteur/u] },
    button: {
      en: `Fill petrol and bread · ${pointsOf('petrol-bread')} points`,
      de: `Benzin und Brot liefern · ${pointsOf('petrol-bread')} Punkte`,
    },
    plays: { type: 'forward', order: 'petrol-bread' },
  },
  {
    when: 'a ship at a start',
    scene: shipowner,
    asks: { en: 'Anna, trade, then place', de: 'Anna, handle, dann setze Schiffe' },
    taps: { en: ['Start S2'], de: ['Start S2'] },
    button: { en: 'Place a ship at S2', de: 'Schiff auf S2 setzen' },
    plays: { type: 'place', at: 'S2' },
  },
  {
    when: 'a bought cargo',
    scene: () => shipowner().play(0, { type: 'place', at: 'S2' }),
    asks: { en: 'Anna, what does the ship at S2 carry?', de: 'Anna, was lädt das Schiff auf S2?' },
    taps: { en: [`fruit, buy, €${FRUIT}`], de: [`Obst, kaufen, ${FRUIT} €`] },
    button: { en: `Buy and load fruit · €${FRUIT}`, de: `Obst kaufen und laden · ${FRUIT} €` },
    plays: { type: 'load', from: 'market', raw: 'fruit' },
  },
  {
    when: 'a cargo from stock',
    scene: () => shipowner().play(0, { type: 'place', at: 'S2' }),
    asks: { en: 'Anna, what does the ship at S2 carry?', de: 'Anna, was lädt das Schiff auf S2?' },
    taps: { en: ['grain, from stock'], de: ['Getreide, aus dem Lager'] },
    button: { en: 'Load grain', de: 'Getreide laden' },
    plays: { type: 'load', from: 'stock', raw: 'grain' },
  },
  {
    when: 'a colour that pays',
    scene: captain,
    asks: { en: 'Anna, first colour: purple?', de: 'Anna, erste Farbe: Lila?' },
    taps: { en: [/^purple\. /u], de: [/^Lila\. /u] },
    button: { en: 'Sail purple · +€2', de: 'Lila fahren · +2 €' },
    plays: { type: 'colour', colour: 'purple' },
  },
  {
    when: 'an owner’s way in another’s colour',
    scene: green,
    asks: { en: 'Ben, which way with green?', de: 'Ben, wohin mit Grün?' },
    taps: { en: [/^to C2/u], de: [/^nach C2/u] },
    button: { en: 'Sail to C2', de: 'Nach C2 fahren' },
    plays: { type: 'sail', at: 'B1', to: 'C2' },
  },
];

const LANGUAGES: readonly Language[] = ['en', 'de'];

describe.each(LANGUAGES)('the shelf asks and is answered in %s', (language) => {
  it.each(CASES)('$when', ({ scene, asks, taps, button, plays }) => {
    const { played } = seatAt(scene(), undefined, { language });
    for (const name of taps[language]) fireEvent.press(control(name));
    expect(screen.getByRole('heading', { name: asks[language] })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: button[language] }));
    expect(played()).toEqual([plays]);
  });
});

it('takes a free unit, buys and sells at once', () => {
  const { played } = seatAt(shipowner());
  fireEvent.press(control('Take a free unit of grain'));
  fireEvent.press(control(`Buy fruit for €${FRUIT}`));
  fireEvent.press(control(`Sell grain for €${rawPriceOf('grain')}`));
  expect(played()).toEqual([
    { type: 'takeFree', raw: 'grain' },
    { type: 'buyRaw', raw: 'fruit' },
    { type: 'sellRaw', raw: 'grain' },
  ]);
});

it('says at the end of the turn that the free unit is given up', () => {
  const { played } = seatAt(shipowner());
  fireEvent.press(control('End turn, no free unit'));
  expect(played()).toEqual([{ type: 'finish' }]);
});

it('takes the ship into hand again by Back', () => {
  const take = jest.fn();
  seatAt(shipowner().play(0, { type: 'place', at: 'S2' }), undefined, {
    changes: { undo: { available: true, take } },
  });
  fireEvent.press(control('Back'));
  expect(take).toHaveBeenCalledTimes(1);
});

it('leaves the cashier’s places by Back', () => {
  seatAt(atSea());
  fireEvent.press(control(/^Cashier/u));
  fireEvent.press(control('Back'));
  expect(control(/^Captain/u)).toBeOnTheScreen();
});

it('has in mind what is the only thing to choose', () => {
  const scene = green();
  scene.state.owners[10] = 0;
  scene.state.cargo[10] = -1;
  const { played } = seatAt(scene);
  fireEvent.press(control('Sail to B2'));
  expect(played()).toEqual([{ type: 'sail', at: 'B1', to: 'B2' }]);
});

it.each([
  ['a role without a place', () => lastPlaces(), /^Shipowner, none of .*every place is taken/u],
  ['the forwarder without a ready order', atSea, /^Forwarder, .*None of the open orders/u],
  ['a factory that nobody can pay', () => atSea().money(0), /^Manufacturer, .*€/u],
  ['a sale of what is not in stock', shipowner, /^Sell fruit for .*stock/u],
] as const)('%s is an outline that says why', (_, scene, name) => {
  const { played } = seatAt(scene());
  const tile = control(name);
  fireEvent.press(tile);
  expect(tile).toBeDisabled();
  expect(played()).toEqual([]);
});

function lastPlaces(): Scene {
  const scene = atSea();
  scene.state.places.fill(1, 0, 3);
  return scene;
}

it('tells a colour by its owners in the order of moving, with bonus and what stays', () => {
  const scene = atSea().ship(1, 'D1').ship(2, 'D2', 'containers').play(0, { type: 'work', role: 'captain' });
  seatAt(scene);
  fireEvent.press(control(/^purple\. /u));
  const told = [
    'C3 → Merwe',
    'fruit fits',
    'D1 stays',
    'D2 is taken',
    'A3 → Vulkaan',
    'grain fits: €1 + €1 for you',
  ];
  for (const words of told) expect(screen.getByText(words)).toBeOnTheScreen();
});

it('RT-22 a colour tells what is paid in any case, also where its owner decides for which of two ships', () => {
  const scene = table(3).money(9, 1, 6).ship(1, 'A3', 'grain').ship(1, 'C3', 'fruit');
  seatAt(scene.play(0, { type: 'work', role: 'captain' }));
  fireEvent.press(control(/^purple\. .*you get €2, half of it from Ben/u));
  expect(control('Sail purple · +€2')).toBeOnTheScreen();
});

it.each([
  {
    language: 'en',
    colour: /^purple\. /u,
    says: 'Anna: C3 to Merwe, fruit fits. Ben: D1 stays, D2 is taken. Cedric: A3 to Vulkaan, grain fits: €1 + €1 for you.',
  },
  {
    language: 'de',
    colour: /^Lila\. /u,
    says: 'Anna: C3 nach Merwe, Obst passt. Ben: D1 bleibt, D2 ist besetzt. Cedric: A3 nach Vulkaan, Getreide passt: 1\u00A0€ + 1\u00A0€ für dich.',
  },
  {
    language: 'en',
    colour: /^green\. /u,
    says: 'Anna: C3 to Eem, no use for fruit there. Ben: B1 to B2 or C2, Ben decides.',
  },
] as const)('reads the list of a colour aloud when it is chosen: $says', ({ language, colour, says }) => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockClear();
  const scene = atSea().ship(1, 'D1').ship(2, 'D2', 'containers').play(0, { type: 'work', role: 'captain' });
  seatAt(scene, undefined, { language });
  fireEvent.press(control(colour));
  expect(announce.mock.calls.at(-1)).toEqual([says]);
  announce.mockRestore();
});

it.each([
  ['en', 'Captain, one of three places free. Purple would move five ships and bring you 2.'],
  ['de', 'Kapitän, einer von drei Plätzen frei. Lila würde fünf Schiffe bewegen und dir 2 bringen.'],
] as const)('a role is spoken with its places and what it gives: %s', (language, words) => {
  const scene = TABLE();
  scene.state.places.fill(1, 3, 5);
  seatAt(scene, undefined, { language });
  expect(control(words)).toBeOnTheScreen();
});

it.each([
  ['en', /^Captain, none of three places free, unavailable: \S/u],
  ['de', /^Kapitän, keiner von drei Plätzen frei, nicht möglich: \S/u],
] as const)('a role that is closed is spoken with its places and why: %s', (language, words) => {
  const scene = TABLE();
  scene.state.places.fill(1, 3, 6);
  seatAt(scene, undefined, { language });
  expect(control(words)).toBeOnTheScreen();
});

it.each([
  ['en', /^6 points: jam, in hand; shoes, to buy for 9\./u],
  ['de', /^6 Punkte: Marmelade, auf der Hand; Schuhe, für 9 zu kaufen\./u],
] as const)('an order is spoken with what is in hand and what is to buy: %s', (language, words) => {
  showOn(TABLET);
  seatAt(atSea().orders('jam-shoes').hand(0, 'jam').prices({ shoes: 9 }), undefined, { language });
  expect(screen.getByLabelText(words)).toBeOnTheScreen();
});

it('tries colours beside the question while the captain is considered on a tablet', () => {
  showOn(TABLET);
  const { played } = seatAt(atSea());
  fireEvent.press(control(/^Captain, /u));
  fireEvent.press(control(/^Try purple: /u));
  expect(screen.getByText(/^Captain with purple: 2 ships sail/u)).toBeOnTheScreen();
  fireEvent.press(control('Be captain'));
  expect(played()).toEqual([{ type: 'work', role: 'captain' }]);
});

describe('with a covered hand', () => {
  const hands = () => [
    atSea().orders('petrol-bread').hand(0, 'petrol', 'bread'),
    atSea().orders('petrol-bread').hand(0, 'plastic', 'cookies'),
  ];

  it('every tile says the same whatever the hand holds', () => {
    const [ready, other] = hands().map((scene) => {
      const drawn = seatAt(scene, 0, { covered: true });
      const names = screen
        .getAllByRole('radio')
        .map((tile) => String(tile.props['aria-label'] ?? tile.props.accessibilityLabel));
      drawn.unmount();
      return names;
    });
    expect(ready).toEqual(other);
    expect(ready?.find((name) => name.startsWith('Forwarder'))).toMatch(/see your hand first/u);
  });

  it('the forwarder asks for the hand first', () => {
    const [scene = atSea()] = hands();
    const { played } = seatAt(scene, 0, { covered: true });
    fireEvent.press(control(/^Forwarder/u));
    expect(screen.queryByRole('button', { name: /^Fill/u })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Anna/u }).length).toBeGreaterThan(0);
    expect(played()).toEqual([]);
  });

  it('an owner answers in another’s turn, and everybody may watch', () => {
    const { played } = seatAt(green(), 1, { covered: true });
    expect(screen.getByText(/hands stay covered/u)).toBeOnTheScreen();
    fireEvent.press(control(/^to B2/u));
    fireEvent.press(control('Sail to B2'));
    expect(played()).toEqual([{ type: 'sail', at: 'B1', to: 'B2' }]);
  });
});
