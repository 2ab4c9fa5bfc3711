import type { CardSize } from './face';
import { widthOf } from './letters';
import { plain } from './title';

/** A higher tile has its emblem between the price and the worth, a lower one beside the price. */
const TALL_FROM = 66;
const BAND = { tall: 8, low: 5 };
const SIDE = 3;
/** Of the price above and the worth below. */
const LINES = 48;
const NAME = 14;

interface TileMeasures {
  readonly tall: boolean;
  readonly band: number;
  /** What there is for the emblem. */
  readonly drawing: CardSize;
  /** A name that fits, or nothing: half a name would say less than the emblem. */
  name(title: string): string | undefined;
}

export function tileMeasures({ width, height }: CardSize): TileMeasures {
  const tall = height >= TALL_FROM;
  const band = tall ? BAND.tall : BAND.low;
  const across = width - 2 * SIDE;
  return {
    tall,
    band,
    drawing: tall
      ? { width: across, height: height - band - LINES }
      : { width: Math.round(across * 0.45), height: Math.min(22, height - band - 24) },
    name: (title) => {
      const whole = plain(title);
      return widthOf('words', whole, NAME) <= across ? whole : undefined;
    },
  };
}
