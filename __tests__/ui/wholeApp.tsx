import { render } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { OverEveryScreen } from '@/ui/components';
import { LeavingQuestion } from '@/ui/match/LeavingQuestion';
import { Navigation } from '@/ui/navigation/Navigation';
import { useSettings } from '@/ui/settings';
import { TextProvider } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme';
import './loadedBoards';

/** jsdom lays nothing out, so there is nothing to observe. */
class NoResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

function WholeApp() {
  const { theme, motion, language } = useSettings();
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={theme} motion={motion}>
        <TextProvider language={language}>
          <Navigation />
          <OverEveryScreen>
            <LeavingQuestion />
          </OverEveryScreen>
        </TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

/** The app without its splash screen, as the stored settings would have it. */
export function renderApp() {
  if (Platform.OS === 'web') {
    Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
    // Where the test before it went.
    window.history.replaceState(null, '', '/');
  }
  return render(<WholeApp />);
}
