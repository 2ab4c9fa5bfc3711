import { AccessibilityInfo } from 'react-native';

/**
 * Reads words aloud that no live region says: what has just come into being says nothing by itself. What it answers with
 * takes them away again, before other eyes come.
 */
export function announce(words: string): () => void {
  AccessibilityInfo.announceForAccessibility(words);
  return () => undefined;
}
