import { useEffect } from 'react';
import { View } from 'react-native';
import type { BoardProps, ResultsProps } from '@/ui/boards/board';
import { defineBoard } from '@/ui/boards/kit/table';
import { packetRowCatalogue } from '@/ui/boards/packet-row/model/catalogue';
import { packetRowRulebook } from '@/ui/boards/packet-row/rules/rulebook';
import { PACKET_ROW_SOUNDS } from '@/ui/boards/packet-row/sounds';
import { Button, Type } from '@/ui/components';
import { loaded } from '@/ui/lazy/lazy';

type ChoosingMove = { readonly type: string; readonly area?: string };

/** A board that says whose view it draws and offers the moves by their names. */
function Table(props: BoardProps<unknown, ChoosingMove>) {
  const { viewer, moves, warning, happened, play, onMenu, onSettled, onContinue } = props;
  useEffect(() => {
    if (happened !== undefined) onSettled(happened.number);
  }, [happened, onSettled]);
  return (
    <View>
      <Type variant="text">{`view of ${viewer}`}</Type>
      {warning !== undefined && <Type variant="text">{warning}</Type>}
      <Button label="Menu" onPress={onMenu} />
      {onContinue !== undefined && <Button label="Show the next move" onPress={onContinue} />}
      {moves.map((move) => (
        <Button
          key={JSON.stringify(move)}
          label={`${move.type} ${move.area ?? ''}`}
          onPress={() => play(move)}
        />
      ))}
    </View>
  );
}

/** Final scores that tell no more than that they are there. */
function Results({ onHome, onPlayAgain, onReplay }: ResultsProps<unknown>) {
  return (
    <View>
      <Type variant="text">scores</Type>
      <Button label="Home" onPress={() => onHome?.()} />
      <Button label="Look back" onPress={() => onReplay?.()} />
      <Button label="Play again" onPress={() => onPlayAgain?.()} />
    </View>
  );
}

/** A board that is there already. */
export const plainBoard = loaded(
  defineBoard({
    Table,
    Results,
    PublicSign: () => null,
    publicTask: () => ({ task: 'Decide.' }),
    rulebook: packetRowRulebook,
    catalogue: packetRowCatalogue,
    sounds: PACKET_ROW_SOUNDS,
  }),
);
