import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { achievementIds } from '@/match/records/achievements';
import { firstEarned } from '@/match/records/tally';
import type { GameResult } from '@/storage/records';
import { Panel, Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';

interface AchievementCountsProps {
  results: readonly GameResult[];
  onChoose: (game: GameId) => void;
}

/** How many achievements of each game have been earned; each row leads to that game's own. */
export function AchievementCounts({ results, onChoose }: AchievementCountsProps) {
  const { achievements } = useText().records;
  const gameWords = useGameWords();
  const { colour } = useTheme();
  const counts = GAME_IDS.map((game) => {
    const ids = achievementIds(game);
    const earned = firstEarned(results.filter((result) => result.game === game));
    return { game, all: ids.length, earned: ids.filter((id) => earned.has(id)).length };
  });
  return (
    <Panel style={styles.panel}>
      <Type variant="title" heading={2}>
        {achievements.title}
      </Type>
      {counts.map(({ game, all, earned }) => (
        <Touchable
          key={game}
          role="button"
          label={`${achievements.show({ game: gameWords(game).name })}: ${achievements.count({ earned, all })}`}
          onPress={() => onChoose(game)}
          style={[styles.row, { borderColor: colour.line }]}
        >
          <Type variant="cardTitle" style={styles.name}>
            {gameWords(game).name}
          </Type>
          <View style={styles.seals}>
            {Array.from({ length: all }, (_, at) => (
              <View
                key={at}
                style={[
                  styles.seal,
                  at < earned
                    ? { backgroundColor: colour.brass, borderColor: colour.brass }
                    : { borderColor: colour.textSoft },
                ]}
              />
            ))}
          </View>
          <Type variant="textStrong">{achievements.count({ earned, all })}</Type>
        </Touchable>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.group },
  row: {
    minHeight: touch.icon,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.panel,
    borderTopWidth: 1,
  },
  name: { flexGrow: 1, flexBasis: 110 },
  seals: { flexDirection: 'row', gap: 3 },
  seal: { width: 11, height: 11, borderRadius: 6, borderWidth: 1.5 },
});
