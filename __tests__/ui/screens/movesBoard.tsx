import { View } from 'react-native';
import type { BoardProps } from '@/ui/boards/board';
import { defineBoard } from '@/ui/boards/kit/table';
import { packetRowCatalogue } from '@/ui/boards/packet-row/model/catalogue';
import { packetRowRulebook } from '@/ui/boards/packet-row/rules/rulebook';
import { PACKET_ROW_SOUNDS } from '@/ui/boards/packet-row/sounds';
import { Button } from '@/ui/components';
import { loaded } from '@/ui/lazy/lazy';

/** A board that offers each move as it is written. */
function Table({ moves, play, onMenu }: BoardProps<unknown, unknown>) {
  return (
    <View>
      <Button label="Menu" onPress={onMenu} />
      {moves.map((move) => (
        <Button key={JSON.stringify(move)} label={JSON.stringify(move)} onPress={() => play(move)} />
      ))}
    </View>
  );
}

export const movesBoard = loaded(
  defineBoard({
    Table,
    Results: () => null,
    PublicSign: () => null,
    publicTask: () => ({ task: 'Decide.' }),
    rulebook: packetRowRulebook,
    catalogue: packetRowCatalogue,
    sounds: PACKET_ROW_SOUNDS,
  }),
);
