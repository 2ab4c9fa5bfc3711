import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { FIRST_GAME } from '@/ui/boards';
import { Touchable, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

/** The longest of their words fits into it. */
const NARROWEST = 112;
const WIDEST = 170;

/** How many stand beside each other, so that no row is left with a single one where it can be helped. */
function columnsFor(count: number, room: number, narrowest: number): number {
  const fitting = Math.max(1, Math.floor((room + space.group) / (narrowest + space.group)));
  return Math.ceil(count / Math.ceil(count / fitting));
}

interface QuickLinksProps {
  /** How wide they may become together. */
  room: number;
}

/** The ways from home to everything but a game: always the same, so that none moves away under the finger. */
export function QuickLinks({ room }: QuickLinksProps) {
  const { home, learn } = useText();
  const { fontScale } = useTheme();
  const navigation = useNavigation<Navigator>();
  const links: readonly QuickLinkProps[] = [
    { icon: 'sail', label: home.savedGames, onPress: () => navigation.navigate('saves') },
    {
      icon: 'lighthouse',
      label: learn.title,
      onPress: () => navigation.navigate('learn', { game: FIRST_GAME }),
    },
    {
      icon: 'rule-book',
      label: home.rules,
      onPress: () => navigation.navigate('rules', { game: FIRST_GAME }),
    },
    { icon: 'laurels', label: home.records, onPress: () => navigation.navigate('records') },
    { icon: 'cog', label: home.settings, onPress: () => navigation.navigate('settings') },
    { icon: 'quill-ink', label: home.credits, onPress: () => navigation.navigate('credits') },
  ];
  const narrowest = NARROWEST * fontScale;
  const columns = columnsFor(links.length, room, narrowest);
  const inOneRow = columns === links.length;
  const whole = links.length * (narrowest + space.group) - space.group;
  return (
    <View style={[styles.links, inOneRow ? { flexBasis: whole, maxWidth: 640 } : styles.rows]}>
      {links.map((link) => (
        <View
          key={link.label}
          style={[styles.cell, inOneRow ? styles.narrow : { flexBasis: `${100 / columns - 4}%` }]}
        >
          <QuickLink {...link} />
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

function QuickLink({ icon, label, onPress }: QuickLinkProps) {
  const { colour } = useTheme();
  return (
    <Touchable
      role="link"
      label={label}
      onPress={onPress}
      style={[styles.link, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <Icon name={icon} size={28} colour={colour.text} />
      <Type variant="button" size={16} align="center">
        {label}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  links: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.group,
    flexGrow: 1,
    flexShrink: 1,
  },
  rows: { flexBasis: '100%' },
  cell: { flexGrow: 1, flexShrink: 1 },
  narrow: { flexBasis: 80, maxWidth: WIDEST },
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
