import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { SavedGame } from '@/match/store';
import { HouseFlag } from '@/ui/art';
import { Button, Type } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import type { Navigator } from '@/ui/navigation/routes';
import { useSavedWords } from '@/ui/screens/saves/useSavedWords';
import { useText } from '@/ui/text';
import { radius, space, useLayout, useTheme } from '@/ui/theme';

/** The game that was left last, one tap away. */
export function ContinueCard({ game }: { game: SavedGame }) {
  const { home, saves } = useText();
  const { colour } = useTheme();
  const { device } = useLayout();
  const navigation = useNavigation<Navigator>();
  const { heading, status, players } = useSavedWords()(game);
  return (
    <View style={[styles.card, { backgroundColor: colour.paper }]}>
      <View style={[styles.words, device === 'phone' && styles.wholeLine]}>
        <Type variant="label" colour={colour.inkSoft}>
          {home.continue}
        </Type>
        <Type variant="prompt" size={22} heading={2} colour={colour.ink}>
          {heading}
        </Type>
        <Type variant="text" colour={colour.inkSoft}>
          {status}
        </Type>
      </View>
      <View accessible role="img" aria-label={saves.players({ names: players })} style={styles.flags}>
        {game.seats.map((seat) => (
          <HouseFlag key={seat.house} house={houseOf(seat)} width={game.seats.length > 4 ? 26 : 32} />
        ))}
      </View>
      <Button
        label={saves.continue}
        spoken={`${saves.continue}: ${heading}`}
        size="confirm"
        onPress={() => navigation.navigate('table', { id: game.id })}
        style={styles.button}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.panel,
    rowGap: space.group,
    paddingVertical: space.panel,
    paddingHorizontal: 18,
    borderRadius: radius.panel,
    boxShadow: '0 8px 24px rgba(0, 0, 0, 0.35)',
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 210, gap: 2 },
  wholeLine: { flexBasis: '100%' },
  flags: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  button: { marginLeft: 'auto' },
});
