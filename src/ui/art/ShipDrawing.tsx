import { G, Path } from 'react-native-svg';
import { SHIP, SHIP_FIELD } from './shipOutlines';

export interface ShipInks {
  ink: string;
  sail: string;
  pennant: string;
  /** In the ink of the lines, unless told otherwise. */
  hull?: string;
}

export interface ShipDrawingProps extends ShipInks {
  /** Where the drawing's upper left corner lies within the drawing around it. */
  x?: number;
  y?: number;
  width: number;
  /** Wavelets under the hull, for a ship that lies in no other sea. */
  sea?: boolean;
}

/** The packet ship inside a larger drawing. */
export function ShipDrawing(props: ShipDrawingProps) {
  const { x = 0, y = 0, width, ink, sail, pennant, hull = ink, sea = false } = props;
  const canvas = { fill: sail, stroke: ink, strokeWidth: 1.3 };
  return (
    <G transform={`translate(${x} ${y}) scale(${width / SHIP_FIELD.width})`}>
      <Path d={SHIP.bowsprit} stroke={ink} strokeWidth={2.4} />
      <Path d={SHIP.masts} stroke={ink} strokeWidth={2.6} />
      {[...SHIP.jibs, SHIP.spanker, ...SHIP.canvas].map((outline) => (
        <Path key={outline} d={outline} {...canvas} />
      ))}
      <Path d={SHIP.folds} stroke={ink} strokeWidth={0.55} strokeOpacity={0.75} fill="none" />
      <Path d={SHIP.yards} stroke={ink} strokeWidth={1.8} />
      <Path d={SHIP.pennants} fill={pennant} />
      <Path d={SHIP.hull} fill={hull} />
      <Path d={SHIP.strake} stroke={sail} strokeWidth={3.6} fill="none" />
      <Path d={SHIP.gunPorts} fill={hull} />
      <Path d={SHIP.stays} stroke={ink} strokeWidth={0.6} strokeOpacity={0.7} />
      {sea &&
        SHIP.wavelets.map((row, depth) => (
          <Path
            key={row}
            d={row}
            stroke={ink}
            strokeWidth={1.5 - depth * 0.16}
            strokeOpacity={0.95 - depth * 0.1}
            fill="none"
          />
        ))}
    </G>
  );
}
