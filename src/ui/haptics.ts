import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';
import { useSettings } from './settings';

const FEEL = {
  /** Choosing. */
  light: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  /** Taking. */
  medium: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  /** Delivering. */
  success: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
} as const;

export type Haptic = keyof typeof FEEL;

export function feel(haptic: Haptic): void {
  if (Platform.OS === 'web' || !useSettings.getState().haptics) return;
  // Not every device can vibrate, and none needs to.
  void FEEL[haptic]().catch(() => undefined);
}
