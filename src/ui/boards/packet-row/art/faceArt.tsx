import { StyleSheet, View } from 'react-native';
import { Circle, Path } from 'react-native-svg';
import { guilloche, SHIP_FIELD, ShipDrawing } from '@/ui/art';
import { Type } from '@/ui/components';
import type { CardFace, CardSize } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { DestinationFlag, type Destination } from './DestinationFlag';

/** In the corner of a contract and of a ship: where it is bound for. */
export function flagCorner(destination: Destination): CardFace['corner'] {
  return { mark: (width) => <DestinationFlag destination={destination} width={width} /> };
}

/** A packet ship under sail; in brief its flag is enough. */
export function shipVignette(destination: Destination): CardFace['vignette'] {
  return {
    draw: ({ width, height }, tones) => {
      const wide = Math.min(width * 0.86, height * 1.42);
      const high = (wide * SHIP_FIELD.height) / SHIP_FIELD.width;
      return (
        <ShipDrawing
          x={(width - wide) / 2}
          y={Math.min((height - high) / 2 + height * 0.05, height - high - 1)}
          width={wide}
          ink={tones.ink}
          sail={tones.halo ?? 'transparent'}
          pennant={tones.print}
          sea
        />
      );
    },
    brief: (width) => <DestinationFlag destination={destination} width={width} />,
  };
}

const noteHeight = ({ width, height }: CardSize) => Math.min(height, width * 0.9);

/** The rosette of a banknote with its sum. */
export function banknoteVignette(sum: string): CardFace['vignette'] {
  return {
    draw: (size, tones) => {
      const high = noteHeight(size);
      const ring = high * 0.42;
      const middle = { cx: size.width / 2, cy: size.height / 2 };
      return (
        <>
          {tones.halo !== undefined && <Circle {...middle} r={ring} fill={tones.halo} />}
          <Path
            d={guilloche(middle.cx, middle.cy, ring, high * 0.2, 18)}
            fill="none"
            stroke={tones.print}
            strokeWidth={0.6}
          />
          <Circle {...middle} r={high * 0.28} fill={tones.halo ?? 'none'} stroke={tones.print} />
        </>
      );
    },
    over: (size, tones) => (
      <View style={styles.note}>
        <Type variant="figure" size={noteHeight(size) * 0.3} maxScale={1} colour={tones.ink}>
          {sum}
        </Type>
      </View>
    ),
    brief: (width) => <Coins size={width} />,
  };
}

function Coins({ size }: { size: number }) {
  return <Icon name="two-coins" size={size} colour={useTheme().colour.ink} />;
}

const styles = StyleSheet.create({
  note: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});
