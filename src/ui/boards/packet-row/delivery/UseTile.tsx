import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { radius, useTheme, type Ink } from '@/ui/theme';

const BAND = 10;
const HEIGHT = 54;
/** A longer title would be broken in half a row. */
const LONG = 18;

interface UseTileProps {
  ink: Ink;
  emblem: ReactNode;
  title: string;
  note: string;
  used: boolean;
  spoken: string;
  /** Absent for what follows from other cards: a trader serves with the card that it turns. */
  onPress?: (() => void) | undefined;
}

/** A card that serves in the plan, or is spared. */
export function UseTile({ ink, emblem, title, note, used, spoken, onPress }: UseTileProps) {
  const { colour } = useTheme();
  const look = used
    ? { backgroundColor: colour.paper, borderColor: colour.action, borderWidth: 2 }
    : { borderColor: colour.textSoft, borderWidth: 1.2 };
  const tile = [styles.tile, title.length > LONG && styles.wholeRow, look];
  const inside = (
    <>
      <View style={[styles.band, !used && styles.pale]}>
        <Hatched ink={ink} width={BAND} height={HEIGHT * 2} />
      </View>
      <View style={styles.emblem}>{emblem}</View>
      <View style={styles.words}>
        <Type variant="cardTitle" size={16} colour={used ? colour.ink : colour.text}>
          {title}
        </Type>
        <Type variant="cardLine" colour={used ? colour.inkSoft : colour.textSoft}>
          {note}
        </Type>
      </View>
    </>
  );
  if (onPress === undefined) {
    return (
      <View accessible role="img" aria-label={spoken} style={tile}>
        {inside}
      </View>
    );
  }
  return (
    <Touchable role="checkbox" checked={used} label={spoken} onPress={onPress} style={tile}>
      {inside}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 150,
    minHeight: HEIGHT,
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.button,
    overflow: 'hidden',
  },
  wholeRow: { flexBasis: 300 },
  band: { alignSelf: 'stretch', width: BAND, overflow: 'hidden' },
  pale: { opacity: 0.55 },
  emblem: { minWidth: 26, alignItems: 'center', marginLeft: 9 },
  words: { flexShrink: 1, marginHorizontal: 8, paddingVertical: 6, gap: 1 },
});
