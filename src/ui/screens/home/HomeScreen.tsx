import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Screen, Type, useMargin } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';
import { GAMES_ON_SHOW } from './games';
import { GameTile } from './GameTile';
import { Hero } from './Hero';
import { QuickLink } from './QuickLink';

const GAP = 14;
/** Narrower windows scroll sideways rather than turn drawings inside out. */
const NARROWEST = 240;

export function HomeScreen() {
  const { device, landscape, width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const across = Math.max(NARROWEST, width - 2 * margin - insets.left - insets.right);

  if (device === 'phone' && landscape) {
    const heroWidth = Math.round(across * 0.4);
    const heroHeight = height - 2 * margin - insets.top - insets.bottom;
    return (
      <Screen>
        <View style={styles.twoPanes}>
          <Hero width={heroWidth} height={heroHeight} />
          <View style={styles.pane}>
            <Tiles width={across - heroWidth - GAP} beside />
            <Foot />
          </View>
        </View>
      </Screen>
    );
  }

  const columns = device === 'tablet' && landscape;
  return (
    <Screen>
      <View style={styles.pane}>
        <Hero width={across} height={heroHeight(device, columns, across, height)} />
        <Tiles width={columns ? (across - 2 * GAP) / 3 : across} beside={device === 'tablet' && !columns} />
        <Foot />
      </View>
    </Screen>
  );
}

function heroHeight(device: 'phone' | 'tablet', wide: boolean, across: number, height: number): number {
  if (device === 'phone') return Math.round(across * 0.76);
  return Math.round(wide ? Math.min(340, Math.max(240, height * 0.395)) : across * 0.5);
}

function Tiles({ width, beside }: { width: number; beside: boolean }) {
  return (
    <View style={styles.tiles}>
      {GAMES_ON_SHOW.map((game) => (
        <GameTile key={game.id} game={game} width={width} beside={beside} />
      ))}
    </View>
  );
}

function Foot() {
  const { home } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  return (
    <View style={styles.links}>
      <Type variant="aside" colour={colour.textSoft} style={styles.notice}>
        {home.notice}
      </Type>
      <QuickLink icon="cog" label={home.settings} onPress={() => navigation.navigate('settings')} />
      <QuickLink icon="quill-ink" label={home.credits} onPress={() => navigation.navigate('credits')} />
    </View>
  );
}

const styles = StyleSheet.create({
  twoPanes: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  pane: { flexGrow: 1, flexShrink: 1, gap: GAP },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  links: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.group },
  notice: { flexGrow: 1, flexBasis: 280, paddingVertical: space.half },
});
