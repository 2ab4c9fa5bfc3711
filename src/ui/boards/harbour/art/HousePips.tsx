import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { useTheme } from '@/ui/theme';
import { Appearing, useGrown } from '../../kit/motion';

const HOUSE = 'M2 15V7L8 1.6 14 7v8z';
const FIELD = 16;

interface HousePipProps {
  built: boolean;
  size: number;
  colour: string;
}

/** A bought building, or the outline of one that is still to come. */
export function HousePip({ built, size, colour }: HousePipProps) {
  return (
    <Svg
      style={styles.fixed}
      width={size}
      height={size}
      viewBox={`0 0 ${FIELD} ${FIELD}`}
      aria-hidden
      pointerEvents="none"
    >
      <Path
        d={HOUSE}
        fill={built ? colour : 'none'}
        stroke={colour}
        strokeWidth={1.5}
        strokeLinejoin="round"
        {...(built ? {} : { strokeDasharray: [2.2, 1.6] })}
      />
    </Svg>
  );
}

/** The brass of a warning that one more ends the game, where it has to be read on a light table. */
export const BRASS_ON_TABLE = { dark: '#DDB65C', light: '#7A5A12' } as const;

/** A pip fills while the laurel rolls. */
const FILLS = { apart: 70, lasts: 300 } as const;

interface HousePipsProps {
  /** How many buildings were bought. */
  bought: number;
  size?: number;
}

/** How near somebody is to the fourth building: in brass where one more ends the game. Words stand beside it. */
export function HousePips({ bought, size = 13 }: HousePipsProps) {
  const { colour, scheme } = useTheme();
  const shown = useGrown(bought, FILLS);
  const drawn = bought >= BOUGHT_TO_END - 1 ? BRASS_ON_TABLE[scheme] : colour.textSoft;
  return (
    <View style={styles.pips}>
      {Array.from({ length: BOUGHT_TO_END }, (_, pip) => (
        <View key={pip}>
          <HousePip built={pip < shown} size={size} colour={drawn} />
          {pip >= shown && pip < bought && (
            <Appearing
              after={(pip - shown) * FILLS.apart}
              lasts={FILLS.lasts}
              testID="filling"
              style={styles.over}
            >
              <HousePip built size={size} colour={drawn} />
            </Appearing>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', inset: 0 },
  pips: { flexDirection: 'row', gap: 2, alignItems: 'center' },
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
