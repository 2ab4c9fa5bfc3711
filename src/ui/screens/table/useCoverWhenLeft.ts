import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { AppState, Platform } from 'react-native';
import type { Match } from '@/match/match';
import type { Navigator } from '@/ui/navigation/routes';

/** Other eyes may come when the app goes to the background, loses the window or the screen is left. */
export function useCoverWhenLeft({ cover }: Pick<Match, 'cover'>): void {
  const navigation = useNavigation<Navigator>();
  useEffect(() => navigation.addListener('beforeRemove', cover), [navigation, cover]);

  useEffect(() => {
    const states = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    return () => states.remove();
  }, [cover]);

  useEffect(() => {
    if (Platform.OS === 'web') {
      window.addEventListener('blur', cover);
      return () => window.removeEventListener('blur', cover);
    }
    if (Platform.OS !== 'android') return undefined;
    const blurs = AppState.addEventListener('blur', cover);
    return () => blurs.remove();
  }, [cover]);
}
