import type { StyleProp, ViewStyle } from 'react-native';
import { Button } from '@/ui/components';
import { useBoard } from '../../table/board';
import type { Planning } from '../planning';

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
      onPress={() => {
        board.closeAll();
        board.play({ type: 'done' });
      }}
      style={style}
    />
  );
}
