import { StyleSheet, View } from 'react-native';
import Svg, { G, Line, Path, Rect } from 'react-native-svg';
import { Appearing, useGrown } from '../../kit/motion';

/** The colours of a track, which lies on the table or on paper. */
export interface TrackInks {
  readonly edge: string;
  readonly full: string;
  readonly gained: string;
  readonly gone: string;
  readonly notch: string;
}

interface TrackProps {
  width: number;
  /** Of the units; the notch hangs below them. */
  height?: number;
  limit: number;
  held: number;
  then: number;
  /** How many units are needed; 0 where nothing is. */
  need: number;
  inks: TrackInks;
}

const NOTCH = 4;
const ROUND = 1.5;
const HATCH = 3;
/** Units that come fill from the left, as far apart as they fly. */
const FILLS = { apart: 70, lasts: 180 } as const;

/** Room for every unit up to the limit; a notch stands under the last one that is needed. */
export function Track({ width, height = 6, limit, held, then, need, inks }: TrackProps) {
  const gap = width / limit < 9 ? 1.5 : 2;
  const unit = (width - gap * (limit - 1)) / limit;
  const left = (at: number) => at * (unit + gap);
  const grown = useGrown(held, FILLS);
  const kept = Math.min(held, then);
  // What has just come is filled over the room that it takes.
  const filled = Math.min(kept, grown);
  const middle = left(need - 1) + unit / 2;
  const drawing = (
    <Svg width={width} height={height + NOTCH + 2} aria-hidden pointerEvents="none">
      {Array.from({ length: limit }, (_, at) => {
        if (at < filled || (at >= kept && at < then)) {
          return (
            <Rect
              key={at}
              transform={`translate(${left(at)} 0)`}
              width={unit}
              height={height}
              rx={ROUND}
              fill={at < kept ? inks.full : inks.gained}
            />
          );
        }
        const isGone = at >= kept && at < held;
        const edge = isGone ? inks.gone : inks.edge;
        return (
          <G key={at} transform={`translate(${left(at)} 0)`}>
            <Rect
              transform="translate(0.5 0.5)"
              width={unit - 1}
              height={height - 1}
              rx={ROUND - 0.5}
              fill="none"
              stroke={edge}
            />
            {isGone && <Hatching width={unit} height={height} ink={edge} />}
          </G>
        );
      })}
      {need > 0 && (
        <Path
          d={`M${middle - NOTCH} ${height + 1 + NOTCH}L${middle} ${height + 1}L${middle + NOTCH} ${height + 1 + NOTCH}Z`}
          fill={inks.notch}
        />
      )}
    </Svg>
  );
  return (
    <View>
      {drawing}
      {Array.from({ length: kept - filled }, (_, at) => (
        <Appearing
          key={filled + at}
          after={at * FILLS.apart}
          lasts={FILLS.lasts}
          testID="filling"
          style={[styles.unit, { left: left(filled + at), width: unit, height, backgroundColor: inks.full }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  unit: { position: 'absolute', top: 0, borderRadius: ROUND },
});

/** A unit that would be gone. */
function Hatching({ width, height, ink }: { width: number; height: number; ink: string }) {
  const lines = Array.from({ length: Math.floor((width - 1) / HATCH) }, (_, at) => 1 + at * HATCH);
  return lines.map((x) => (
    <Line key={x} x1={x} y1={height - 1} x2={Math.min(width - 1, x + height - 2)} y2={1} stroke={ink} />
  ));
}
