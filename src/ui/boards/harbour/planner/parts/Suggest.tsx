import { StyleSheet } from 'react-native';
import { Button } from '@/ui/components';
import { useBoard } from '../../table/board';
import { planningOf, raisesMoney, whyIn } from '../planning';
import { suggestion } from '../rings';

/** Plans the purchase of what is ringed with the least loss, or says why nothing pays for it. */
export function Suggest() {
  const board = useBoard();
  const planning = planningOf(board);
  if (planning === undefined || !raisesMoney(planning)) return null;
  const suggest = () => {
    const found = suggestion(board, planning);
    if (found === undefined) return;
    if ('plan' in found) planning.change(found.plan);
    else board.tell(whyIn(board, found.problem) ?? '');
  };
  return (
    <Button
      label={board.text.planner.suggest}
      spoken={board.text.planner.suggestSpoken}
      variant="secondary"
      size="small"
      onPress={suggest}
      style={styles.narrow}
    />
  );
}

const styles = StyleSheet.create({
  narrow: { paddingHorizontal: 11 },
});
