import { useNavigation, usePreventRemove, useRoute } from '@react-navigation/native';
import { useEffect } from 'react';
import type { MatchStatus } from '@/match/match';
import type { Navigator } from '@/ui/navigation/routes';
import { askBefore, forgetTheWay } from './leaving';
import { isPlayed, leaveMatch } from './matches';

/**
 * Whoever wants to leave a table or its scores is asked first while the device does not hold the last moves, whichever way
 * they go. Only the table of a game that has ended leads on to its scores by itself, where those moves still are.
 */
export function useAskedBeforeLeaving({ id, stage, unstored }: MatchStatus): void {
  const navigation = useNavigation<Navigator>();
  const { name } = useRoute();
  const loses = unstored > 0 && !(name === 'table' && stage.kind === 'over');
  usePreventRemove(loses, ({ data: { action } }) => {
    const leave = () => {
      leaveMatch(id);
      navigation.dispatch(action);
    };
    if (isPlayed(id)) askBefore(leave);
    // Somebody was asked already, and another game is being played.
    else navigation.dispatch(action);
  });
  // What is stored by now, or left behind, is not asked about any more.
  useEffect(() => (loses ? forgetTheWay : undefined), [loses]);
}
