import { useNavigation } from '@react-navigation/native';
import type { SavedGame } from '@/match/store';
import { goUnlessMovesAreLost } from '@/ui/match/leaving';
import type { Navigator } from '@/ui/navigation/routes';

/**
 * Goes on with a save. Only one match is played on a device: a second table above one that is still there would leave
 * that one dead, so it is gone back to, and leads on to the final scores by itself.
 */
export function useOpenSave(): (save: Pick<SavedGame, 'id' | 'over'>) => void {
  const navigation = useNavigation<Navigator>();
  return ({ id, over }) => {
    const tableBelow = navigation.getState().routes.some(({ name }) => name === 'table');
    goUnlessMovesAreLost(() => {
      if (tableBelow) navigation.popTo('table', { id });
      else navigation.navigate(over ? 'results' : 'table', { id });
    }, id);
  };
}
