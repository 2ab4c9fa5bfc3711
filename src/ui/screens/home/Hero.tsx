import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, useTheme } from '@/ui/theme';
import { HERO_INKS } from './heroInks';
import { HeroPlate, SHIP_RISES } from './HeroPlate';

/** The name of the app in its masthead face, in multiples of the type size. */
const NAME_WIDTH = 7.6;
/** The motto, likewise, in any language. */
const MOTTO_WIDTH = 13;
const LARGEST_NAME = 72;
/** Of a low plate's height, so that what lies on it leaves the name free. */
const NAME_SHARE = 0.23;
const WIDE_FROM = 1000;
/** Narrower a ship would be drawn inside out. */
const LEAST_SHIP = 40;

interface Composition {
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly motto: number;
  readonly name: number;
  readonly horizon: number;
  readonly shipX: number;
  readonly shipWidth: number;
}

/** A wide plate has the name beside the ship, a narrow one above it; it grows with the reader's type. */
function compose(width: number, atLeast: number, fontScale: number): Composition {
  if (hasRoom(width)) {
    return {
      height: atLeast,
      side: 28,
      top: atLeast * 0.14,
      motto: 21,
      name: Math.min(LARGEST_NAME, atLeast * NAME_SHARE),
      horizon: atLeast * 0.74,
      shipX: width * 0.515,
      shipWidth: Math.min(width * 0.31, atLeast * 1.15),
    };
  }
  const side = width * 0.05;
  const motto = width < 500 ? 17 : 21;
  const name = Math.min(LARGEST_NAME, (width - 2 * side) / NAME_WIDTH);
  const mottoLines = Math.ceil((motto * fontScale * MOTTO_WIDTH) / (width - 2 * side));
  const words = side + mottoLines * motto * fontScale * 1.2 + name * 1.1;
  const height = atLeast + (mottoLines - 1) * motto * fontScale * 1.2;
  const horizon = height * 0.83;
  const shipWidth = Math.max(LEAST_SHIP, Math.min(width * 0.66, (horizon - words) / SHIP_RISES));
  return { height, side, top: side, motto, name, horizon, shipX: width * 0.07, shipWidth };
}

interface HeroProps {
  width: number;
  /** At least. */
  height: number;
  /** Lies on a wide plate, below the name. */
  children?: ReactNode;
}

/** Narrower plates have no room for anything but the name. */
export const hasRoom = (width: number) => width >= WIDE_FROM;

/** The masthead: the app's name over the harbour. */
export function Hero({ width, height: atLeast, children }: HeroProps) {
  const { colour, scheme, fontScale } = useTheme();
  const text = useText();
  const inks = HERO_INKS[scheme];
  const { height, side, top, motto, name, horizon, shipX, shipWidth } = compose(width, atLeast, fontScale);

  return (
    <View style={[styles.hero, { width, height, borderColor: colour.line }]}>
      <View style={styles.plate}>
        <HeroPlate {...{ width, height, horizon, shipWidth, shipX }} />
      </View>
      <View style={{ paddingHorizontal: side, paddingTop: top }}>
        <Type variant="aside" size={motto} colour={inks.motto}>
          {text.home.motto}
        </Type>
        <Type variant="masthead" heading={1} size={name} maxScale={1} colour={inks.title}>
          {text.app.name}
        </Type>
      </View>
      <View style={styles.lying}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.panel, borderWidth: 1, overflow: 'hidden' },
  lying: { position: 'absolute', left: 24, bottom: 26, width: '51%' },
  plate: { position: 'absolute', left: -1, top: -1 },
});
