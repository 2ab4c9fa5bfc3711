import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { GAME_IDS } from '@/games';
import type { SavedGame } from '@/match/store';
import { FIRST_GAME } from '@/ui/boards';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Screen, useMargin } from '@/ui/components';
import { NewKeepingNotice } from '@/ui/screens/saves/KeepingNotice';
import { useMatchAhead } from '@/ui/match/useMatchAhead';
import { useSavedGames } from '@/ui/screens/saves/useSavedGames';
import { useLayout } from '@/ui/theme';
import { ContinueCard } from './ContinueCard';
import { GameTile } from './GameTile';
import { hasRoom, Hero } from './Hero';
import { LearnCard } from './LearnCard';
import { QuickLinks } from './QuickLinks';
import { SavedList } from './SavedList';

const GAP = 14;
/** Narrower windows scroll sideways rather than turn drawings inside out. */
const NARROWEST = 240;

/** Where the tiles stand one below the other, the ways to everything else stand before them: nobody scrolls past three games. */
export function HomeScreen() {
  const { device, landscape, width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const { saves } = useSavedGames();
  const games = saves?.games ?? [];
  const last = games.find(({ over }) => !over);
  useBoardAhead(last?.game);
  useMatchAhead(last);
  const all = (saves?.games.length ?? 0) + (saves?.unreadable.length ?? 0);
  const more = { others: games.filter((game) => game !== last), all };
  const isNew = saves !== undefined && all === 0;
  const goOn = last ? <ContinueCard game={last} /> : isNew && <LearnCard game={FIRST_GAME} />;
  const across = Math.max(NARROWEST, width - 2 * margin - insets.left - insets.right);

  if (device === 'phone' && landscape) {
    const heroWidth = Math.round(across * 0.4);
    const heroHeight = height - 2 * margin - insets.top - insets.bottom;
    return (
      <Screen>
        <View style={styles.twoPanes}>
          <Hero width={heroWidth} height={heroHeight} />
          <View style={styles.pane}>
            {goOn}
            <NewKeepingNotice />
            <QuickLinks room={across - heroWidth - GAP} />
            <Tiles width={across - heroWidth - GAP} beside />
            <Others {...more} />
          </View>
        </View>
      </Screen>
    );
  }

  const columns = device === 'tablet' && landscape;
  return (
    <Screen>
      <View style={styles.pane}>
        <Hero width={across} height={heroHeight(device, columns, across, height)}>
          {hasRoom(across) && goOn}
        </Hero>
        {!hasRoom(across) && goOn}
        <NewKeepingNotice />
        {!columns && <QuickLinks room={across} />}
        <Tiles width={columns ? (across - 2 * GAP) / 3 : across} beside={device === 'tablet' && !columns} />
        <View style={styles.foot}>
          <Others {...more} />
          {columns && <QuickLinks room={across} />}
        </View>
      </View>
    </Screen>
  );
}

function heroHeight(device: 'phone' | 'tablet', wide: boolean, across: number, height: number): number {
  if (device === 'phone') return Math.round(across * 0.76);
  return Math.round(wide ? Math.min(340, Math.max(240, height * 0.358)) : across * 0.5);
}

function Tiles({ width, beside }: { width: number; beside: boolean }) {
  return (
    <View style={styles.tiles}>
      {GAME_IDS.map((game) => (
        <GameTile key={game} game={game} width={width} beside={beside} />
      ))}
    </View>
  );
}

interface OthersProps {
  /** Saved games beside the one to continue. */
  others: readonly SavedGame[];
  /** How many saves there are, whatever their state. */
  all: number;
}

function Others({ others, all }: OthersProps) {
  return others.length > 0 && <SavedList latest={others.slice(0, 2)} all={all} />;
}

const styles = StyleSheet.create({
  twoPanes: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  pane: { flexGrow: 1, flexShrink: 1, gap: GAP },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: GAP,
  },
});
