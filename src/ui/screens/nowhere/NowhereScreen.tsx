import { useNavigation } from '@react-navigation/native';
import { GAME_IDS } from '@/games';
import { Button, EmptyState, Screen } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import { useFormat, useText } from '@/ui/text';

/** For an address that was mistyped, or comes from a version with more than this one has. */
export function NowhereScreen() {
  const { nowhere: text, table } = useText();
  const { list } = useFormat();
  const gameWords = useGameWords();
  const navigation = useNavigation<Navigator>();
  const games = list(GAME_IDS.map((game) => gameWords(game).name));
  return (
    <Screen>
      <EmptyState
        icon="spyglass"
        title={text.title}
        text={text.about({ games })}
        action={<Button label={table.home} onPress={() => navigation.popTo('home')} />}
      />
    </Screen>
  );
}
