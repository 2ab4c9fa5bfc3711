import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isProblem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import { readLastTable } from '@/storage/last-table';
import { Button, Touchable, Type } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { draftOf, type Draft } from '@/ui/screens/newGame/draft';
import { startTable } from '@/ui/screens/newGame/startTable';
import { namesAt } from '@/ui/screens/newGame/table';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';

interface PlayButtonsProps {
  game: GameId;
  name: string;
  ink: string;
}

/** Sets a new table, or the one of last time at once. */
export function PlayButtons({ game, name, ink }: PlayButtonsProps) {
  const { home, newGame } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const last = useLastTable(game);
  const setTable = () => navigation.navigate('newGame', { game });

  const again = async (draft: Draft) => {
    const id = await startTable(game, draft, namesAt(draft.seats, newGame.person));
    if (isProblem(id)) setTable();
    else navigation.navigate('table', { id });
  };

  return (
    <View style={styles.buttons}>
      {last !== undefined && (
        <Touchable role="button" label={home.sameTable} onPress={() => void again(last)} style={styles.again}>
          <Type variant="button" size={16} colour={colour.ink} style={styles.underlined}>
            {home.sameTable}
          </Type>
        </Touchable>
      )}
      <Button label={home.newGame} spoken={home.newGameOf({ game: name })} ink={ink} onPress={setTable} />
    </View>
  );
}

/** The table of last time; undefined where there was none. */
function useLastTable(game: GameId): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  useFocusEffect(
    useCallback(() => {
      void readLastTable(game).then((last) => setDraft(last && draftOf(last, gameOf(game).seats)));
    }, [game]),
  );
  return draft;
}

const styles = StyleSheet.create({
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexGrow: 1,
    columnGap: space.panel,
  },
  again: { minHeight: touch.icon, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
