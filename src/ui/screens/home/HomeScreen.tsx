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
import { GameTile, type GameTileProps } from './GameTile';
import { hasRoom, Hero } from './Hero';
import { LearnCard } from './LearnCard';
import { QuickLinks } from './QuickLinks';
import { SavedList } from './SavedList';
import { TodayStrip } from './TodayStrip';

const GAP = 14;
/** A lower window has all buttons in sight beside smaller pictures. */
const LOW_BELOW = 900;

/**
 * The ways to everything else stand before the games: nobody scrolls past three of them. On phones the posters are low and
 * today's deal stands below, so that the games begin in sight too.
 */
export function HomeScreen() {
  const { device, landscape, width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const { saves } = useSavedGames();
  const games = saves?.games ?? [];
  const played = games[0]?.game ?? FIRST_GAME;
  const last = games.find(({ over }) => !over);
  useBoardAhead(last?.game);
  useMatchAhead(last);
  const all = (saves?.games.length ?? 0) + (saves?.unreadable.length ?? 0);
  const more = { others: games.filter((game) => game !== last), all };
  const isNew = saves !== undefined && all === 0;
  const goOn = last ? <ContinueCard game={last} /> : isNew && <LearnCard game={FIRST_GAME} />;
  const across = width - 2 * margin - insets.left - insets.right;

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
            <QuickLinks game={played} room={across - heroWidth - GAP} />
            <Tiles width={across - heroWidth - GAP} poster="slip" />
            <TodayStrip room={across - heroWidth - GAP} saves={saves} />
            <Others {...more} />
          </View>
        </View>
      </Screen>
    );
  }

  const columns = device === 'tablet' && landscape;
  const low = device === 'phone';
  const today = <TodayStrip room={across} saves={saves} />;
  return (
    <Screen>
      <View style={styles.pane}>
        <Hero width={across} height={heroHeight(device, columns, across, height)}>
          {hasRoom(across) && goOn}
        </Hero>
        {!hasRoom(across) && goOn}
        <NewKeepingNotice />
        {!low && today}
        <QuickLinks game={played} room={across} flat={columns} />
        <Tiles
          width={columns ? (across - 2 * GAP) / 3 : across}
          poster={low ? 'slip' : !columns ? 'beside' : height < LOW_BELOW ? 'low' : 'tall'}
        />
        {low && today}
        <Others {...more} />
      </View>
    </Screen>
  );
}

function heroHeight(device: 'phone' | 'tablet', wide: boolean, across: number, height: number): number {
  if (device === 'phone') return Math.round(across * 0.46);
  return Math.round(wide ? Math.min(340, Math.max(240, height * 0.315)) : across * 0.5);
}

function Tiles(look: Omit<GameTileProps, 'game'>) {
  return (
    <View style={styles.tiles}>
      {GAME_IDS.map((game) => (
        <GameTile key={game} game={game} {...look} />
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
});
