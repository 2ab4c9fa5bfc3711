import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { SavedGame } from '@/match/store';
import { HouseFlag } from '@/ui/art';
import { houseOf } from '@/ui/houseOf';
import type { Navigator } from '@/ui/navigation/routes';
import { useSavedWords } from '@/ui/screens/saves/useSavedWords';
import { useText } from '@/ui/text';
import { HeroCard } from './HeroCard';

/** The game that was left last, one tap away. */
export function ContinueCard({ game }: { game: SavedGame }) {
  const { home, saves } = useText();
  const navigation = useNavigation<Navigator>();
  const { heading, status, players } = useSavedWords()(game);
  return (
    <HeroCard
      label={home.continue}
      heading={heading}
      about={status}
      mark={
        <View accessible role="img" aria-label={saves.players({ names: players })} style={styles.flags}>
          {game.seats.map((seat) => (
            <HouseFlag key={seat.house} house={houseOf(seat)} width={game.seats.length > 4 ? 22 : 32} />
          ))}
        </View>
      }
      button={{
        label: saves.continue,
        spoken: `${saves.continue}: ${heading}`,
        onPress: () => navigation.navigate('table', { id: game.id }),
      }}
    />
  );
}

const styles = StyleSheet.create({
  flags: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
