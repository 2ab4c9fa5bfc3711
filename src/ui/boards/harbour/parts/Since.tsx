import { StyleSheet, View } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';

interface SinceProps {
  width: number;
  height: number;
}

const LINE = 25;
const FLAG = 22;
const HEAD = 22;
/** There a turn may take two lines. */
const TALL_FROM = 150;

/** What happened since the viewer's last turn, the latest below. */
export function Since({ width, height }: SinceProps) {
  const { turnsSince, text, own, house } = useBoard();
  const { colour } = useTheme();
  const turns = turnsSince.slice(-Math.max(1, Math.floor((height - HEAD) / LINE)));
  if (turns.length === 0) return null;
  return (
    <View style={[styles.since, { width, height }]}>
      <Type variant="aside" size={16} maxScale={1.15} colour={colour.textSoft}>
        {own === undefined ? text.since.titleAt : text.since.title}
      </Type>
      {turns.map(({ seat, words }, at) => (
        <View key={at} style={styles.turn}>
          <HouseFlag house={house(seat)} width={FLAG} />
          <Type variant="cardLine" maxScale={1.15} oneLine={height < TALL_FROM} style={styles.words}>
            {words}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  since: { paddingHorizontal: 6, paddingVertical: 2, gap: 3, overflow: 'hidden' },
  words: { flexShrink: 1 },
  turn: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
