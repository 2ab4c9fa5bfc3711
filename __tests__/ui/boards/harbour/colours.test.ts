import { BUILDINGS } from '@/games/harbour/cards/buildings';
import { BOARD_EMBLEMS, BUILDING_EMBLEMS } from '@/ui/boards/harbour/art/emblems';
import { GOOD_LOOKS, SYMBOL_ICONS } from '@/ui/boards/harbour/art/goods';
import { BRASS_ON_TABLE } from '@/ui/boards/harbour/art/HousePips';
import { QUAY_STONE, SEA, STRIP_PAPER } from '@/ui/boards/harbour/art/inks';
import { FAMILY_LOOKS } from '@/ui/boards/harbour/model/families';
import { COLOURS, inkOnTable, SCHEMES } from '@/ui/theme';
import { contrast, GRAPHICS_AT_LEAST, TYPE_AT_LEAST } from '../../../support/contrast';

const WHITE = '#FFFFFF';
const TABLE = ['table', 'panel', 'panelActive', 'raised'] as const;

const expectType = (type: string, ground: string) =>
  expect(contrast(type, ground)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
const expectGraphics = (ink: string, ground: string) =>
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);

const goods = Object.entries(GOOD_LOOKS);

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const colour = COLOURS[scheme];

  it.each(goods)('%s is seen on paper, on the strip of a card and on its token', (_, { colour: good }) => {
    for (const paper of [colour.paper, colour.paperFuture, STRIP_PAPER]) expectGraphics(good, paper);
    expectGraphics(WHITE, good);
  });

  it('words read on the strip of a card, and warn on the one of a card that does nothing', () => {
    expectType(colour.ink, STRIP_PAPER);
    expectType(colour.inkSoft, STRIP_PAPER);
    expectType(colour.warnInk, colour.warnPaper);
  });

  it.each(TABLE)('what is only thought of reads on %s', (ground) =>
    expectType(BRASS_ON_TABLE[scheme], colour[ground]),
  );

  it('a price reads in each of its chips', () => {
    for (const { ink } of Object.values(FAMILY_LOOKS)) expectType(WHITE, ink.print);
    expectType(colour.onBrass, colour.brass);
    expectType(colour.table, colour.text);
  });

  it('start buildings and backs read as the other inks do', () => {
    for (const ink of [QUAY_STONE, SEA]) {
      expectType(WHITE, ink.print);
      for (const ground of TABLE) expectGraphics(inkOnTable(ink, scheme), colour[ground]);
    }
  });
});

it.each<readonly [string, readonly unknown[]]>([
  ['good', goods.map(([, { icon }]) => icon)],
  ['symbol', Object.values(SYMBOL_ICONS)],
  ['family: emblem', Object.values(FAMILY_LOOKS).map(({ emblem }) => emblem)],
  ['family: hatching', Object.values(FAMILY_LOOKS).map(({ ink }) => ink.hatching ?? 'none')],
  ['building', Object.values(BUILDING_EMBLEMS)],
  ['character', Object.values(BOARD_EMBLEMS)],
])('every %s is told apart without its colour', (_, marks) => expect(new Set(marks).size).toBe(marks.length));

it('every building has its emblem', () =>
  expect(Object.keys(BUILDING_EMBLEMS)).toHaveLength(BUILDINGS.length));
