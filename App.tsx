import { SafeAreaProvider } from 'react-native-safe-area-context';
import { OverEveryScreen } from '@/ui/components';
import { AppBoundary } from '@/ui/failure/AppBoundary';
import { LeavingQuestion } from '@/ui/match/LeavingQuestion';
import { Navigation } from '@/ui/navigation/Navigation';
import { NotKeptNotice } from '@/ui/NotKeptNotice';
import { NotRecordedNotice } from '@/ui/screens/records/NotRecordedNotice';
import { useSettings } from '@/ui/settings';
import { TextProvider } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme';
import { Tips } from '@/ui/tips';
import { useReady } from '@/ui/useReady';
import { NewVersionNotice } from '@/ui/webApp/NewVersionNotice';

export default function App() {
  const ready = useReady();
  const { theme, motion, language } = useSettings();
  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={theme} motion={motion}>
        <TextProvider language={language}>
          <AppBoundary>
            <Navigation />
            <OverEveryScreen>
              <LeavingQuestion />
              <NotRecordedNotice />
              <NotKeptNotice />
              <NewVersionNotice />
            </OverEveryScreen>
            <Tips />
          </AppBoundary>
        </TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
