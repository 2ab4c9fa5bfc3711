import { render, screen } from '@testing-library/react-native';
import { Appearance, useColorScheme } from 'react-native';
import { FONT_FILES } from '@/ui/theme/fonts';
import { Type } from '@/ui/components';
import {
  AREA_LOOKS,
  AREAS,
  areaColourOnTable,
  botTempo,
  COLOURS,
  duration,
  FACES,
  GOODS_COLOURS,
  HATCHINGS,
  HOUSE_LOOKS,
  HOUSES,
  layoutOf,
  roominess,
  SCHEMES,
  ThemeProvider,
  typeStyle,
  useTheme,
  type Scheme,
  type ThemeProviderProps,
} from '@/ui/theme';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const colour = COLOURS[scheme];
  const grounds = ['table', 'tableDeep', 'panel', 'panelActive', 'raised'] as const;

  it.each(grounds.flatMap((ground) => [['text', ground] as const, ['textSoft', ground] as const]))(
    '%s reads on %s',
    (type, ground) => expect(contrast(colour[type], colour[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['onAction', 'action'],
    ['onBrass', 'brass'],
    ['ink', 'paper'],
    ['inkSoft', 'paper'],
    ['ink', 'paperFuture'],
    ['inkSoft', 'paperFuture'],
    ['warnInk', 'warnPaper'],
    ['warnInk', 'paper'],
    ['warnInk', 'paperFuture'],
  ] as const)('%s reads on %s', (type, ground) =>
    expect(contrast(colour[type], colour[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(AREAS)('the name of the %s reads on a panel, its ink on paper, cream on its ink', (area) => {
    expect(contrast(areaColourOnTable(area, scheme), colour.panel)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(AREA_LOOKS[area].ink, colour.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.onInk, AREA_LOOKS[area].ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(GOODS_COLOURS))('%s shows on paper', (_good, ink) =>
    expect(contrast(ink, colour.paper)).toBeGreaterThanOrEqual(3),
  );
});

it.each(HOUSES)('the device of the house of the %s shows on its cloth', (house) =>
  expect(contrast(HOUSE_LOOKS[house].device, HOUSE_LOOKS[house].colour)).toBeGreaterThanOrEqual(3),
);

it('every area has a hatching of its own', () => {
  const used = AREAS.map((area) => AREA_LOOKS[area].hatching);
  expect(new Set(used).size).toBe(AREAS.length);
  expect(HATCHINGS).toEqual(expect.arrayContaining(used));
});

it('bundles every face', () => expect(Object.keys(FONT_FILES)).toEqual([...FACES]));

it('keeps bots quicker than people, but never without a pause', () => {
  expect(botTempo).toBeLessThan(1);
  expect(duration.botPause).toBeGreaterThan(0);
});

function Told() {
  const { scheme, motion } = useTheme();
  return <Type variant="text">{`${scheme}, ${motion}`}</Type>;
}

const themed = (scheme: ThemeProviderProps['scheme'], motion: ThemeProviderProps['motion'] = 'full') => (
  <ThemeProvider scheme={scheme} motion={motion}>
    <Told />
  </ThemeProvider>
);

/** React Native's own test set-up replaces the hook, the web's does not. */
function systemIs(scheme: Scheme) {
  if (jest.isMockFunction(useColorScheme)) useColorScheme.mockReturnValueOnce(scheme);
  else jest.spyOn(Appearance, 'getColorScheme').mockReturnValue(scheme);
}

describe('the theme', () => {
  afterEach(() => jest.restoreAllMocks());

  it('follows the chosen scheme live', () => {
    const { rerender } = render(themed('dark'));
    expect(screen.getByText('dark, full')).toBeTruthy();
    rerender(themed('light', 'brief'));
    expect(screen.getByText('light, brief')).toBeTruthy();
  });

  it.each(SCHEMES)('follows the system when it is %s', (system) => {
    systemIs(system);
    render(themed('system'));
    expect(screen.getByText(`${system}, full`)).toBeTruthy();
  });
});

describe('type', () => {
  it.each([
    ['the smallest phone', 320, 568, 0],
    ['a phone', 390, 844, 0],
    ['a phone on its side', 844, 390, 0],
    ['a window between', 605, 900, 0.5],
    ['a tablet', 820, 1180, 1],
    ['a large desktop', 2560, 1440, 1],
  ])('has the room of %s', (_case, width, height, room) => expect(roominess(width, height)).toBe(room));

  it('follows the reader, up to a limit only where one is set', () => {
    const room = { roominess: 0, fontScale: 2 };
    expect(typeStyle('text', room).fontSize).toBe(30);
    expect(typeStyle('text', room, { maxScale: 1.3 }).fontSize).toBe(19.5);
    expect(typeStyle('text', room, { size: 20 }).fontSize).toBe(40);
  });
});

it.each([
  [390, 844, 'phone', false],
  [844, 390, 'phone', true],
  [820, 1180, 'tablet', false],
  [1180, 820, 'tablet', true],
  [320, 1024, 'phone', false],
])('a window of %i × %i is a %s', (width, height, device, landscape) =>
  expect(layoutOf(width, height)).toEqual({ device, landscape }),
);
