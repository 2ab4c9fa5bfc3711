import { ScrollView, View } from 'react-native';
import { useRoom } from '@/ui/theme';
import { TableHead, TableTitle } from '../../kit/layout';
import { ActionBar, Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { Prompt } from '../parts/Prompt';
import { Shelf } from '../shelf/Shelf';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

/** Everything below one another. */
export function Plain() {
  const board = useBoard();
  const { insets, width } = useRoom();
  return (
    <View style={{ flex: 1, paddingTop: insets.top }}>
      <TableHead>
        <TableTitle
          title={board.text.title}
          aside={board.text.round({ round: board.view.round })}
          look="middle"
        />
      </TableHead>
      <MapBlock upright width={width} height={374} />
      <Prompt flag={40} />
      <ScrollView style={{ flex: 1 }}>
        <Shelf width={width - 24} height={158} columns={4} />
        <Warning />
      </ScrollView>
      <ActionBar decision={decisionOf(board)} bottom={insets.bottom} />
    </View>
  );
}
