import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { engravedOval } from '@/ui/art';
import { Glyph } from '@/ui/icons';
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
          <Path d={engravedOval(width, height)} fill={tones.print} fillOpacity={0.5} />
        )}
        <Rect
          transform="translate(1 1)"
          width={width - 2}
          height={height - 2}
          rx={radius}
          fill="none"
          stroke={tones.print}
        />
        <Subject vignette={vignette} size={size} tones={tones} />
      </Svg>
      {'over' in vignette && vignette.over?.(size, tones)}
    </View>
  );
}

function Subject({ vignette, size, tones }: CardVignetteProps) {
  if (!('icon' in vignette)) return vignette.draw(size, tones);
  const { icon, count = 1, colour } = vignette;
  const drawn = tones.halo === undefined ? tones.ink : (colour ?? tones.ink);
  return cluster(count, size).map((place) => (
    <Glyph key={`${place.x} ${place.y}`} name={icon} colour={drawn} halo={tones.halo} {...place} />
  ));
}
