import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Reads aloud what a live region says, whenever that changes: everywhere but on iOS the region does it by itself. */
export function useIosAnnouncement(text: string | undefined): void {
  useEffect(() => {
    if (Platform.OS === 'ios' && text !== undefined) AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
}
