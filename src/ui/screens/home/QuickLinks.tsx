import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '@/games';
import { Touchable, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import type { Navigator } from '@/ui/navigation/routes';
import { useCourseAhead } from '@/ui/screens/learn/useCourseAhead';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';

/** The longest of their words fits into it. */
const NARROWEST = 112;
/** The same beside an icon. */
const NARROWEST_FLAT = 150;

/** How many stand beside each other, so that no row is left with a single one where it can be helped. */
function columnsFor(count: number, room: number, narrowest: number): number {
  const fitting = Math.max(1, Math.floor((room + space.group) / (narrowest + space.group)));
  return Math.ceil(count / Math.ceil(count / fitting));
}

interface QuickLinksProps {
  /** The one that was played last: books and puzzles open at it. */
  game: GameId;
  /** How wide they may become together. */
  room: number;
  /** In one row, each icon beside its words where they fit: a wide window has more room across than down. */
  flat?: boolean;
}

/** The ways from home to everything but a game: always the same, so that none moves away under the finger. */
export function QuickLinks({ game, room, flat: wide = false }: QuickLinksProps) {
  const { home, learn, puzzles } = useText();
  const { fontScale } = useTheme();
  const navigation = useNavigation<Navigator>();
  const course = useCourseAhead(game);
  const links: readonly QuickLinkProps[] = [
    { icon: 'sail', label: home.savedGames, onPress: () => navigation.navigate('saves') },
    {
      icon: 'lighthouse',
      label: learn.title,
      onPress: () => navigation.navigate('learn', { game: course }),
    },
    {
      icon: 'compass',
      label: puzzles.title,
      onPress: () => navigation.navigate('puzzles', { game }),
    },
    {
      icon: 'rule-book',
      label: home.rules,
      onPress: () => navigation.navigate('rules', { game }),
    },
    { icon: 'laurels', label: home.records, onPress: () => navigation.navigate('records') },
    { icon: 'cog', label: home.settings, onPress: () => navigation.navigate('settings') },
  ];
  const narrowest = NARROWEST * fontScale;
  const flat = wide && room >= links.length * NARROWEST_FLAT * fontScale;
  const columns = flat ? links.length : columnsFor(links.length, room, narrowest);
  return (
    <View style={[styles.links, flat && styles.oneRow]}>
      {links.map((link) => (
        <View
          key={link.label}
          style={[styles.cell, flat ? styles.share : { flexBasis: `${100 / columns - 4}%` }]}
        >
          <QuickLink {...link} flat={flat} />
        </View>
      ))}
    </View>
  );
}

interface QuickLinkProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function QuickLink({ icon, label, onPress, flat }: QuickLinkProps & { flat: boolean }) {
  const { colour } = useTheme();
  return (
    <Touchable
      role="link"
      label={label}
      onPress={onPress}
      style={[styles.link, flat && styles.flat, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <Icon name={icon} size={flat ? 24 : 28} colour={colour.text} />
      <Type variant="button" size={16} align={flat ? 'left' : 'center'} style={styles.words}>
        {label}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  links: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.group,
  },
  oneRow: { flexWrap: 'nowrap' },
  cell: { flexGrow: 1, flexShrink: 1 },
  share: { flexBasis: 0 },
  flat: { minHeight: touch.icon, flexDirection: 'row', gap: space.group },
  words: { flexShrink: 1 },
  link: {
    flexGrow: 1,
    minHeight: 66,
    paddingHorizontal: 8,
    paddingVertical: 6,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderWidth: 1,
    borderRadius: 9,
  },
});
