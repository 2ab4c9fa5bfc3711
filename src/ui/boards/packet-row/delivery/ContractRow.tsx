import { StyleSheet, View } from 'react-native';
import { face, type CardId, type Good } from '@/games/packet-row/cards';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useLayout, useTheme } from '@/ui/theme';
import { AREA_LOOKS } from '../art/areas';
import { DestinationFlag } from '../art/DestinationFlag';
import { GOODS_COLOURS } from '../art/goods';
import { FLAGS, GOOD_ICONS } from '../model/faces';
import { useBoard } from '../table/board';
import { titleOf } from '../table/decision';

interface ContractRowProps {
  card: CardId;
  chosen: boolean;
  /** Units that the plan brings for it. */
  have: number;
  /** Progress, or why it cannot be fulfilled. */
  note: string;
  onPress: () => void;
}

/** A contract to tick, with a mark for each unit that it wants. */
export function ContractRow({ card, chosen, have, note, onPress }: ContractRowProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { narrow } = useLayout();
  const contract = face(card);
  if (!('reward' in contract)) return null;
  const ink = chosen ? colour.ink : colour.text;
  const soft = chosen ? colour.inkSoft : colour.textSoft;
  const reward = <Figure value={board.money(contract.reward)} size={22} colour={ink} />;
  return (
    <Touchable
      role="checkbox"
      label={`${board.faces(card).spoken}, ${note}`}
      checked={chosen}
      onPress={onPress}
      style={[
        styles.row,
        narrow && styles.wrapped,
        chosen
          ? { backgroundColor: colour.paper, borderColor: colour.edge }
          : { borderColor: colour.textSoft },
      ]}
    >
      <View
        style={[
          styles.tick,
          chosen
            ? { backgroundColor: AREA_LOOKS.guildhall.ink.print, borderColor: AREA_LOOKS.guildhall.ink.print }
            : { borderColor: colour.textSoft },
        ]}
      >
        {chosen && <Icon name="check" size={18} colour="#FFFFFF" />}
      </View>
      {narrow && reward}
      <View style={narrow ? styles.wholeLine : styles.words}>
        <View style={styles.name}>
          <DestinationFlag destination={FLAGS[contract.destination]} width={24} />
          <Type variant="cardTitle" colour={ink}>
            {titleOf(board, card)}
          </Type>
        </View>
        <View style={styles.units}>
          {Array.from({ length: contract.units }, (_, at) => (
            <Unit
              key={at}
              good={contract.good}
              filled={chosen && at < have}
              outline={chosen ? undefined : colour.text}
            />
          ))}
          <Type variant="cardLine" colour={soft} style={styles.note}>
            {note}
          </Type>
        </View>
      </View>
      {!narrow && reward}
    </Touchable>
  );
}

function Unit({ good, filled, outline }: { good: Good; filled: boolean; outline: string | undefined }) {
  const ink = outline ?? GOODS_COLOURS[good];
  return (
    <View style={[styles.unit, { borderColor: ink }, filled && { backgroundColor: ink }]}>
      <Icon name={GOOD_ICONS[good]} size={17} colour={filled ? '#FFFFFF' : ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 11,
    minHeight: 64,
    paddingVertical: 7,
    paddingHorizontal: 12,
    borderWidth: 1.2,
    borderRadius: radius.card,
  },
  tick: {
    width: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, gap: 5 },
  // Where the page is zoomed, the words stand below tick and reward.
  wrapped: { flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 4 },
  wholeLine: { width: '100%', gap: 5 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 7 },
  units: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  unit: {
    width: 26,
    height: 26,
    borderRadius: 13,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  note: { marginLeft: 4, flexShrink: 1 },
});
