import { View } from 'react-native';
import { useBoard } from '../table/board';
import { Columns } from './Columns';
import { draftOf } from './draft';
import { MoveList } from './MoveList';

/** Before the first turn: boards, the Noble's look, the first stock. */
export function SetUp() {
  const board = useBoard();
  const draft = draftOf(board);
  if (draft === undefined) return null;
  return (
    <View>{draft.question === 'gift' ? <Columns /> : <MoveList draft={draft} moves={board.moves} />}</View>
  );
}
