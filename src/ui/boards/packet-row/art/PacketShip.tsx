import Svg from 'react-native-svg';
import { SHIP_FIELD, ShipDrawing, type ShipDrawingProps } from '@/ui/art';

/** A packet ship by itself. */
export function PacketShip(props: Omit<ShipDrawingProps, 'x' | 'y'>) {
  const { width } = props;
  return (
    <Svg
      width={width}
      height={(width * SHIP_FIELD.height) / SHIP_FIELD.width}
      aria-hidden
      pointerEvents="none"
    >
      <ShipDrawing {...props} />
    </Svg>
  );
}
