import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';

interface SinceProps {
  width: number;
  height: number;
}

const LINE = 20;
const HEAD = 22;

/** What happened since the viewer's last turn, the latest below. */
export function Since({ width, height }: SinceProps) {
  const { news, text, own } = useBoard();
  const { colour } = useTheme();
  const lines = news.slice(-Math.max(1, Math.floor((height - HEAD) / LINE)));
  if (lines.length === 0) return null;
  return (
    <View style={[styles.since, { width, height }]}>
      <Type variant="aside" size={16} maxScale={1.15} colour={colour.textSoft}>
        {own === undefined ? text.since.titleAt : text.since.title}
      </Type>
      {lines.map((line, at) => (
        <Type key={at} variant="cardLine" maxScale={1.15} oneLine>
          {line}
        </Type>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  since: { paddingHorizontal: 6, paddingVertical: 2, gap: 3, overflow: 'hidden' },
});
