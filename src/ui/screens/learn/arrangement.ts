import type { EdgeInsets } from 'react-native-safe-area-context';
import type { Room } from '@/ui/theme';

/** Where the coach stands, so that the table keeps a shape of its own beside it. */
export interface Arrangement {
  readonly side: 'above' | 'beside';
  /** Of the coach, with the device's edge: its height above the table, or its width beside it. */
  readonly size: number;
  /** Only what has to be said has room. */
  readonly tight: boolean;
  /** What is left for the table, and whether that is higher than what can be seen of it. */
  readonly room: Room;
  readonly scrolls: boolean;
}

/** Where it stands beside the table: in a low window, and in one that leaves the table wide enough for all its areas. */
const LOW = 600;
const WIDE_TABLE = 900;
const BESIDE = { share: 0.27, least: 196, most: 280 };
/** Always as high, whatever is said: the table does not jump between two steps. */
const ABOVE = { low: 128, phone: 150, tablet: 108 };
const LOW_PHONE = 640;
const TABLET_FROM = 600;
/** More than this belongs to the table. */
const MOST = 0.42;
/** In letters so large a table scrolls by itself. */
const LARGE_FROM = 1.3;

export function arrange(
  { width, height }: { readonly width: number; readonly height: number },
  insets: EdgeInsets,
  fontScale: number,
  /** As low as the board can be on a phone that is held upright. */
  lowestTable = 0,
): Arrangement {
  const wanted = Math.min(BESIDE.most, Math.max(BESIDE.least, width * BESIDE.share)) * fontScale;
  const beside = Math.round(Math.min(wanted, width * MOST)) + insets.left;
  if (width > height && (height < LOW || width - beside >= WIDE_TABLE)) {
    return {
      side: 'beside',
      tight: false,
      size: beside,
      room: { width: width - beside, height, insets: { ...insets, left: 0 } },
      scrolls: false,
    };
  }
  const kind = Math.min(width, height) >= TABLET_FROM ? 'tablet' : height < LOW_PHONE ? 'low' : 'phone';
  // Larger letters need more lines as well as higher ones.
  const high = ABOVE[kind] * fontScale ** 1.5;
  const size = Math.round(Math.min(high, height * MOST)) + insets.top;
  const lowest = kind === 'tablet' || fontScale >= LARGE_FROM ? 0 : lowestTable;
  return {
    side: 'above',
    size,
    tight: kind === 'low',
    room: { width, height: Math.max(lowest, height - size), insets: { ...insets, top: 0 } },
    scrolls: height - size < lowest,
  };
}
