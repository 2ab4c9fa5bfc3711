import { StyleSheet, View } from 'react-native';
import type { PersonRecord } from '@/match/records/tally';
import { Figure, Panel, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useFormat, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { PointsHistory } from './PointsHistory';
import { TallyRow } from './TallyRow';

/** The longest figure fits into it. */
const NARROWEST = 80;

interface PersonPanelProps {
  person: PersonRecord;
  /** Over all games: their points cannot be compared, so that only wins are added up. */
  overAll?: boolean;
}

/** How one person has done. */
export function PersonPanel({ person, overAll = false }: PersonPanelProps) {
  const { name, all, against, games, played } = person;
  const gameWords = useGameWords();
  const { records } = useText();
  const format = useFormat();
  const { colour, fontScale } = useTheme();
  const figures: readonly (readonly [string, string])[] = [
    [records.games, format.number(all.games)],
    [records.wins, format.number(all.wins)],
    ...(overAll
      ? []
      : ([
          [records.average, format.number(all.average ?? 0, 1)],
          [records.best, format.number(all.best ?? 0)],
        ] as const)),
    [records.streak, format.number(all.streak)],
    [records.longest, format.number(all.longestStreak)],
  ];
  return (
    <Panel style={styles.panel}>
      <Type variant="title" heading={2}>
        {name}
      </Type>
      <View style={styles.figures}>
        {figures.map(([label, value]) => (
          <View
            key={label}
            accessible
            role="img"
            aria-label={`${label}: ${value}`}
            style={[styles.figure, { minWidth: NARROWEST * fontScale }]}
          >
            <Figure value={value} size={32} />
            <Type variant="cardLine" colour={colour.textSoft}>
              {label}
            </Type>
          </View>
        ))}
      </View>
      {overAll ? (
        <View>
          <Type variant="label" heading={3} colour={colour.textSoft} style={styles.label}>
            {records.byGame}
          </Type>
          {games.map(({ game, tally }) => (
            <TallyRow key={game} who={gameWords(game).name} tally={tally} />
          ))}
        </View>
      ) : (
        <PointsHistory played={played} />
      )}
      {against.length > 0 && (
        <View>
          <Type variant="label" heading={3} colour={colour.textSoft} style={styles.label}>
            {records.against}
          </Type>
          {against.map(({ opponent, tally }) => (
            <TallyRow key={opponent} who={records.opponents[opponent]} tally={tally} winsOnly={overAll} />
          ))}
        </View>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.panel },
  figures: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.panel },
  figure: { flexGrow: 1, flexBasis: '30%' },
  label: { paddingBottom: space.half },
});
