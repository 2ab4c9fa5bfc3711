import { fireEvent, screen } from '@testing-library/react-native';
import { Circle } from 'react-native-svg';
import { Type } from '@/ui/components';
import {
  Card,
  CARD_SCALE_AT_MOST,
  CARD_SIZES,
  CardBack,
  DeckStack,
  EmptySpace,
  Slip,
  type CardFace,
} from '@/ui/components/card';
import { cluster } from '@/ui/components/card/cluster';
import { cardMeasures, LOWEST_VIGNETTE } from '@/ui/components/card/measures';
import { Icon } from '@/ui/icons';
import { INKS, type InkName } from '@/ui/theme';
import { renderUi } from '../../rendered';

jest.unmock('react-native-svg');

const BROWN = '#6E3F22';
const inkNames = Object.keys(INKS) as InkName[];

const tobacco: CardFace = {
  ink: INKS.green,
  emblem: 'scales',
  kind: 'Goods',
  title: 'Tobacco',
  corner: { cost: '$6' },
  vignette: { icon: 'leaf-skeleton', count: 2, colour: BROWN },
  value: { figure: '2', words: 'units' },
  spoken: 'Goods, two tobacco, costs 6 dollars',
};
const faces: readonly CardFace[] = [
  tobacco,
  {
    ink: INKS.red,
    kind: 'Start',
    emblem: 'flying-flag',
    title: 'Sweden',
    corner: { mark: () => <Icon name="anchor" size={20} colour={BROWN} /> },
    vignette: { icon: 'wheat', count: 3, colour: BROWN },
    value: { figure: '$25', mark: 'reward', words: 'for 3 grain' },
    spoken: 'Starting contract, Sweden, three grain, reward 25 dollars',
  },
  {
    ink: INKS.blue,
    emblem: 'anchor',
    kind: 'Ship',
    title: 'Great Britain',
    corner: { mark: (width) => <Icon name="anchor" size={width} colour={BROWN} /> },
    vignette: {
      draw: ({ width, height }, { print }) => <Circle cx={width / 2} cy={height / 2} r={9} fill={print} />,
      brief: (width) => <Icon name="anchor" size={width} colour={BROWN} />,
    },
    value: { figure: 'GB', mark: 'code', words: 'packet ship' },
    spoken: 'Ship, Great Britain',
  },
  {
    ink: INKS.gold,
    emblem: 'strongbox',
    kind: 'Money',
    title: 'Banknote',
    vignette: {
      draw: () => null,
      over: (_room, { ink }) => (
        <Type variant="figure" colour={ink}>
          five
        </Type>
      ),
      brief: () => null,
    },
    value: { figure: '$5', words: 'at any time' },
    spoken: 'Banknote, 5 dollars',
  },
  {
    ink: INKS.red,
    emblem: 'greek-temple',
    kind: 'City',
    title: 'University',
    corner: { cost: '$18' },
    vignette: { icon: 'graduate-cap' },
    value: { figure: '4', mark: 'laurel', words: 'points' },
    effect: 'Four points at the end of the game.',
    spoken: 'City, University, costs 18 dollars, 4 points',
  },
];
const sizes = Object.entries({
  'phone supply': CARD_SIZES.supply.phone,
  'tablet supply': CARD_SIZES.supply.tablet,
  'phone hand': CARD_SIZES.hand.phone,
  'tablet hand': CARD_SIZES.hand.tablet,
  sheet: CARD_SIZES.sheet,
  zoom: CARD_SIZES.zoom,
});

describe.each(sizes)('a card of the size %s', (_name, size) => {
  it.each(faces.map((face) => [face.title, face] as const))(
    'is one picture with a spoken name: %s',
    (_title, face) => {
      renderUi(<Card face={face} size={size} />);
      expect(screen.getByRole('img', { name: face.spoken })).toBeTruthy();
      expect(screen.getByText(face.kind)).toBeTruthy();
      expect(screen.getByText(face.value.words)).toBeTruthy();
    },
  );

  it.each([1, 1.15, CARD_SCALE_AT_MOST, 2])(
    'leaves room for its vignette at a type scale of %f',
    (fontScale) => {
      for (const face of faces) {
        const { band, vignette, valueLine } = cardMeasures(face, size, fontScale);
        expect(vignette.height).toBeGreaterThanOrEqual(LOWEST_VIGNETTE);
        expect(band.height + vignette.height + valueLine).toBeLessThan(size.height);
      }
    },
  );
});

it.each([
  ['Contract', { mark: () => null }, 110, true],
  ['Goods', { cost: '$10' }, 110, true],
  ['Goods', { cost: '$10' }, 98, false],
  ['Contract', undefined, 98, true],
] as const)('shows the kind %s beside its corner %j in %i only whole: %s', (kind, corner, width, whole) => {
  const face = { ...tobacco, kind, corner } as CardFace;
  expect(cardMeasures(face, { width, height: 172 }, 1).showsKind).toBe(whole);
});

it.each([
  ['stays large where the words fit beside it', 'for 3 fur', 122, 19],
  ['gives way a little, so that the words stay on one line', 'for 4 tobacco', 122, 18],
  ['stays large beside two lines of words', 'for 4 tobacco', 117, 19],
])('the figure %s: "%s" in %i', (_case, words, width, figure) => {
  const face = { ...tobacco, value: { figure: '$35', mark: 'reward', words } } as const;
  expect(cardMeasures(face, { width, height: 172 }, 1).figure).toBe(figure);
});

it.each([
  ['on a hand card, beside a smaller figure', 120, true],
  ['not on a card that could only cut them', 90, false],
])('words that say what the drawing says stand whole or not at all: %s', (_case, width, shown) => {
  const face = { ...tobacco, value: { figure: '35 $', mark: 'reward', words: 'für 4 Baumwolle' } } as const;
  expect(cardMeasures(face, { width, height: 168 }, 1).showsWords).toBe(shown);
});

it.each<readonly [string, CardFace['value'], string | undefined]>([
  ['three words that fit on no two lines', { figure: '$6', words: 'at any time' }, undefined],
  ['a long word without a figure', { words: 'new destination' }, undefined],
  ['what is missing, beside a laurel', { figure: '5', mark: 'laurel', words: 'points' }, 'short $17'],
])('cuts nothing in the narrowest card: %s', (_case, value, missing) => {
  const measures = cardMeasures({ ...tobacco, value }, { width: 62, height: 132 }, 1);
  expect(measures.showsWords).toBe(false);
  expect(missing !== undefined && measures.tooDearFits(missing)).toBe(false);
});

it('has room for what is missing on wider cards', () => {
  const face = { ...tobacco, value: { figure: '5', mark: 'laurel', words: 'points' } } as const;
  expect(cardMeasures(face, { width: 107, height: 132 }, 1).tooDearFits('short $17')).toBe(true);
});

it.each([
  [81, 120],
  [81, 128],
  [81, 132],
  [92, 130],
  [98, 140],
])('says what it is about in %i × %i, by its drawing or by its words', (width, height) => {
  const value = { figure: '35 $', mark: 'reward', words: 'für 4 Baumwolle' } as const;
  const face = { ...tobacco, title: 'Groß\u00adbritannien', value };
  const { vignette, showsWords } = cardMeasures(face, { width, height }, 1);
  expect(vignette.height >= LOWEST_VIGNETTE || showsWords).toBe(true);
});

it('tells its whole effect only where it is explained', () => {
  const [, , , , university] = faces;
  if (university?.effect === undefined) throw new Error('the University has an effect');
  const small = renderUi(<Card face={university} size={CARD_SIZES.zoom} />);
  expect(small.queryByText(university.effect)).toBeNull();
  small.unmount();
  renderUi(<Card face={university} size={CARD_SIZES.zoom} explained />);
  expect(screen.getByText(university.effect)).toBeTruthy();
});

it.each([
  [91, 118],
  [165, 231],
  [201, 282],
  [250, 350],
  [250, 300],
])('keeps all of its lines inside %i × %i', (width, height) => {
  for (const face of faces) {
    const { band, title, titleTop, vignette, valueLine, scale } = cardMeasures(face, { width, height }, 1);
    const lines = titleTop + title.lines.length * title.lineHeight;
    const rows = (face.rows ?? []).reduce((sum, row) => sum + row.height * scale, 0);
    expect(band.height + lines + vignette.height + rows + valueLine).toBeLessThanOrEqual(height);
  }
});

it('draws what a game draws itself, on the card and in brief', () => {
  const [, , , banknote] = faces;
  if (banknote === undefined) throw new Error('there is a banknote');
  renderUi(<Card face={banknote} size={CARD_SIZES.sheet} />);
  expect(screen.getByText('five')).toBeTruthy();
});

it.each([
  ['button', undefined],
  ['radio', true],
  ['checkbox', true],
] as const)('is touched as a %s', (role, checked) => {
  const press = jest.fn();
  renderUi(<Card face={tobacco} size={CARD_SIZES.sheet} role={role} selected onPress={press} />);
  const card = screen.getByRole(role, {
    name: tobacco.spoken,
    ...(checked === undefined ? {} : { checked }),
  });
  fireEvent.press(card);
  expect(press).toHaveBeenCalledTimes(1);
});

it('says and shows what its reader lacks, but can still be looked at', () => {
  const look = jest.fn();
  renderUi(<Card face={tobacco} size={CARD_SIZES.sheet} tooDear="short $4" onPress={look} />);
  expect(screen.getByText('short $4')).toBeTruthy();
  expect(screen.getByText(tobacco.value.figure ?? '')).toBeTruthy();
  expect(screen.getByText(tobacco.value.words)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: `${tobacco.spoken}, short $4` }));
  expect(look).toHaveBeenCalledTimes(1);
});

it('cannot be pressed while it is unavailable, and says why', () => {
  const press = jest.fn();
  const why = 'It is taken.';
  renderUi(<Card face={tobacco} size={CARD_SIZES.sheet} unavailable={why} onPress={press} />);
  fireEvent.press(screen.getByRole('button', { name: `${tobacco.spoken}, unavailable: ${why}` }));
  expect(press).not.toHaveBeenCalled();
});

describe('a slip', () => {
  it.each(faces.map((face) => [face.title, face] as const))('tells %s in brief', (title, face) => {
    renderUi(<Slip face={face} width={146} minHeight={72} />);
    expect(screen.getByRole('img', { name: face.spoken })).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('can be chosen', () => {
    const press = jest.fn();
    renderUi(
      <Slip face={tobacco} width={158} minHeight={66} tone="current" role="radio" selected onPress={press} />,
    );
    fireEvent.press(screen.getByRole('radio', { name: tobacco.spoken, checked: true }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

it('an empty space tells who took what for how much', () => {
  const taken = { flag: null, title: 'Library', note: 'Ben paid $15' };
  renderUi(
    <EmptySpace size={CARD_SIZES.supply.tablet} taken={taken} spoken="Ben took the Library for 15 dollars" />,
  );
  expect(screen.getByRole('img', { name: 'Ben took the Library for 15 dollars' })).toBeTruthy();
  expect(screen.getByText('Ben paid $15')).toBeTruthy();
});

it.each(inkNames)('a deck with backs in %s is one picture with its count', (ink) => {
  renderUi(
    <DeckStack
      ink={INKS[ink]}
      emblem="anchor"
      name="Quay"
      width={18}
      count={19}
      caption="Deck"
      spoken="Quay, 19 cards"
    />,
  );
  expect(screen.getByRole('img', { name: 'Quay, 19 cards' })).toBeTruthy();
  expect(screen.getByText('19')).toBeTruthy();
});

it.each(inkNames)('a large back in %s tells its name', (ink) => {
  renderUi(<CardBack ink={INKS[ink]} emblem="anchor" name="Quay" size={CARD_SIZES.sheet} />);
  expect(screen.getByText('Quay')).toBeTruthy();
});

it.each([
  ['one', 1, { width: 106, height: 68 }, 1],
  ['three in a row', 3, { width: 106, height: 68 }, 1],
  ['three in two rows', 3, { width: 130, height: 104 }, 2],
  ['four in two rows', 4, { width: 130, height: 104 }, 2],
  ['three on a high card', 3, { width: 104, height: 178 }, 2],
  ['four on a high card', 4, { width: 104, height: 178 }, 2],
] as const)('emblems stand clear of the oval: %s', (_case, count, size, rows) => {
  const places = cluster(count, size);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ y }) => y)).size).toBe(rows);
  for (const place of places) {
    expect(place.x - place.size / 2).toBeGreaterThanOrEqual(0);
    expect(place.x + place.size / 2).toBeLessThanOrEqual(size.width);
  }
});
