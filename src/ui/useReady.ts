import { useFonts } from 'expo-font';
import { useEffect, useState } from 'react';
import { recordLeftOver } from '@/match/records/left-over';
import { restoreKeeping } from './keeping';
import { holdFocus, pressOnce } from './keyboard';
import { wouldLoseMoves } from './match/matches';
import { restoreSettings } from './settings';
import { hideSplash, keepSplash } from './splash';
import { FONT_FILES } from './theme/fonts';
import { askBeforeClosing } from './webApp/askBeforeClosing';

keepSplash();

/** The splash screen stays until typefaces and settings are there, so that nothing jumps. */
export function useReady(): boolean {
  const [fontsLoaded, fontsFailed] = useFonts(FONT_FILES);
  const [restored, setRestored] = useState(false);
  // A device that cannot load a typeface shows its own instead.
  const ready = restored && (fontsLoaded || fontsFailed !== null);

  useEffect(() => {
    void restoreSettings().then(() => setRestored(true));
  }, []);

  // Once the first screen stands: nobody waits for it.
  useEffect(() => {
    if (!ready) return;
    void recordLeftOver();
    void restoreKeeping();
  }, [ready]);

  useEffect(() => askBeforeClosing(wouldLoseMoves), []);
  useEffect(holdFocus, []);
  useEffect(pressOnce, []);

  useEffect(() => {
    if (ready) hideSplash();
  }, [ready]);

  return ready;
}
