import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { TextProvider, type TextProviderProps } from '@/ui/text';
import { ThemeProvider, type ThemeProviderProps } from '@/ui/theme';
import { showOn, TABLET } from './windowSize';

interface Surroundings {
  language?: TextProviderProps['language'];
  scheme?: ThemeProviderProps['scheme'];
  motion?: ThemeProviderProps['motion'];
}

if (Platform.OS !== 'web') showOn(TABLET);

/** Whatever a component needs around it. */
export function inUi(element: ReactElement, surroundings: Surroundings = {}) {
  const { language = 'en', scheme = 'dark', motion = 'off' } = surroundings;
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={scheme} motion={motion}>
        <TextProvider language={language}>{element}</TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export function renderUi(element: ReactElement, surroundings?: Surroundings) {
  return render(inUi(element, surroundings));
}
