import { StyleSheet, View } from 'react-native';
import { Button, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { face } from '@/games/packet-row/cards';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';
import { refusing } from '../../kit/table';
import { banknotes } from '../table/decision';

/** One button for each banknote; the sheet stays until it is closed or the last is cashed. */
export function CashSheet() {
  const board = useBoard();
  const { colour } = useTheme();
  const { text } = board;
  const notes = banknotes(board);
  return (
    <View style={styles.sheet}>
      <Type variant="text" colour={colour.textSoft}>
        {text.cashSheet.about}
      </Type>
      {notes.map((card) => {
        const note = face(card);
        const amount = note.kind === 'money' ? note.amount : 0;
        const move = { type: 'cash', card } as const;
        const label = text.act.cash({ money: board.money(amount) });
        return (
          <Button
            key={card}
            label={label}
            icon="two-coins"
            variant="secondary"
            unavailable={board.whyNot(move)}
            onRefused={refusing(board, label, move)}
            onPress={() => {
              if (notes.length === 1) board.closeAll();
              board.play(move);
            }}
          />
        );
      })}
      <Rule paragraph="cashing" />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.group },
});
