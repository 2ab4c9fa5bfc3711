import { StyleSheet, View } from 'react-native';
import type { Tally } from '@/match/records/tally';
import { Type } from '@/ui/components';
import { useFormat, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

interface TallyRowProps {
  who: string;
  tally: Tally;
  /** Of several games, whose points cannot be compared. */
  winsOnly?: boolean;
}

/** Wins and points against somebody, or of somebody, in one line. */
export function TallyRow({ who, tally, winsOnly = false }: TallyRowProps) {
  const { records } = useText();
  const format = useFormat();
  const { colour } = useTheme();
  const { wins, games, best = 0 } = tally;
  const average = format.number(tally.average ?? 0, 1);
  const share = games === 0 ? 0 : wins / games;
  return (
    <View
      accessible
      role="img"
      aria-label={
        winsOnly
          ? records.winsSpoken({ who, wins, games })
          : records.tallySpoken({ who, wins, games, average, best })
      }
      style={[styles.row, { borderColor: colour.line }]}
    >
      <View style={styles.words}>
        <Type variant="cardTitle">{who}</Type>
        {!winsOnly && (
          <Type variant="text" size={15} colour={colour.textSoft}>
            {records.rowAbout({ average, best })}
          </Type>
        )}
      </View>
      <View style={styles.wins}>
        <Type variant="textStrong">{records.of({ wins, games })}</Type>
        <View style={[styles.bar, { borderColor: colour.textSoft }]}>
          <View style={[styles.won, { width: `${100 * share}%`, backgroundColor: colour.action }]} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.panel,
    paddingVertical: 6,
    borderTopWidth: 1,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  bar: { width: 96, height: 14, padding: 1, borderWidth: 1.5, borderRadius: 4 },
  won: { height: '100%', borderRadius: 2 },
  wins: { gap: space.half, alignItems: 'flex-end' },
});
