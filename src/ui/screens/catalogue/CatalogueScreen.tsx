import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { boardOf } from '@/ui/boards';
import { Screen, SegmentedChoice } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Unloaded } from '@/ui/lazy/Unloaded';
import { useLazy } from '@/ui/lazy/useLazy';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { Cards } from './Cards';

/** All cards of a game, as the rulebook leads to them: what is seen of them is told at the table. */
export function CatalogueScreen() {
  const { game } = useRoute<RouteProp<Routes, 'catalogue'>>().params;
  const { catalogue: text, rules } = useText();
  const gameWords = useGameWords();
  const navigation = useNavigation<Navigator>();
  const lazy = boardOf(game);
  const board = useLazy(lazy);
  return (
    <Screen title={text.titleOf({ game: gameWords(game).name })} onBack={useGoBack()} scrollsByKeys>
      <View style={styles.page}>
        <SegmentedChoice<GameId>
          label={rules.game}
          choices={GAME_IDS.map((id) => ({ value: id, label: gameWords(id).name }))}
          value={game}
          onChange={(id) => navigation.setParams({ game: id })}
        />
        {board.state !== 'there' && <Unloaded state={board.state} onRetry={() => void lazy.load()} />}
        {board.state === 'there' && (
          <Cards
            key={game}
            catalogue={board.thing.catalogue}
            rulebook={board.thing.rulebook}
            onRules={(paragraph) => navigation.navigate('rules', { game, paragraph })}
          />
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 1148, alignSelf: 'center', gap: space.panel },
});
