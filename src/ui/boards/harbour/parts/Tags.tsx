import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { FeeCrate } from '../art/FeeCrate';
import { useBoard } from '../table/board';

const SIZE = 14;
const PADDING = 5;
const EDGE = '#B4573B';
const SIGN = 14;

/** How wide the tag comes out, for whatever stands beside it. */
export const lossWidth = (words: string, brief: boolean): number =>
  widthOf('words', words, SIZE) + 2 * PADDING + 2 + (brief ? SIGN + 3 : 0);

interface LossTagProps {
  /** "1 lost", or the figure alone beside a sign. */
  words: string;
  brief: boolean;
}

/** What of a gain would be lost. */
export function LossTag({ words, brief }: LossTagProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.tag, { backgroundColor: colour.warnPaper }]}>
      {brief && <Icon name="hazard-sign" size={SIGN} colour={colour.warnInk} />}
      <Type variant="cardLineStrong" size={SIZE} maxScale={1} colour={colour.warnInk}>
        {words}
      </Type>
    </View>
  );
}

interface LostTagProps {
  /** What there is for it: a sign stands for the word where that is less. */
  room: number;
}

/** What is chosen there would be lost. */
export function LostTag({ room }: LostTagProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const { lost } = text.column;
  if (lossWidth(lost, false) <= room) return <LossTag words={lost} brief={false} />;
  return (
    <View style={[styles.tag, { backgroundColor: colour.warnPaper }]}>
      <Icon name="hazard-sign" size={SIGN} colour={colour.warnInk} />
    </View>
  );
}

/** The same on the corner of a tile that has no room for a tag. */
export function LossBadge({ units }: { units: number }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.tag, styles.badge, { backgroundColor: colour.warnPaper }]} pointerEvents="none">
      <Type variant="cardLineStrong" size={SIZE} maxScale={1} colour={colour.warnInk}>
        {`−${units}`}
      </Type>
    </View>
  );
}

interface FeeTagProps {
  /** Left out where there is little room. */
  words: string | undefined;
  colour: string;
  crossed?: boolean;
}

/** A visit costs a good. */
export function FeeTag({ words, colour, crossed = false }: FeeTagProps) {
  return (
    <View style={styles.fee}>
      <FeeCrate size={15} colour={colour} crossed={crossed} />
      {words !== undefined && (
        <Type variant="cardLineStrong" size={SIZE} maxScale={1} colour={colour}>
          {words}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    height: 20,
    paddingHorizontal: PADDING,
    borderRadius: 4,
    borderWidth: 1,
    borderColor: EDGE,
    marginLeft: 'auto',
    flexShrink: 0,
  },
  // Hangs over the edge, beside the tops of the letters.
  badge: { position: 'absolute', top: -8, right: -5, height: 17, paddingHorizontal: 3, borderRadius: 8 },
  fee: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 0 },
});
