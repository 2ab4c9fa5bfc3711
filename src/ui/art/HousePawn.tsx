import { StyleSheet } from 'react-native';
import Svg, { Ellipse, G, Path } from 'react-native-svg';
import { HouseDevice } from './HouseFlag';
import { HOUSE_LOOKS, type House } from '@/ui/theme';

const OUTLINE =
  'M20 2a9.5 9.5 0 0 1 6.6 16.3C30 24 32 32 33.5 38H38V47H2V38H6.5C8 32 10 24 13.4 18.3A9.5 9.5 0 0 1 20 2z';
const SHADE = '#17130B';
const LIGHT = '#FFFFFF';

/** So wide is the field of the drawing for its height. */
const RATIO = 1.25;
export const pawnHeight = (width: number) => width * RATIO;

interface HousePawnProps {
  house: House;
  /** Its width. */
  size: number;
  /** Drawn around it, so that it stands free of what lies behind. */
  halo?: string | undefined;
  /** Only its outline, in this colour: it stands elsewhere now. */
  hollow?: string | undefined;
}

/** The pawn of a house, with its device. */
export function HousePawn({ house, size, halo, hollow }: HousePawnProps) {
  return (
    <Svg
      style={styles.fixed}
      width={size}
      height={pawnHeight(size)}
      viewBox="0 0 40 50"
      aria-hidden
      pointerEvents="none"
    >
      {hollow !== undefined && (
        <Path d={OUTLINE} fill="none" stroke={hollow} strokeWidth={3} strokeLinejoin="round" />
      )}
      {hollow === undefined && <Whole house={house} halo={halo} />}
    </Svg>
  );
}

function Whole({ house, halo }: Pick<HousePawnProps, 'house' | 'halo'>) {
  return (
    <>
      <Ellipse cx={20} cy={46.6} rx={19} ry={3.2} fill={SHADE} fillOpacity={0.35} />
      {halo !== undefined && (
        <Path d={OUTLINE} fill={halo} stroke={halo} strokeWidth={6} strokeLinejoin="round" />
      )}
      <Path d={OUTLINE} fill={HOUSE_LOOKS[house].colour} stroke={SHADE} strokeWidth={1.8} />
      <Path d="M20 4a7.5 7.5 0 0 1 5 13" fill="none" stroke={LIGHT} strokeOpacity={0.35} strokeWidth={1.6} />
      <G transform="translate(8.6 25.4) scale(0.67)">
        <HouseDevice house={house} />
      </G>
    </>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
