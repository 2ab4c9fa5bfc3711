import { StatusBar } from 'expo-status-bar';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';
import { COLOURS, type Colours, type Scheme } from './colours';
import { scaleIn } from './fontScale';
import type { MotionLevel } from './motion';
import { roominess, type TypeRoom } from './type';
import { useFontScale } from './useFontScale';
import { useReducedMotion } from './useReducedMotion';

export interface Theme extends TypeRoom {
  readonly scheme: Scheme;
  readonly colour: Colours;
  readonly motion: MotionLevel;
}

const ThemeContext = createContext<Theme | undefined>(undefined);

export interface ThemeProviderProps {
  scheme: 'system' | Scheme;
  motion: MotionLevel;
  children: ReactNode;
}

export function ThemeProvider({ scheme: wanted, motion: wantedMotion, children }: ThemeProviderProps) {
  const system = useColorScheme();
  const scheme = wanted === 'system' ? (system === 'light' ? 'light' : 'dark') : wanted;
  const reduced = useReducedMotion();
  const motion = reduced && wantedMotion === 'full' ? 'brief' : wantedMotion;
  const { width, height } = useWindowDimensions();
  const room = roominess(width, height);
  const fontScale = scaleIn(width, height, useFontScale());

  const theme = useMemo<Theme>(
    () => ({ scheme, colour: COLOURS[scheme], motion, roominess: room, fontScale }),
    [scheme, motion, room, fontScale],
  );

  // Shows where the app does not draw: behind the keyboard, while turning the device, past a page's end.
  useEffect(() => {
    void setBackgroundColorAsync(theme.colour.table);
  }, [theme.colour.table]);

  return (
    <ThemeContext value={theme}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      {children}
    </ThemeContext>
  );
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === undefined) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
}
