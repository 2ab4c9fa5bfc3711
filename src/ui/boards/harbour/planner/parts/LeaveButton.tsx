import type { StyleProp, ViewStyle } from 'react-native';
import type { HarbourMove } from '@/games/harbour/move';
import { Button } from '@/ui/components';
import { useBoard } from '../../table/board';
import type { Planning } from '../planning';

const DONE: HarbourMove = { type: 'done' };

interface LeaveButtonProps {
  planning: Planning;
  style?: StyleProp<ViewStyle>;
}

/** Nothing is bought, where that is allowed. */
export function LeaveButton({ planning, style }: LeaveButtonProps) {
  const board = useBoard();
  if (planning.question !== 'ship' || planning.choices.leave !== undefined) return null;
  return (
    <Button
      label={board.text.planner.act.buyNothing}
      variant="secondary"
      size="small"
      makes={[DONE]}
      onPress={() => {
        board.closeAll();
        board.play(DONE);
      }}
      style={style}
    />
  );
}
