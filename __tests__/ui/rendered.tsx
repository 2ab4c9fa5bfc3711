import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions, Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { TextProvider, type TextProviderProps } from '@/ui/text';
import { ThemeProvider, type ThemeProviderProps } from '@/ui/theme';

interface Surroundings {
  language?: TextProviderProps['language'];
  scheme?: ThemeProviderProps['scheme'];
}

/** The tablet of the design. React Native's own test set-up has a reader of double type size. */
const tablet = { width: 1180, height: 820, scale: 2, fontScale: 1 };
if (Platform.OS !== 'web') Dimensions.set({ window: tablet, screen: tablet });

/** Whatever a component needs around it. */
export function inUi(element: ReactElement, { language = 'en', scheme = 'dark' }: Surroundings = {}) {
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={scheme} motion="off">
        <TextProvider language={language}>{element}</TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export function renderUi(element: ReactElement, surroundings?: Surroundings) {
  return render(inUi(element, surroundings));
}
