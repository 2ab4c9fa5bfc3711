import { encodeQR } from 'qr';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { radius } from '@/ui/theme';

/** The quiet edge that readers need, in modules. */
const EDGE = 4;
/** Cameras read black on white, by day and by night. */
const PAPER = '#FFFFFF';
const INK = '#000000';

/** The dark modules of a text, row by row as strips. */
export function stripsOf(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { border: EDGE, ecc: 'medium' });
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return { size: rows.length, path };
}

interface QrCodeProps {
  text: string;
  label: string;
  width: number;
}

export function QrCode({ text, label, width }: QrCodeProps) {
  const { size, path } = stripsOf(text);
  return (
    <View accessible role="img" aria-label={label} style={[styles.paper, { width, height: width }]}>
      <Svg width={width} height={width} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <Path d={path} fill={INK} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { backgroundColor: PAPER, borderRadius: radius.card, overflow: 'hidden', alignSelf: 'center' },
});
