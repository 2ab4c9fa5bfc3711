import { StyleSheet } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import type { Raw } from '@/games/rotterdam/cards/goods';
import { Glyph } from '@/ui/icons';
import { tradeLook } from './trades';

const PAPER = '#FAF2DF';
const HOLLOW_PAPER = '#D9D3C1';
const SHADE = '#07161D';
const PALE = '#F3EAD4';

/** A crate inside the drawing of a ship, 24 wide from its upper left corner; dashed where there is no cargo. */
export function CrateShape({ raw, hollow = false }: { raw: Raw | undefined; hollow?: boolean }) {
  if (raw === undefined) {
    return (
      <Rect
        transform="translate(0.5 0.8)"
        width={23}
        height={23}
        rx={4.5}
        fill={SHADE}
        fillOpacity={0.45}
        stroke={PALE}
        strokeWidth={1.4}
        strokeDasharray={[3, 2.4]}
      />
    );
  }
  const { icon, ink } = tradeLook(raw);
  return (
    <>
      <Rect
        width={24}
        height={25}
        rx={4.5}
        fill={hollow ? HOLLOW_PAPER : PAPER}
        stroke={hollow ? PAPER : SHADE}
        strokeWidth={1.5}
        {...(hollow && { strokeDasharray: [3, 2] })}
      />
      <Glyph name={icon} x={12} y={12.4} size={20} colour={ink.print} />
    </>
  );
}

/** A unit on its way. */
export function Crate({ raw, size }: { raw: Raw; size: number }) {
  return (
    <Svg
      style={styles.fixed}
      width={size}
      height={size}
      viewBox="-1 -1 26 27"
      aria-hidden
      pointerEvents="none"
    >
      <CrateShape raw={raw} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
