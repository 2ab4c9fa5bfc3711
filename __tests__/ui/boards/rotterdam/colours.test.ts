import { LANGUAGES } from '@/engine/phrase';
import { RAWS } from '@/games/rotterdam/cards/goods';
import { COLOURS as CHANNEL_COLOURS } from '@/games/rotterdam/cards/waterways';
import { TEXTS } from '@/text';
import { channelLook } from '@/ui/boards/rotterdam/art/channels';
import { tradeLook } from '@/ui/boards/rotterdam/art/trades';
import { MAP_INKS } from '@/ui/boards/rotterdam/map/inks';
import { COLOURS, SCHEMES } from '@/ui/theme';
import { contrast, GRAPHICS_AT_LEAST, TYPE_AT_LEAST } from '../../../support/contrast';

const WHITE = '#FFFFFF';
const LOOKS = CHANNEL_COLOURS.map((_, colour) => channelLook(colour));

const apart = (marks: readonly unknown[]) => expect(new Set(marks).size).toBe(marks.length);

describe.each(SCHEMES)('by the %s scheme', (scheme) => {
  const inks = MAP_INKS[scheme];
  const { paper, ink } = COLOURS[scheme];

  it.each(CHANNEL_COLOURS)('the %s channel is seen in its casing, its letter on its disc', (name) => {
    const { stroke } = channelLook(CHANNEL_COLOURS.indexOf(name));
    expect(contrast(stroke, inks.casing)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);
    expect(contrast(WHITE, inks.disc)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
  });

  it('names read on sea, field and pier, and rings are seen', () => {
    for (const ground of [inks.sea, inks.field, inks.start]) {
      expect(contrast(inks.name, ground)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
    }
    for (const line of [inks.ring, inks.anchorage, inks.target]) {
      expect(contrast(line, inks.sea)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);
    }
  });

  it.each(RAWS)('the trade of %s reads on its ink and on paper', (name) => {
    const { print } = tradeLook(RAWS.indexOf(name)).ink;
    expect(contrast(WHITE, print)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
    expect(contrast(print, paper)).toBeGreaterThanOrEqual(GRAPHICS_AT_LEAST);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
  });
});

it('channels and trades are told apart without their colour', () => {
  apart(LOOKS.map(({ dashes, dots, double }) => JSON.stringify([dashes, dots, double])));
  apart(RAWS.map((_, raw) => tradeLook(raw).ink.hatching));
  apart(RAWS.map((_, raw) => tradeLook(raw).icon));
});

it.each(LANGUAGES)('no two channels share a letter in %s', (language) =>
  apart(Object.values(TEXTS[language].games.rotterdam.board.map.letters)),
);
