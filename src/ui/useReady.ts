import { useFonts } from 'expo-font';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect, useState } from 'react';
import { restoreSettings } from './settings';
import { FONT_FILES } from './theme/fonts';

void SplashScreen.preventAutoHideAsync();

/** The splash screen stays until typefaces and settings are there, so that nothing jumps. */
export function useReady(): boolean {
  const [fontsLoaded, fontsFailed] = useFonts(FONT_FILES);
  const [restored, setRestored] = useState(false);
  // A device that cannot load a typeface shows its own instead.
  const ready = restored && (fontsLoaded || fontsFailed !== null);

  useEffect(() => {
    void restoreSettings().then(() => setRestored(true));
  }, []);

  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);

  return ready;
}
