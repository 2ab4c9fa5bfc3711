import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS } from '@/games';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Screen, SegmentedChoice } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useSavedGames } from '@/ui/screens/saves/useSavedGames';
import { useText } from '@/ui/text';
import { useDays } from '@/ui/today/useDays';
import { space } from '@/ui/theme';
import { Calendar } from './Calendar';
import { DayPanel } from './DayPanel';

/** The deal of the day of each game, the days before it, and what came of them. */
export function TodayScreen() {
  const { game, day } = useRoute<RouteProp<Routes, 'today'>>().params;
  const { today: text } = useText();
  const navigation = useNavigation<Navigator>();
  const goBack = useGoBack();
  const wordsOf = useGameWords();
  const { saves, reload } = useSavedGames();
  const days = useDays(saves);
  const [chosen, choose] = useState(day);
  const onKept = useCallback(() => void reload(), [reload]);
  useBoardAhead(game);
  // Nobody sees the cards of tomorrow.
  const shown = days && (chosen === undefined || chosen > days.today ? days.today : chosen);
  return (
    <Screen title={text.title} onBack={goBack}>
      <View style={styles.page} testID="today">
        <SegmentedChoice
          label={text.game}
          choices={GAME_IDS.map((value) => ({ value, label: wordsOf(value).name }))}
          value={game}
          onChange={(value) => navigation.setParams({ game: value })}
        />
        {days !== undefined && shown !== undefined && (
          <View style={styles.columns}>
            <View style={styles.column}>
              <DayPanel
                key={`${game} ${shown}`}
                standing={days.standing(game, shown)}
                today={days.today}
                onDay={choose}
                onKept={onKept}
              />
            </View>
            <View style={styles.column}>
              <Calendar shown={shown} standing={(day) => days.standing(game, day)} />
            </View>
          </View>
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 1148, alignSelf: 'center', gap: space.panel },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel, alignItems: 'flex-start' },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 290 },
});
