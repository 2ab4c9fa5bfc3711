import { StyleSheet } from 'react-native';
import Svg, { Circle, Ellipse, G, Path } from 'react-native-svg';
import { HOUSE_LOOKS, type House } from '@/ui/theme';

const SHADE = '#1A1712';
const BRASS = '#D9B25A';

/** The device alone, in a field of 40 × 28, for pieces that carry it without the cloth. */
export function HouseDevice({ house }: { house: House }) {
  const { device } = HOUSE_LOOKS[house];
  switch (house) {
    case 'ball':
      return <Circle cx={17} cy={14} r={7} fill={device} />;
    case 'star':
      return (
        <Path d="M17 5l2.6 6 6.4.5-4.9 4.2 1.5 6.3L17 18.6 11.4 22l1.5-6.3L8 11.5l6.4-.5z" fill={device} />
      );
    case 'saltire':
      return <Path d="M8 6L26 22M26 6L8 22" stroke={device} strokeWidth={4.4} />;
    case 'diamond':
      return <Path d="M17 4L27 14 17 24 7 14z" fill={device} />;
    case 'bars':
      return <Path d="M9 5V23M17 5V23M25 5V23" stroke={device} strokeWidth={3.6} />;
  }
}

function Cloth({ house }: { house: House }) {
  return (
    <>
      <Path d="M0 0H40L33 14 40 28H0z" fill={HOUSE_LOOKS[house].colour} />
      <Path
        d="M.6.6H39L32.4 14 39 27.4H.6z"
        fill="none"
        stroke={SHADE}
        strokeOpacity={0.5}
        strokeWidth={1.2}
      />
      <HouseDevice house={house} />
    </>
  );
}

export interface HouseFlagProps {
  house: House;
  width: number;
}

/** Never alone: the player's name stands beside it. */
export function HouseFlag({ house, width }: HouseFlagProps) {
  return (
    <Svg
      style={styles.fixed}
      width={width}
      height={width * 0.7}
      viewBox="0 0 40 28"
      aria-hidden
      pointerEvents="none"
    >
      <Cloth house={house} />
    </Svg>
  );
}

export interface PlantedFlagProps {
  house: House;
  height: number;
}

export const plantedWidth = (height: number) => height * 0.92;

/** The piece of a house: its flag on a pole, planted where a card was taken. */
export function PlantedFlag({ house, height }: PlantedFlagProps) {
  return (
    <Svg width={plantedWidth(height)} height={height} viewBox="0 0 46 50" aria-hidden pointerEvents="none">
      <Ellipse cx={5} cy={47} rx={5} ry={2.4} fill={SHADE} />
      <Path d="M5 2V46" stroke={SHADE} strokeWidth={3.4} />
      <Path d="M5 2V46" stroke={BRASS} strokeWidth={1.8} />
      <G transform="translate(6 2) scale(0.95)">
        <Cloth house={house} />
      </G>
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
