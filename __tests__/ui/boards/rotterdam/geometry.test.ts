import { HARBOURS } from '@/games/rotterdam/cards/goods';
import {
  CHANNELS,
  IS_ANCHORAGE,
  POSITIONS,
  START_COUNT,
  WATER_COUNT,
} from '@/games/rotterdam/cards/waterways';
import { LETTER_EDGE } from '@/ui/boards/rotterdam/art/LetterDisc';
import { channelShape } from '@/ui/boards/rotterdam/map/channels';
import { ANCHOR, placesOf } from '@/ui/boards/rotterdam/map/Fields';
import { planOf, type Box } from '@/ui/boards/rotterdam/map/geometry';
import { beside } from '@/ui/boards/rotterdam/map/useMapKeys';

const BLOCKS: readonly (readonly [string, boolean, number, number])[] = [
  ['phone', true, 390, 374],
  ['high phone', true, 430, 480],
  ['low phone', true, 375, 306],
  ['lowest phone', true, 320, 264],
  ['phone on its side', false, 520, 258],
  ['small phone on its side', false, 428, 243],
  ['phone on its side that looks back', false, 548, 199],
  ['tablet', false, 902, 492],
  ['small tablet', false, 746, 440],
  ['large tablet', false, 1080, 690],
  ['tablet held upright', true, 788, 588],
  ['small tablet held upright', true, 568, 440],
  ['half a tablet beside another app', true, 590, 359],
];

const TOUCH = 48;
const SLACK = 0.01;
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + SLACK &&
  b.x + b.width > a.x + SLACK &&
  a.y + a.height > b.y + SLACK &&
  b.y + b.height > a.y + SLACK;

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

describe.each(BLOCKS)('on a %s', (_, upright, width, height) => {
  const plan = planOf(upright, width, height);

  it('every start, field and harbour has room for a finger, inside the block and over no other', () => {
    const boxes = [...plan.targets, ...plan.cards];
    expect(boxes).toHaveLength(WATER_COUNT + HARBOURS.length);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TOUCH);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    expect(pairs(boxes).filter(([one, other]) => overlap(one, other))).toEqual([]);
  });

  it('a finger in the middle of a ship meets its own target', () => {
    const missed = plan.targets.filter((box, at) => {
      const { x = 0, y = 0 } = plan.at[at] ?? {};
      return x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
    });
    expect(missed).toEqual([]);
  });

  it('no letter of a channel lies under a field', () => {
    const letters = CHANNELS.map((__, channel) => channelShape(plan, channel, () => true).letter);
    const fields = plan.at.slice(START_COUNT, WATER_COUNT);
    const under = letters.filter((letter) =>
      fields.some(({ x, y }) => Math.hypot(letter.x - x, letter.y - y) < plan.radius + plan.disc),
    );
    expect(under).toEqual([]);
  });

  it('no letter of a channel touches another or leaves the map', () => {
    const letters = CHANNELS.map((__, channel) => channelShape(plan, channel, () => true).letter);
    const least = 2 * (plan.disc + LETTER_EDGE);
    const close = pairs(letters).filter(
      ([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) <= least,
    );
    expect(close).toEqual([]);
    for (const { x, y } of letters) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(plan.disc);
    }
  });
});

describe.each(BLOCKS)('on a %s', (_, upright, width, height) => {
  it.each([
    ['free', false, 0],
    ['taken', true, 0],
    ['taken and chosen', true, 6],
  ])('names and anchors of fields stay inside the block: %s', (__, taken, ring) => {
    const plan = planOf(upright, width, height);
    const waters = plan.at.slice(START_COUNT, WATER_COUNT).map((___, at) => at + START_COUNT);
    const out = waters.filter((at) => {
      const { name, anchor } = placesOf({ at, plan, taken, ring });
      const anchored = IS_ANCHORAGE[at] === true && anchor.y + ANCHOR / 2 > height;
      return name.y > height || anchored;
    });
    expect(out).toEqual([]);
  });
});

it.each([
  [true, 390, 374, 'A1', 48.75, 285],
  [true, 375, 306, 'S4', 328.125, 287],
  [false, 520, 258, 'D3', 301, 225],
  [false, 902, 492, 'botlek', 516, 64],
  [true, 788, 588, 'C2', 492.5, 346],
] as const)('upright %s, %i × %i: %s lies at %d, %d as designed', (upright, width, height, name, x, y) =>
  expect(planOf(upright, width, height).at[POSITIONS.indexOf(name)]).toEqual({ x, y }),
);

it.each([
  [true, 'ArrowUp', 'A1', 'A2'],
  [true, 'ArrowUp', 'C3', 'merwe'],
  [true, 'ArrowRight', 'B1', 'C1'],
  [true, 'ArrowDown', 'S1', undefined],
  [false, 'ArrowRight', 'A1', 'A2'],
  [false, 'ArrowDown', 'A1', 'B1'],
  [false, 'ArrowUp', 'S1', undefined],
] as const)('arrows follow the picture: upright %s, %s from %s leads to %s', (upright, key, from, to) => {
  const reached = beside(upright, key, POSITIONS.indexOf(from));
  expect(reached === undefined ? undefined : POSITIONS[reached]).toBe(to);
});
