import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import type { Raw } from '@/games/rotterdam/cards/goods';
import { NONE } from '@/games/rotterdam/state';
import { HouseDevice } from '@/ui/art';
import { Glyph } from '@/ui/icons';
import { HOUSE_LOOKS, type House } from '@/ui/theme';
import { CrateShape } from './Crate';

/** The field that a barge is drawn in. */
export const BARGE = { width: 54, height: 36 } as const;
const bargeHeight = (width: number) => (width * BARGE.height) / BARGE.width;

const HULL = 'M1.5 13H52.5L48 29.6Q46.8 34 42 34H12.5Q8 34 6.6 29.6z';
const WHEELHOUSE = 'M6.5 13V5.5h12V13';
const PAPER = '#FAF2DF';
const SHADE = '#07161D';
const WARN_PAPER = '#F6DFC9';
const WARN_INK = '#6A2418';

export interface BargeProps {
  house: House;
  /** NONE where it is empty. */
  cargo: Raw;
  width: number;
  /** Where it would go. */
  hollow?: boolean | undefined;
  /** By the police. */
  held?: boolean | undefined;
}

/** Wheelhouse and house device aft, the cargo in a crate forward. */
export function Barge({ house, cargo, width, hollow = false, held = false }: BargeProps) {
  const line = hollow ? PAPER : SHADE;
  return (
    <Svg
      style={styles.fixed}
      width={width}
      height={bargeHeight(width)}
      viewBox={`0 0 ${BARGE.width} ${BARGE.height}`}
      aria-hidden
      pointerEvents="none"
    >
      {hollow && <Path d={HULL} fill="none" stroke={SHADE} strokeWidth={3.6} />}
      <Path d={WHEELHOUSE} fill={hollow ? 'none' : PAPER} stroke={line} strokeWidth={1.6} />
      <Path d={HULL} fill={hollow ? SHADE : HOUSE_LOOKS[house].colour} stroke={line} strokeWidth={1.8} />
      {hollow && <Path d={HULL} fill={HOUSE_LOOKS[house].colour} fillOpacity={0.55} />}
      <G transform="translate(3.6 14.4) scale(0.62)">
        <HouseDevice house={house} />
      </G>
      <G transform="translate(24.5 1.2)">
        <CrateShape raw={cargo === NONE ? undefined : cargo} hollow={hollow} />
      </G>
      {held && (
        <G transform="translate(9 26.6)">
          <Circle r={8.6} fill={WARN_PAPER} stroke={WARN_INK} strokeWidth={1.4} />
          <Glyph name="police-badge" x={0} y={0} size={13} colour={WARN_INK} />
        </G>
      )}
    </Svg>
  );
}

/** Its hull and its load without lines: hardly anything to draw, for the moment before there is time for all of it. */
export function PlainBarge({ house, cargo, width }: Pick<BargeProps, 'house' | 'cargo' | 'width'>) {
  const share = (of: number) => (of / BARGE.width) * width;
  return (
    <View style={{ width, height: bargeHeight(width) }}>
      <View
        style={[
          styles.plain,
          { left: share(3), top: share(13), width: share(48), height: share(21), borderRadius: share(6) },
          { backgroundColor: HOUSE_LOOKS[house].colour, borderColor: SHADE },
        ]}
      />
      {cargo !== NONE && (
        <View
          style={[
            styles.plain,
            { left: share(24.5), top: share(1.2), width: share(24), height: share(25) },
            { borderRadius: share(4.5), backgroundColor: PAPER, borderColor: SHADE },
          ]}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  plain: { position: 'absolute', borderWidth: 1.5 },
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
