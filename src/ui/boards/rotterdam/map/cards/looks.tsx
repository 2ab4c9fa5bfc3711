import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { RAW_PRICES, type Harbour } from '@/games/rotterdam/cards/goods';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { Zone } from '../../../kit/motion';
import { tradeLook } from '../../art/trades';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import type { Ghost } from '../marks';
import { Berths, Factories, FullPrices, RawTrack, ruled, SmallPrices } from './parts';

export interface LookProps {
  harbour: Harbour;
  width: number;
  height: number;
  /** Ships that would come in. */
  ghosts: readonly Ghost[];
}

const WHITE = '#FFFFFF';
/** Below this width a name has room only in its smallest size. */
const NARROW = 84;
/** Below this a name and a ship need all of it. */
const ROOMY = 120;
/** Vulkaan is so many times as wide as its type is high. */
const LONGEST_NAME = 3.5;
const SMALLEST_NAME = 14;
/** On a lane's card of this width the longest product has room beside a price with its currency. */
const PRICED_FROM = 352;

interface BandProps {
  harbour: Harbour;
  width: number;
  height: number;
  size: number;
  icon: number;
  /** The raw material's units come and go at its icon where there is no track. */
  trackless?: boolean;
  children?: ReactNode;
}

/** The name of a harbour on its trade's ink. */
function Band({ harbour, width, height, size, icon, trackless = false, children }: BandProps) {
  const { words } = useBoard();
  const look = tradeLook(harbour);
  const emblem = <Icon name={look.icon} size={icon} colour={WHITE} />;
  const [side, gap] = width < NARROW || (icon === 0 && width < ROOMY) ? [2, 2] : [5, 4];
  const room = width - 2 * side - (icon > 0 ? icon + gap : 0);
  return (
    <View style={[styles.band, { height, paddingHorizontal: side, gap }]}>
      <Hatched ink={look.ink} width={width} height={height} />
      {icon > 0 && (trackless ? <Zone name={zone.raw(harbour)}>{emblem}</Zone> : emblem)}
      <Type
        variant="cardTitle"
        size={Math.min(size, Math.max(SMALLEST_NAME, Math.floor(room / LONGEST_NAME)))}
        maxScale={1}
        colour={WHITE}
        style={styles.name}
        oneLine
      >
        {words.harbour(harbour)}
      </Type>
      {children}
    </View>
  );
}

/** Factories of a small card; where no ship lies, all of them have room beside each other. */
const CHIP = 17;
const APART = -1;

/** On a phone: name, prices, factories and berths in three lines. */
export function SmallCard({ harbour, width, ghosts }: LookProps) {
  const { view } = useBoard();
  const factories = view.factories[harbour]?.length ?? 0;
  const crowded = factories > 1;
  const roomy = width >= NARROW && ghosts.length === 0 && (view.harbours[harbour]?.length ?? 0) === 0;
  return (
    <>
      <Band
        harbour={harbour}
        width={width}
        height={24}
        size={width < NARROW ? 14 : 16}
        icon={width < NARROW ? 14 : 17}
        trackless
      />
      <View style={styles.smallPrices}>
        <SmallPrices harbour={harbour} size={width < NARROW ? 16 : 19} />
      </View>
      <View style={[styles.smallFoot, ruled]}>
        <Factories
          harbour={harbour}
          size={CHIP}
          overlap={roomy ? APART : factories > 2 ? 9 : 4}
          sites="next"
        />
        <Berths
          harbour={harbour}
          ghosts={ghosts}
          size={crowded ? 28 : 32}
          most={crowded || width < NARROW ? 1 : 2}
          overlap={16}
        />
      </View>
    </>
  );
}

/** In a low window: without the factories' line, ships in the band. */
export function LowCard({ harbour, width, height, ghosts }: LookProps) {
  const { view } = useBoard();
  const ships = (view.harbours[harbour]?.length ?? 0) + ghosts.length;
  const narrow = width < NARROW;
  return (
    <>
      <Band
        harbour={harbour}
        width={width}
        height={24}
        size={narrow || ships > 0 ? 14 : 16}
        icon={ships > 0 ? 0 : narrow ? 14 : 16}
        trackless
      >
        {ships > 0 && (
          <Berths harbour={harbour} ghosts={ghosts} size={26} most={narrow || ships > 1 ? 0 : 1} onInk />
        )}
      </Band>
      <View style={[styles.smallPrices, { height: height - 24 }]}>
        <SmallPrices harbour={harbour} size={narrow ? 16 : 18} />
      </View>
    </>
  );
}

/** On a phone on its side: two lines. */
export function LevelCard({ harbour, width, height, ghosts }: LookProps) {
  const { view } = useBoard();
  const factories = view.factories[harbour]?.length ?? 0;
  const ships = (view.harbours[harbour]?.length ?? 0) + ghosts.length;
  const narrow = width < 128;
  return (
    <>
      <Band
        harbour={harbour}
        width={width}
        height={25}
        size={16}
        icon={ships > (narrow ? 0 : 1) ? 0 : 17}
        trackless
      >
        <Berths
          harbour={harbour}
          ghosts={ghosts}
          size={narrow ? 26 : 30}
          most={narrow ? 1 : 2}
          overlap={10}
          onInk
        />
      </Band>
      <View style={[styles.levelFoot, { height: height - 25 }]}>
        <View style={styles.grows}>
          <SmallPrices harbour={harbour} size={18} />
        </View>
        <Factories
          harbour={harbour}
          size={16}
          overlap={factories > 2 ? 10 : 6}
          sites={factories < 2 && !narrow ? 'next' : 'none'}
        />
      </View>
    </>
  );
}

/** On a tablet: raw track, both prices, sites and berths in a lane. */
export function LaneCard({ harbour, width, height, ghosts }: LookProps) {
  const { words, text, view } = useBoard();
  const { colour } = useTheme();
  const look = tradeLook(harbour);
  const ships = (view.harbours[harbour]?.length ?? 0) + ghosts.length;
  const band = width < 340 ? 30 : 38;
  const inside = width - band - 16;
  const units = RAW_PRICES[harbour]?.length ?? 1;
  return (
    <View style={styles.lane}>
      <View style={[styles.sideBand, { width: band, height }]}>
        <Hatched ink={look.ink} width={band} height={height} />
        <Icon name={look.icon} size={band - 12} colour={WHITE} />
      </View>
      <View style={styles.rows}>
        <View style={styles.laneRow}>
          <Type
            variant="cardTitle"
            size={width < 340 ? 18 : 21}
            maxScale={1}
            colour={colour.ink}
            style={styles.laneName}
          >
            {words.harbour(harbour)}
          </Type>
          <Icon name="factory" size={17} colour={colour.inkSoft} />
          <View style={styles.factories}>
            <Factories harbour={harbour} size={22} sites="all" />
          </View>
          {ships > 0 ? (
            <Berths harbour={harbour} ghosts={ghosts} size={width < 340 ? 34 : 42} most={2} overlap={14} />
          ) : (
            width >= 340 && (
              <Type variant="aside" size={16} maxScale={1} colour={colour.inkSoft}>
                {text.map.noShipIn}
              </Type>
            )
          )}
        </View>
        <View style={[styles.laneRow, ruled]}>
          <Type
            variant="cardLineStrong"
            size={15}
            maxScale={1}
            colour={colour.ink}
            style={styles.name}
            oneLine
          >
            {words.raw(harbour)}
          </Type>
          <RawTrack harbour={harbour} cell={Math.min(24, (inside - 84) / units - 2)} />
        </View>
        <View style={[styles.laneRow, ruled]}>
          <FullPrices harbour={harbour} stacked={false} narrow={width < PRICED_FROM} />
        </View>
      </View>
    </View>
  );
}

/** On a tablet held upright: the same below one another. */
export function ColumnCard({ harbour, width, ghosts }: LookProps) {
  const { view } = useBoard();
  const { colour } = useTheme();
  const narrow = width < 165;
  const ships = (view.harbours[harbour]?.length ?? 0) + ghosts.length;
  const units = RAW_PRICES[harbour]?.length ?? 1;
  return (
    <>
      <Band
        harbour={harbour}
        width={width}
        height={36}
        size={narrow ? 18 : 20}
        icon={narrow ? (ships > 1 ? 0 : 18) : 22}
      >
        <Berths
          harbour={harbour}
          ghosts={ghosts}
          size={narrow ? 30 : 37}
          most={narrow ? 1 : 2}
          overlap={18}
          onInk
        />
      </Band>
      <View style={styles.columnTrack}>
        <RawTrack harbour={harbour} cell={Math.min(32, (width - 14) / units - 2)} />
      </View>
      <View style={[styles.columnPrices, ruled]}>
        <FullPrices harbour={harbour} stacked narrow={width < 170} />
      </View>
      <View style={[styles.columnFoot, ruled]}>
        <Icon name="factory" size={18} colour={colour.inkSoft} />
        <Factories harbour={harbour} size={21} sites="all" />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  band: { flexDirection: 'row', alignItems: 'center', zIndex: 0 },
  name: { flex: 1, minWidth: 0 },
  smallPrices: { height: 27, paddingHorizontal: 2, justifyContent: 'center' },
  smallFoot: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: 4,
  },
  levelFoot: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4, gap: 3 },
  grows: { flex: 1 },
  lane: { flex: 1, flexDirection: 'row' },
  sideBand: { alignItems: 'center', justifyContent: 'center', zIndex: 0 },
  rows: { flex: 1, paddingHorizontal: 8 },
  laneRow: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 4 },
  laneName: { width: 82 },
  factories: { flex: 1, flexDirection: 'row' },
  columnTrack: { height: 30, paddingHorizontal: 7, justifyContent: 'center' },
  columnPrices: { flex: 1, marginHorizontal: 7, paddingVertical: 3 },
  columnFoot: { height: 29, marginHorizontal: 7, flexDirection: 'row', alignItems: 'center', gap: 5 },
});
