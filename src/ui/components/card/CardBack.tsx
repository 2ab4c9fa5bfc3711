import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { guilloche, HatchingLines } from '@/ui/art';
import { Glyph, type IconName } from '@/ui/icons';
import type { Ink } from '@/ui/theme';
import { Type } from '../Type';
import type { CardSize } from './face';

const CREAM = '#F6EBD0';
const LARGE_FROM = 100;
const ELLIPSES = 24;

export interface CardBackProps {
  ink: Ink;
  emblem: IconName;
  /** Written on large backs. */
  name: string;
  size: CardSize;
}

/** Ink and hatching, keylines, a guilloche ring, the emblem. */
export function CardBack({ ink, emblem, name, size }: CardBackProps) {
  const { width, height } = size;
  const large = width >= LARGE_FROM;
  const middle = { cx: width / 2, cy: height / 2 };
  const inset = large ? 3.5 : Math.max(1.5, width * 0.08);
  return (
    <View style={[size, styles.back, { borderRadius: large ? 8 : width * 0.12 }]}>
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        <Rect width={width} height={height} fill={ink.print} />
        <HatchingLines hatching={ink.hatching} width={width} height={height} />
        <Keyline inset={inset} size={size} rx={large ? 6 : 2} opacity={0.85} />
        {large && (
          <>
            <Keyline inset={7.5} size={size} rx={4} opacity={0.7} />
            <Path
              d={guilloche(middle.cx, middle.cy, width * 0.36, width * 0.17, ELLIPSES)}
              fill="none"
              stroke={CREAM}
              strokeOpacity={0.75}
              strokeWidth={0.7}
            />
          </>
        )}
        <Circle
          {...middle}
          r={width * 0.25}
          fill={ink.print}
          stroke={CREAM}
          strokeWidth={large ? 1.2 : 0.8}
        />
        <Glyph name={emblem} x={middle.cx} y={middle.cy} size={width * 0.32} colour={CREAM} />
      </Svg>
      {large && (
        <View style={[styles.name, { bottom: height * 0.06 }]}>
          <Type
            variant="figure"
            size={Math.max(15, width * 0.128)}
            maxScale={1}
            colour={CREAM}
            align="center"
          >
            {name}
          </Type>
        </View>
      )}
    </View>
  );
}

interface KeylineProps {
  inset: number;
  size: CardSize;
  rx: number;
  opacity: number;
}

function Keyline({ inset, size, rx, opacity }: KeylineProps) {
  return (
    <Rect
      transform={`translate(${inset} ${inset})`}
      width={size.width - 2 * inset}
      height={size.height - 2 * inset}
      rx={rx}
      fill="none"
      stroke={CREAM}
      strokeOpacity={opacity}
      strokeWidth={0.9}
    />
  );
}

const styles = StyleSheet.create({
  back: { overflow: 'hidden' },
  name: { position: 'absolute', left: 0, right: 0 },
});
