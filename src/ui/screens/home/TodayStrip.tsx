import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { InkEmblem } from '@/ui/art';
import { entryOf } from '@/ui/boards';
import { Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import type { SavedGames } from '@/ui/screens/saves/useSavedGames';
import { useText } from '@/ui/text';
import { useDays, type Days } from '@/ui/today/useDays';
import { useDayWords } from '@/ui/today/useDayWords';
import { space, touch, useTheme } from '@/ui/theme';

const EMBLEM = 30;
/** From here on the title stands before the games. */
const ONE_ROW = 700;

/** A game needs this much for its name beside its sign; with less, the sign stands above. */
const BESIDE = 150;

interface TodayStripProps {
  /** How wide it may become. */
  room: number;
  /** Of this device, once they are read. */
  saves: SavedGames | undefined;
}

/** Today's deal of each game, and how it went. */
export function TodayStrip({ room, saves }: TodayStripProps) {
  const { today: text } = useText();
  const { colour, fontScale } = useTheme();
  const days = useDays(saves);
  const above = room < GAME_IDS.length * BESIDE * fontScale;
  return (
    <View style={styles.strip}>
      <Type
        variant="label"
        heading={2}
        colour={colour.textSoft}
        style={room < ONE_ROW * fontScale && styles.title}
      >
        {text.title}
      </Type>
      <View style={styles.games}>
        {GAME_IDS.map((game) => (
          <TodayLink key={game} game={game} days={days} above={above} />
        ))}
      </View>
    </View>
  );
}

interface TodayLinkProps {
  game: GameId;
  days: Days | undefined;
  above: boolean;
}

function TodayLink({ game, days, above }: TodayLinkProps) {
  const { today: text } = useText();
  const { colour, fontScale } = useTheme();
  const navigation = useNavigation<Navigator>();
  const words = useDayWords();
  const name = useGameWords()(game).name;
  const { ink, emblem } = entryOf(game);
  const standing = days?.standing(game, days.today);
  return (
    <Touchable
      role="link"
      label={text.spoken({ game: name, what: standing === undefined ? '' : words.whole(standing) })}
      onPress={() => navigation.navigate('today', { game })}
      style={[
        styles.game,
        above && styles.above,
        { borderColor: colour.line, backgroundColor: colour.panel, flexBasis: 100 * fontScale },
      ]}
    >
      <InkEmblem ink={ink} emblem={emblem} size={EMBLEM} ring={colour.text} />
      <View style={styles.words}>
        <Type variant="button" size={16} align={above ? 'center' : 'left'}>
          {name}
        </Type>
        <Type variant="cardLine" colour={colour.textSoft} align={above ? 'center' : 'left'}>
          {standing === undefined ? ' ' : words.brief(standing)}
        </Type>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 14, rowGap: space.half },
  title: { width: '100%' },
  games: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 320,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.group,
  },
  game: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    paddingHorizontal: space.group,
    paddingVertical: 4,
    borderWidth: 1,
    borderRadius: 9,
  },
  above: { flexDirection: 'column', gap: 3, paddingVertical: 6 },
  words: { flexShrink: 1 },
});
