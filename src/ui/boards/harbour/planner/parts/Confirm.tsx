import { StyleSheet } from 'react-native';
import { Button, Type } from '@/ui/components';
import { useTableShortcuts } from '@/ui/keyboard';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { explaining } from '../../../kit/table';
import { AnswerGroup } from '../../../kit/prompt';
import { useBoard, type HarbourBoard } from '../../table/board';
import { hasBegun, raisesMoney, ruleIn, whyIn, type Planning } from '../planning';
import { actWords, toldWords } from '../words';

/** Why the button cannot be pressed yet. */
function waitsFor(board: HarbourBoard, planning: Planning): string | undefined {
  const { problem } = planning.planned;
  if (problem === undefined) return undefined;
  return raisesMoney(planning) && !hasBegun(planning) ? board.text.planner.yet.goods : whyIn(board, problem);
}

/** The button that names what the plan does, and plays all of it. */
export function Confirm({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { planned } = planning;
  const [first, ...rest] = planned.moves;
  const unavailable = waitsFor(board, planning);
  const confirm = () => {
    if (first === undefined) return;
    board.closeAll();
    board.play(first, ...rest);
  };
  const rule = ruleIn(planned.problem);
  const label = actWords(board, planning);
  useTableShortcuts({ confirm: unavailable === undefined ? confirm : undefined });
  return (
    <AnswerGroup>
      <Button
        label={label}
        size="confirm"
        haptic="success"
        unavailable={unavailable}
        onRefused={explaining(board, { what: label, why: unavailable, rule })}
        makes={planned.moves}
        onPress={confirm}
      />
    </AnswerGroup>
  );
}

/** The sum at every change, for those who hear it. */
export function Told({ planning }: { planning: Planning }) {
  const board = useBoard();
  const told = toldWords(board, planning);
  useIosAnnouncement(told);
  return (
    <Type variant="text" live="polite" style={styles.unseen}>
      {told}
    </Type>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
