import { Panel, Type } from '@/ui/components';
import { GOODS_COLOURS } from '@/ui/boards/packet-row/art/goods';
import { COLOURS, HOUSE_LOOKS, HOUSES, INKS, inkOnTable, SCHEMES } from '@/ui/theme';
import type { Colours, InkName } from '@/ui/theme';
import { contrast, GRAPHICS_AT_LEAST, TYPE_AT_LEAST } from '../support/contrast';
import { PAINTED } from './painted';
import { renderUi } from './rendered';
import { typeOnGround } from './typeOnGround';

jest.unmock('react-native-svg');

type Token = keyof Colours;

const TABLE = ['table', 'tableDeep', 'panel', 'panelActive', 'raised'] as const;
const PAPER = ['paper', 'paperFuture', 'warnPaper'] as const;

/** What every token is for: a ground, a decoration that tells nothing, or type that is set on some grounds. */
const USES: Readonly<Record<Token, 'ground' | 'decoration' | readonly Token[]>> = {
  table: 'ground',
  tableDeep: 'ground',
  panel: 'ground',
  panelActive: 'ground',
  raised: 'ground',
  brass: 'ground',
  paper: 'ground',
  paperFuture: 'ground',
  warnPaper: 'ground',
  line: 'decoration',
  edge: 'decoration',
  text: TABLE,
  // Of what cannot be pressed now too: it says why.
  textSoft: TABLE,
  // Links, quiet buttons, who decides; filled, the ground of a primary button.
  action: TABLE,
  onAction: ['action'],
  onBrass: ['brass'],
  ink: PAPER,
  inkSoft: PAPER,
  warnInk: PAPER,
  // On the inks, below.
  onInk: [],
};
const inkNames = Object.keys(INKS) as InkName[];
const tokens = Object.keys(USES) as Token[];
const typeOn = tokens.flatMap((type) => {
  const grounds = USES[type];
  return typeof grounds === 'string' ? [] : grounds.map((ground) => [type, ground] as const);
});

const WHITE = '#FFFFFF';
/** The cream of card backs, a little darker than that of type. */
const CREAM = '#F6EBD0';
/** The bars of prompt and actions name nothing in its ink. */
const UNDER_NAMES = TABLE.filter((ground) => ground !== 'tableDeep');

const expectType = (type: string, ground: string) =>
  expect(contrast(type, ground)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
const expectGraphics = (ink: string, ground: string) =>
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const colour = COLOURS[scheme];

  it('every colour has a use', () => expect(Object.keys(colour).sort()).toEqual([...tokens].sort()));

  it.each(typeOn)('%s reads on %s', (type, ground) => expectType(colour[type], colour[ground]));

  it.each(inkNames.flatMap((ink) => UNDER_NAMES.map((ground) => [ink, ground] as const)))(
    'a name in %s reads on %s',
    (ink, ground) => expectType(inkOnTable(INKS[ink], scheme), colour[ground]),
  );

  it.each(
    inkNames.flatMap((ink) => (['paper', 'paperFuture'] as const).map((paper) => [ink, paper] as const)),
  )('figures in %s read on %s', (ink, paper) => expectType(INKS[ink].print, colour[paper]));

  it.each(
    inkNames.flatMap((ink) =>
      Object.entries({ white: WHITE, cream: CREAM, onInk: colour.onInk }).map(
        ([name, type]) => [name, ink, type] as const,
      ),
    ),
  )('%s reads on %s: bands, bars, backs and buttons', (_name, ink, type) =>
    expectType(type, INKS[ink].print),
  );

  it.each(inkNames.flatMap((ink) => TABLE.map((ground) => [ink, ground] as const)))(
    'a button in %s stands out from %s by its fill or its edge',
    (ink, ground) => {
      const { print, tint } = INKS[ink];
      const outs = [print, tint].map((edge) => contrast(edge, colour[ground]));
      expect(Math.max(...outs)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);
    },
  );

  it.each(
    (['textSoft', 'action'] as const).flatMap((edge) => TABLE.map((ground) => [edge, ground] as const)),
  )('the edge of a control in %s shows on %s', (edge, ground) =>
    expectGraphics(colour[edge], colour[ground]),
  );

  it.each(HOUSES.flatMap((house) => TABLE.map((ground) => [house, ground] as const)))(
    'the line of the house of the %s shows on %s',
    (house, ground) => expectGraphics(HOUSE_LOOKS[house].line[scheme], colour[ground]),
  );

  it.each(
    Object.entries(GOODS_COLOURS).flatMap(([good, ink]) =>
      (['paper', 'paperFuture'] as const).map((paper) => [good, paper, ink] as const),
    ),
  )('%s shows on %s', (_good, paper, ink) => expectGraphics(ink, colour[paper]));
});

it.each(HOUSES)('the device of the house of the %s shows on its cloth', (house) =>
  expectGraphics(HOUSE_LOOKS[house].device, HOUSE_LOOKS[house].colour),
);

it.each(Object.entries(GOODS_COLOURS))('white shows on a tile in the colour of %s', (_good, ink) =>
  expectGraphics(WHITE, ink),
);

const faintIn = (scheme: (typeof SCHEMES)[number], rendered: ReturnType<typeof renderUi>) => {
  const words = typeOnGround(rendered.toJSON(), COLOURS[scheme].table);
  expect(words).not.toEqual([]);
  return words.filter(({ type, ground }) => !(contrast(type, ground) >= TYPE_AT_LEAST));
};

it.each(
  SCHEMES.flatMap((scheme) => Object.entries(PAINTED).map(([what, show]) => [scheme, what, show] as const)),
)('in the %s scheme every word reads where it stands: %s', (scheme, _what, show) =>
  expect(faintIn(scheme, show(scheme))).toEqual([]),
);

it.each(SCHEMES)('in the %s scheme a word that does not is found', (scheme) => {
  const { line, panel } = COLOURS[scheme];
  const faint = (
    <Panel>
      <Type variant="text" colour={line}>
        faint
      </Type>
    </Panel>
  );
  expect(faintIn(scheme, renderUi(faint, { scheme }))).toEqual([
    { words: 'faint', type: line, ground: panel },
  ]);
});
