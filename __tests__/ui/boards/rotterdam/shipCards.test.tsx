import { screen } from '@testing-library/react-native';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { CASH } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES, type ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { titleOn } from '@/ui/boards/rotterdam/parts/ShipCardTiles';
import { TILE_EDGE } from '@/ui/boards/rotterdam/shelf/Tile';
import { widthOf } from '@/ui/components/card';
import { moveOf, rawPriceOf, type NamedMove } from '../../../games/rotterdam/named';
import { table } from '../../../games/rotterdam/scenario';
import { PHONE, showOn } from '../../windowSize';
import { seatAt } from './seated';
import { control, controls, press } from './taps';

beforeEach(() => showOn(PHONE));

type InBoth = Readonly<Record<Language, string>>;

interface Case {
  readonly card: ShipCardName;
  /** The ship, then what else it needs. */
  readonly taps: readonly InBoth[];
  readonly button: InBoth;
  readonly plays: readonly NamedMove[];
}

const [FIRST = 0] = CASH;
const FRUIT = rawPriceOf('fruit');
const OWN_OIL = { en: 'A1, your crude oil', de: 'A1, dein Schiff mit Rohöl' };
const BENS_GRAIN = { en: 'C2, Ben’s grain', de: 'C2, Schiff von Ben mit Getreide' };

/** Anna has oil at A1, Ben grain at C2; the cashier is done with, so only cards are left to play. */
const holding = (card: ShipCardName) =>
  table().ship(0, 'A1', 'oil').ship(1, 'C2', 'grain').cards(0, card).play(0, { type: 'cash', amount: FIRST });

const CASES: readonly Case[] = [
  {
    card: 'tug',
    taps: [OWN_OIL, { en: 'To A2, yellow', de: 'Nach A2, Gelb' }],
    button: { en: 'Play Tug to A2', de: 'Schlepper nach A2 spielen' },
    plays: [{ type: 'play', card: 'tug', at: 'A1', to: 'A2' }],
  },
  {
    card: 'gale',
    taps: [BENS_GRAIN, { en: 'Back to B1, green', de: 'Zurück nach B1, Grün' }],
    button: { en: 'Play Gale to B1', de: 'Sturm nach B1 spielen' },
    plays: [{ type: 'play', card: 'gale', at: 'C2', to: 'B1' }],
  },
  {
    card: 'smugglers',
    taps: [BENS_GRAIN],
    button: { en: 'Play Smugglers at C2', de: 'Schmuggler auf C2 spielen' },
    plays: [{ type: 'play', card: 'smugglers', at: 'C2' }],
  },
  {
    card: 'cargo-swap',
    taps: [OWN_OIL],
    button: { en: 'Cargo swap: A1 and C2', de: 'Ladungstausch: A1 und C2' },
    plays: [
      { type: 'play', card: 'cargo-swap', at: 'A1' },
      { type: 'partner', at: 'C2' },
    ],
  },
  {
    card: 'crossing',
    taps: [OWN_OIL],
    button: { en: 'Crossing: A1 and C2', de: 'Kreuzende Kurse: A1 und C2' },
    plays: [
      { type: 'play', card: 'crossing', at: 'A1' },
      { type: 'partner', at: 'C2' },
    ],
  },
  {
    card: 'harbour-police',
    taps: [BENS_GRAIN],
    button: { en: 'Play Harbour police at C2', de: 'Hafenpolizei auf C2 spielen' },
    plays: [{ type: 'play', card: 'harbour-police', at: 'C2' }],
  },
  {
    card: 'lighter',
    taps: [OWN_OIL, { en: `fruit, at €${FRUIT} in the market`, de: `Obst, im Markt zu ${FRUIT} €` }],
    button: { en: 'Play Lighter: fruit', de: 'Leichter spielen: Obst' },
    plays: [{ type: 'play', card: 'lighter', at: 'A1', raw: 'fruit' }],
  },
];

const inBothLanguages = <Row extends object>(rows: readonly Row[]) =>
  rows.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language })));

const nameIn = (card: ShipCardName, language: Language): RegExp => {
  const name = rotterdamWords[language].shipCard(SHIP_CARD_NAMES.indexOf(card));
  return new RegExp(`^${language === 'en' ? 'Ship card' : 'Schiffskarte'} ${name}\\.`, 'u');
};

test.each(inBothLanguages(CASES))(
  '$card is taken in mind, aimed and played ($language)',
  ({ card, taps, button, plays, language }) => {
    const { played } = seatAt(holding(card), 0, { language });
    press(nameIn(card, language), ...taps.map((tap) => tap[language]), button[language]);
    expect(played).toEqual([plays.map(moveOf)]);
  },
);

const POINTS_CARDS = [{ card: 'harbour-festival' }, { card: 'city-honours' }] as const;

test.each(inBothLanguages(POINTS_CARDS))(
  '$card is not played, and says that it counts at the end ($language)',
  ({ card, language }) => {
    seatAt(holding(card), 0, { language });
    expect(control(nameIn(card, language))).toBeDisabled();
    expect(screen.getByText(language === 'en' ? 'counts at the end' : 'zählt am Ende')).toBeOnTheScreen();
  },
);

test('Before the worker is placed a ship card says "after your worker"', () => {
  seatAt(table().ship(0, 'A1', 'oil').cards(0, 'tug'));
  press('Hand');
  expect(control(nameIn('tug', 'en'))).toBeDisabled();
  expect(screen.getByText('after your worker')).toBeOnTheScreen();
});

test('A card without any ship to aim at says so', () => {
  seatAt(table().cards(0, 'tug').play(0, { type: 'cash', amount: FIRST }));
  expect(control(nameIn('tug', 'en'))).toBeDisabled();
});

test('What a card would do is told before it is played, and Back takes it out of mind', () => {
  seatAt(holding('tug'));
  press(nameIn('tug', 'en'), OWN_OIL.en, 'To A2, yellow');
  expect(screen.getByText('Your crude oil, then 2 more to Botlek, at an anchorage')).toBeOnTheScreen();
  press('Back');
  expect(controls('Play Tug to A2')).toHaveLength(0);
});

test('The second ship of a card that lies on the table is asked for by itself', () => {
  const scene = table()
    .ship(0, 'A1', 'oil')
    .ship(1, 'C2', 'grain')
    .cards(0, 'cargo-swap')
    .play(0, { type: 'cash', amount: FIRST }, { type: 'play', card: 'cargo-swap', at: 'A1' });
  const { played } = seatAt(scene);
  press(BENS_GRAIN.en, 'With the ship at C2');
  expect(played).toEqual([[moveOf({ type: 'partner', at: 'C2' })]]);
});

/** Three in a row on phones from 320 to 430 wide, and two where letters are larger. */
const TILES = [
  [94, 1],
  [117, 1],
  [117, 1.125],
  [131, 1],
  [178, 1.3],
] as const;

test.each(TILES)('on a tile %i wide, in letters of %f, no word of a card’s name is cut', (width, scale) => {
  const words = LANGUAGES.flatMap((language) =>
    SHIP_CARD_NAMES.flatMap((_, card) => {
      const name = rotterdamWords[language].shipCard(card);
      const { size, spacing, pictured } = titleOn(name, width, scale);
      const room = width - TILE_EDGE - (pictured ? 27 : 0);
      return name
        .split(' ')
        .map((word) => ({ word, over: widthOf('title', word, size * scale) + spacing * word.length - room }));
    }),
  );
  expect(words.filter(({ over }) => over > 0)).toEqual([]);
});
