import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { botsIn, firstEarned, peopleIn } from '@/match/records/tally';
import { FIRST_GAME } from '@/ui/boards';
import { EmptyState, Panel, Screen, SegmentedChoice, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { space, useLayout } from '@/ui/theme';
import { AchievementCounts } from './AchievementCounts';
import { AchievementList } from './AchievementList';
import { PersonPanel } from './PersonPanel';
import { ResetRecords } from './ResetRecords';
import { TallyRow } from './TallyRow';
import { useRecords } from './useRecords';

/** Four names in one row need this much. */
const NARROW = 480;

/** Finished games by game, player and level of bots, and what was earned in them. */
export function RecordsScreen() {
  const { records: text } = useText();
  const gameWords = useGameWords();
  const { records, reset, bringBack } = useRecords();
  const goBack = useGoBack();

  const { width } = useLayout();

  const [game, choose] = useState<GameId | 'all'>(FIRST_GAME);
  const overAll = game === 'all';
  const results = records?.results.filter((result) => overAll || result.game === game) ?? [];
  const people = peopleIn(results);
  const bots = botsIn(results);

  return (
    <Screen title={text.title} onBack={goBack} scrollsByKeys>
      <View style={styles.page} testID="records">
        <SegmentedChoice<GameId | 'all'>
          label={text.game}
          choices={[
            { value: 'all', label: text.allGames },
            ...GAME_IDS.map((id) => ({ value: id, label: gameWords(id).name })),
          ]}
          inPairs={width < NARROW}
          value={game}
          onChange={choose}
        />
        {/* Above everything that a reset takes away, so that it stays where it is. */}
        {records !== undefined && <ResetRecords records={records} onReset={reset} onBringBack={bringBack} />}
        <View style={styles.columns}>
          <View style={styles.column}>
            {records !== undefined && people.length === 0 && (
              <EmptyState icon="laurels" title={text.empty.title} text={text.empty.about} />
            )}
            {people.map((person) => (
              <PersonPanel key={person.name} person={person} overAll={overAll} />
            ))}
            {bots.length > 0 && (
              <Panel style={styles.bots}>
                <Type variant="title" heading={2}>
                  {text.bots}
                </Type>
                {bots.map(({ level, tally }) => (
                  <TallyRow key={level} who={text.opponents[level]} tally={tally} winsOnly={overAll} />
                ))}
              </Panel>
            )}
          </View>
          <View style={styles.column}>
            {overAll ? (
              <AchievementCounts results={results} onChoose={choose} />
            ) : (
              <AchievementList game={game} earned={firstEarned(results)} />
            )}
          </View>
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 1148, alignSelf: 'center', gap: space.panel },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel, alignItems: 'flex-start' },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 340, gap: space.panel },
  bots: { gap: space.group },
});
