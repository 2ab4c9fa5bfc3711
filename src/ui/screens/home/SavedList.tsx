import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { SavedGame } from '@/match/store';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import type { Navigator } from '@/ui/navigation/routes';
import { useSavedWords } from '@/ui/screens/saves/useSavedWords';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';

interface SavedListProps {
  latest: readonly SavedGame[];
  /** How many there are altogether. */
  all: number;
}

/** The latest saved games, and the way to all of them. */
export function SavedList({ latest, all }: SavedListProps) {
  const { home } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  return (
    <View>
      <View style={styles.head}>
        <Type variant="label" heading={2} colour={colour.textSoft}>
          {home.savedGames}
        </Type>
        <Touchable
          role="link"
          label={home.allSaved({ count: all })}
          onPress={() => navigation.navigate('saves')}
          style={styles.all}
        >
          <Type variant="button" size={16} colour={colour.action}>
            {home.allSaved({ count: all })}
          </Type>
        </Touchable>
      </View>
      <View style={styles.games}>
        {latest.map((game) => (
          <SavedLink key={game.id} game={game} />
        ))}
      </View>
    </View>
  );
}

function SavedLink({ game }: { game: SavedGame }) {
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const { heading, status, players } = useSavedWords()(game);
  return (
    <Touchable
      role="link"
      label={`${heading}. ${players}. ${status}`}
      onPress={() => navigation.navigate(game.over ? 'results' : 'table', { id: game.id })}
      style={[styles.game, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <View style={styles.words}>
        <Type variant="cardTitle">{heading}</Type>
        <Type variant="text" colour={colour.textSoft}>
          {players}
        </Type>
      </View>
      <Icon name="forward" size={24} colour={colour.text} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.group,
    zIndex: 1,
  },
  // As high as a finger needs, without moving what stands around it.
  all: {
    minWidth: touch.icon,
    minHeight: touch.icon,
    marginVertical: -10,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
  games: { flexDirection: 'row', flexWrap: 'wrap', gap: space.panel },
  game: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 240,
    minHeight: 66,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: 6,
    borderWidth: 1,
    borderRadius: 9,
  },
  words: { flex: 1 },
});
