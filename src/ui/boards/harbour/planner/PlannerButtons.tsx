import { Button } from '@/ui/components';
import { useBoard } from '../table/board';
import { LeaveButton } from './parts/LeaveButton';
import { Suggest } from './parts/Suggest';
import { planningOf } from './planning';

/** What stands beside the question of a purchase, where the plan itself has a button of its own. */
export function PlannerButtons() {
  const board = useBoard();
  const planning = planningOf(board);
  if (planning === undefined) return null;
  return (
    <>
      <Suggest />
      {planning.question === 'goodsOrPurchase' ? (
        <Button label={board.text.act.back} variant="secondary" onPress={() => board.choose(undefined)} />
      ) : (
        <LeaveButton planning={planning} />
      )}
    </>
  );
}
