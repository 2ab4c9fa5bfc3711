import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { engravedOval, guilloche, SHIP_FIELD, ShipDrawing } from '@/ui/art';
import { Glyph } from '@/ui/icons';
import { Type } from '../Type';
import { cluster } from './cluster';
import type { CardSize, Vignette } from './face';
import type { CardTones } from './tones';

interface CardVignetteProps {
  vignette: Vignette;
  size: CardSize;
  tones: CardTones;
}

/** An engraved oval with what the card is about. */
export function CardVignette({ vignette, size, tones }: CardVignetteProps) {
  const { width, height } = size;
  const radius = Math.min(width, height) / 2 - 1;
  return (
    <View style={size}>
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        {tones.halo !== undefined && (
          <Path d={engravedOval(width, height)} fill={tones.area} fillOpacity={0.5} />
        )}
        <Rect
          transform="translate(1 1)"
          width={width - 2}
          height={height - 2}
          rx={radius}
          fill="none"
          stroke={tones.area}
        />
        <Subject vignette={vignette} size={size} tones={tones} />
      </Svg>
      {'banknote' in vignette && (
        <View style={styles.note}>
          <Type variant="figure" size={Math.min(height, width * 0.9) * 0.3} maxScale={1} colour={tones.ink}>
            {vignette.banknote}
          </Type>
        </View>
      )}
    </View>
  );
}

function Subject({ vignette, size, tones }: CardVignetteProps) {
  const { width, height } = size;
  if ('icon' in vignette) {
    const { icon, count = 1, colour } = vignette;
    const drawn = tones.halo === undefined ? tones.ink : (colour ?? tones.ink);
    return cluster(count, size).map((place) => (
      <Glyph key={`${place.x} ${place.y}`} name={icon} colour={drawn} halo={tones.halo} {...place} />
    ));
  }
  if ('ship' in vignette) {
    const wide = Math.min(width * 0.86, height * 1.42);
    const high = (wide * SHIP_FIELD.height) / SHIP_FIELD.width;
    return (
      <ShipDrawing
        x={(width - wide) / 2}
        y={Math.min((height - high) / 2 + height * 0.05, height - high - 1)}
        width={wide}
        ink={tones.ink}
        sail={tones.halo ?? 'transparent'}
        pennant={tones.area}
        sea
      />
    );
  }
  const high = Math.min(height, width * 0.9);
  const ring = high * 0.42;
  const middle = { cx: width / 2, cy: height / 2 };
  return (
    <>
      {tones.halo !== undefined && <Circle {...middle} r={ring} fill={tones.halo} />}
      <Path
        d={guilloche(middle.cx, middle.cy, ring, high * 0.2, 18)}
        fill="none"
        stroke={tones.area}
        strokeWidth={0.6}
      />
      <Circle {...middle} r={high * 0.28} fill={tones.halo ?? 'none'} stroke={tones.area} />
    </>
  );
}

const styles = StyleSheet.create({
  note: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});
