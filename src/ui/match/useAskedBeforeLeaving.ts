import {
  useIsFocused,
  useNavigation,
  usePreventRemove,
  type NavigationAction,
} from '@react-navigation/native';
import { useState } from 'react';
import type { MatchStatus } from '@/match/match';
import type { Navigator } from '@/ui/navigation/routes';
import { leaveMatch } from './matches';

/** Somebody is on their way out. */
interface OnTheWayOut {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Set where somebody wants to leave a table whose last moves the device does not hold, whichever way they go. What has
 * ended leads on to its scores by itself; and a screen that lies over the table would hide the question.
 */
export function useAskedBeforeLeaving({ id, stage, unstored }: MatchStatus): OnTheWayOut | undefined {
  const navigation = useNavigation<Navigator>();
  const [way, setWay] = useState<NavigationAction>();
  const inSight = useIsFocused();
  const loses = unstored > 0 && stage.kind !== 'over';
  usePreventRemove(loses && inSight, ({ data }) => setWay(data.action));
  if (way === undefined) return undefined;
  const leave = () => {
    setWay(undefined);
    leaveMatch(id);
    navigation.dispatch(way);
  };
  return loses ? { stay: () => setWay(undefined), leave } : undefined;
}
