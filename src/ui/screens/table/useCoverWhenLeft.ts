import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { AppState, Platform } from 'react-native';
import type { Match } from '@/match/match';
import type { Navigator } from '@/ui/navigation/routes';

/**
 * A screen that is laid over the hand may be handed around, and the way back from it leads to the hand. Whoever looks
 * back at the game does so with the same eyes: there the hand is only not drawn underneath.
 */
export function useCoverWhenOverlaid(cover: (() => void) | undefined): void {
  const navigation = useNavigation<Navigator>();
  useEffect(
    () =>
      navigation.addListener('blur', () => {
        const { routes, index } = navigation.getState();
        if (routes[index]?.name !== 'replay') cover?.();
      }),
    [navigation, cover],
  );
}

/**
 * Tells that another window was turned to. Whoever tabs on to the browser's own bar still sits before the page: the key
 * went down here, and nothing in the page got the focus by it.
 */
function onWindowLeft(left: () => void): () => void {
  let tabbing = false;
  const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    tabbing = key === 'Tab' && !altKey && !ctrlKey && !metaKey;
  };
  const onStay = () => {
    tabbing = false;
  };
  const onBlur = () => {
    if (!tabbing) left();
    tabbing = false;
  };
  window.addEventListener('keydown', onKey, true);
  for (const stays of STAYS) window.addEventListener(stays, onStay, true);
  window.addEventListener('blur', onBlur);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    for (const stays of STAYS) window.removeEventListener(stays, onStay, true);
    window.removeEventListener('blur', onBlur);
  };
}

/** What only a page hears that still has the focus. */
const STAYS = ['keyup', 'focusin', 'pointerdown'] as const;

/** Other eyes may come when the app goes to the background, loses the window or the screen is left. */
export function useCoverWhenLeft({ cover }: Pick<Match, 'cover'>): void {
  const navigation = useNavigation<Navigator>();
  useEffect(() => navigation.addListener('beforeRemove', cover), [navigation, cover]);
  useCoverWhenOverlaid(cover);

  useEffect(() => {
    const states = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    return () => states.remove();
  }, [cover]);

  useEffect(() => {
    if (Platform.OS === 'web') return onWindowLeft(cover);
    if (Platform.OS !== 'android') return undefined;
    const blurs = AppState.addEventListener('blur', cover);
    return () => blurs.remove();
  }, [cover]);
}
