import { Orders } from '../parts/Orders';
import type { ShelfProps } from './Shelf';

const HEIGHT = 148;

/** The open orders, with what is in hand for them and what is missing. */
export function OrdersPage({ width, height = HEIGHT }: ShelfProps) {
  return <Orders width={width} height={Math.min(height, HEIGHT)} />;
}
