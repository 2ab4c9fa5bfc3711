import { StyleSheet, View } from 'react-native';
import type { Product, Raw } from '@/games/rotterdam/cards/goods';
import { Icon, type IconName } from '@/ui/icons';
import { productIcon, productInk, tradeLook } from './trades';

const WHITE = '#FFFFFF';
const EDGE = 'rgba(255, 255, 255, 0.35)';
const ICON_SHARE = 0.72;

interface TileProps {
  icon: IconName;
  print: string;
  size: number;
  /** Only its outline: what is missing. */
  hollow?: boolean | undefined;
}

function Tile({ icon, print, size, hollow = false }: TileProps) {
  return (
    <View
      style={[
        styles.tile,
        { width: size, height: size, borderRadius: size * 0.24 },
        hollow ? { borderColor: print, borderWidth: 1.4 } : { backgroundColor: print, borderColor: EDGE },
      ]}
    >
      <Icon name={icon} size={Math.round(size * ICON_SHARE)} colour={hollow ? print : WHITE} />
    </View>
  );
}

/** A unit of a raw material. */
export function RawTile({ raw, size }: { raw: Raw; size: number }) {
  const { icon, ink } = tradeLook(raw);
  return <Tile icon={icon} print={ink.print} size={size} />;
}

/** A product, or the place of one that is missing. */
export function ProductTile(props: { product: Product; size: number; hollow?: boolean | undefined }) {
  const { product, size, hollow } = props;
  return <Tile icon={productIcon(product)} print={productInk(product).print} size={size} hollow={hollow} />;
}

const styles = StyleSheet.create({
  tile: { flexShrink: 0, alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
});
