import { StyleSheet, View } from 'react-native';
import type { SeatScore } from '@/engine/game';
import { Hatched, HouseFlag } from '@/ui/art';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import type { People } from '../people';
import { WHITE } from './blocks';
import type { Source } from './sources';

const FLAG = 28;
const SWATCH = { width: 22, height: 18, icon: 13 };

interface StandingsProps {
  scores: readonly SeatScore[];
  sources: readonly Source[];
  people: People;
}

/** Who has how many points now, and from what: the ledger beside a table that goes on. */
export function Standings({ scores, sources, people }: StandingsProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.rows}>
      <View style={styles.sources}>
        {sources.map((source) => (
          <View key={source.id} style={styles.source}>
            <Swatch source={source} />
            <Type variant="cardLine" colour={colour.textSoft}>
              {source.name}
            </Type>
          </View>
        ))}
      </View>
      {scores.map((score) => (
        <Row key={score.seat} score={score} sources={sources} people={people} />
      ))}
    </View>
  );
}

interface RowProps extends Omit<StandingsProps, 'scores'> {
  score: SeatScore;
}

function Row({ score: { seat, total, parts }, sources, people }: RowProps) {
  const { colour } = useTheme();
  const { results } = useText().board;
  const name = people.name(seat);
  const told = sources.map(({ id, spoken }) =>
    results.sourceSpoken({ source: spoken, points: parts[id] ?? 0 }),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={results.standingSpoken({ name, points: total, sources: told.join(', ') })}
      style={[styles.row, { borderColor: colour.line }]}
    >
      <HouseFlag house={people.house(seat)} width={FLAG} />
      <View style={styles.words}>
        <Type variant="textStrong" oneLine>
          {name}
        </Type>
        <View style={styles.sources}>
          {sources.map((source) => (
            <View key={source.id} style={styles.source}>
              <Swatch source={source} />
              <Type variant="cardLineStrong">{parts[source.id] ?? 0}</Type>
            </View>
          ))}
        </View>
      </View>
      <Figure value={String(total)} size={24} />
    </View>
  );
}

/** The ink of a source, by which its figures are found. */
function Swatch({ source: { ink, icon } }: { source: Source }) {
  return (
    <View style={styles.swatch}>
      <Hatched ink={ink} width={SWATCH.width} height={SWATCH.height} />
      <Icon name={icon} size={SWATCH.icon} colour={ink.letters ?? WHITE} />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.half },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    paddingBottom: 4,
    borderBottomWidth: 1,
  },
  words: { flex: 1, minWidth: 0, gap: 2 },
  sources: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  source: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  swatch: {
    width: SWATCH.width,
    height: SWATCH.height,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    zIndex: 0,
    borderRadius: radius.button / 2,
  },
});
