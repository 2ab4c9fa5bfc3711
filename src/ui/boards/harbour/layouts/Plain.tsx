import { ScrollView, View } from 'react-native';
import { Type } from '@/ui/components';
import { useRoom } from '@/ui/theme';
import { TableHead, TableTitle } from '../../kit/layout';
import { ActionBar, Warning } from '../../kit/prompt';
import { Columns } from '../choices/Columns';
import { SetUp } from '../choices/SetUp';
import { Stage } from '../choices/Stage';
import { isSetUp, isStaged } from '../choices/staged';
import { Prompt } from '../parts/Prompt';
import { PlaceTile } from '../parts/PlaceTile';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';
import { placesOnTable } from '../model/places';

/** Everything below one another. */
export function Plain() {
  const board = useBoard();
  const { insets } = useRoom();
  return (
    <View style={{ flex: 1, paddingTop: insets.top }}>
      <TableHead>
        <TableTitle
          title={board.text.title}
          aside={board.text.turn({ turn: board.view.turns + 1 })}
          look="middle"
        />
      </TableHead>
      <ScrollView style={{ flex: 1 }}>
        {isSetUp(board) && <SetUp />}
        {isStaged(board) && <Stage width={360} height={300} />}
        <Type variant="text">{board.view.space.join(' ')}</Type>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
          {placesOnTable(board.view).map((place) => (
            <PlaceTile key={place} place={place} width={171} height={86} />
          ))}
        </View>
        <Warning />
      </ScrollView>
      {!isSetUp(board) && <Columns />}
      <Prompt flag={40} short />
      <ActionBar decision={decisionOf(board)} bottom={insets.bottom} />
    </View>
  );
}
