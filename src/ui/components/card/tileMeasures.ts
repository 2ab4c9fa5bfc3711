import type { CardSize } from './face';
import { widthOf } from './letters';
import { plain } from './title';

/** A higher tile has its emblem between the price and the worth, a lower one beside the price. */
const TALL_FROM = 66;
const BAND = { tall: 8, low: 5 };
/** What is kept free at the sides; of a price the letters, and the room and the ring beside them. */
const USUAL = { side: 3, price: { size: 15, padding: 3, ring: 1.5 } };
/** A narrower one has just the room for a price of two digits. */
const TIGHT = { side: 0, price: { size: 14, padding: 0, ring: 0 } };
const TIGHT_BELOW = 45;
/** A figure between laurels is clear where those are as large as this; in a lower tile it stands beside them. */
const LAUREL = { size: 32, from: 100 };
/** The price above, and a worth below that is a line high. */
const LINES = 44;
const LINE = 20;
const NAME = 14;
/** Of the paper, on each side. */
const EDGE = 1;
/** An emblem that is counted, the figure before it, and what is between them. */
export const COUNTED = { icon: 24, figure: 15, gap: 2 };
/** No card counts more with a wider one. */
const WIDEST_FIGURE = '0';

export interface TileMeasures {
  readonly tall: boolean;
  readonly side: number;
  readonly price: { readonly size: number; readonly padding: number; readonly ring: number };
  readonly band: number;
  /** Of the laurels around its points, where they have room. */
  readonly laurel: number | undefined;
  /** What there is for the emblem. */
  readonly drawing: CardSize;
  /** An emblem that stands for several, beside their number. */
  readonly counted: number;
  /** A name that fits between the edges, or nothing: half a name would say less than the emblem. */
  name(title: string): string | undefined;
}

export function tileMeasures({ width, height }: CardSize): TileMeasures {
  const tall = height >= TALL_FROM;
  const band = tall ? BAND.tall : BAND.low;
  const { side, price } = width < TIGHT_BELOW ? TIGHT : USUAL;
  const across = width - 2 * side;
  const laurel = height >= LAUREL.from ? LAUREL.size : undefined;
  const beside = widthOf('figure', WIDEST_FIGURE, COUNTED.figure) + COUNTED.gap + 2 * EDGE;
  const lines = LINES + (laurel === undefined ? 0 : laurel - LINE);
  const drawing = tall
    ? { width: across, height: height - band - lines }
    : { width: Math.round(across * 0.45), height: Math.min(22, height - band - 24) };
  return {
    tall,
    side,
    price,
    band,
    laurel,
    drawing,
    counted: Math.min(COUNTED.icon, drawing.height, tall ? Math.floor(across - beside) : drawing.width),
    name: (title) => {
      const whole = plain(title);
      return widthOf('words', whole, NAME) <= width - 2 * EDGE ? whole : undefined;
    },
  };
}
