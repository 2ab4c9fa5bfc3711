import { View } from 'react-native';
import { useBoard } from '../table/board';
import { draftOf } from './draft';
import { MoveList } from './MoveList';

/** The building where somebody chooses inside its action, with what was done there and what is open. */
export function Stage() {
  const board = useBoard();
  const draft = draftOf(board);
  if (draft === undefined) return null;
  const listed = ['take', 'takeOrSwap', 'replace', 'ship', 'buyMore', 'fill', 'keep', 'goodsOrPurchase'];
  const moves = board.moves.filter(
    ({ type }) => !['done', 'gain', 'swap'].includes(type) && listed.includes(draft.question),
  );
  return (
    <View>
      <MoveList draft={draft} moves={moves} />
    </View>
  );
}
