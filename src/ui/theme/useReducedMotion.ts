import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Follows the system's wish live; Reanimated's own hook reads it only once, at launch. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let listening = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((enabled) => {
      if (listening) setReduced(enabled);
    });
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      listening = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
