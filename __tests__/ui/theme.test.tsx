import { scaleIn } from '@/ui/theme/fontScale';
import { render, screen } from '@testing-library/react-native';
import { Appearance, useColorScheme } from 'react-native';
import { FONT_FILES } from '@/ui/theme/fonts';
import { Type } from '@/ui/components';
import {
  botTempo,
  duration,
  FACES,
  layoutOf,
  roominess,
  SCHEMES,
  ThemeProvider,
  typeStyle,
  useTheme,
  type Scheme,
  type ThemeProviderProps,
} from '@/ui/theme';

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

  it.each([
    ['a tablet', 1180, 820, 1, 1],
    ['the smallest desktop', 1280, 720, 1, 1],
    ['a desktop that is wide and low', 2560, 900, 1, 1],
    ['a large desktop', 1920, 1080, 1, 1.1],
    ['a larger one', 2560, 1300, 1, 1.2],
    ['a larger one, whose reader needs large letters', 2560, 1300, 1.25, 1.3],
    ['a larger one, whose reader needs larger letters than a card has room for', 2560, 1300, 1.6, 1.6],
    ['a phone whose page is zoomed', 195, 422, 1, 0.85],
  ])('grows with the window: %s', (_case, width, height, wanted, scale) =>
    expect(scaleIn(width, height, wanted)).toBeCloseTo(scale),
  );

  it('follows the reader, up to a limit only where one is set', () => {
    const room = { roominess: 0, fontScale: 2 };
    expect(typeStyle('text', room).fontSize).toBe(30);
    expect(typeStyle('text', room, { maxScale: 1.3 }).fontSize).toBe(19.5);
    expect(typeStyle('text', room, { size: 20 }).fontSize).toBe(40);
  });
});

it.each([
  [390, 844, 'phone', false, false],
  [844, 390, 'phone', true, false],
  [820, 1180, 'tablet', false, false],
  [1180, 820, 'tablet', true, false],
  [320, 1024, 'phone', false, false],
  [1280, 720, 'tablet', true, true],
  [1279, 720, 'tablet', true, false],
  [1280, 719, 'tablet', true, false],
  [1300, 1400, 'tablet', false, false],
])(
  'a window of %i × %i is a %s, landscape: %s, with room for a column: %s',
  (width, height, device, landscape, desktop) =>
    expect(layoutOf(width, height)).toEqual({ device, landscape, desktop }),
);
