import { StyleSheet, View } from 'react-native';
import { G, Rect } from 'react-native-svg';
import type { Product } from '@/games/rotterdam/cards/goods';
import type { DrawnVignette } from '@/ui/components/card';
import { Glyph } from '@/ui/icons';
import { ProductTile } from './Tiles';
import { productIcon, productInk } from './trades';

const WHITE = '#FFFFFF';
const GAP = 4;
/** What the oval leaves free at its ends. */
const SHARE = 0.8;

/** The products of an order side by side, as their tiles are drawn. */
export function productsVignette(products: readonly Product[]): DrawnVignette {
  const count = Math.max(1, products.length);
  return {
    draw: ({ width, height }) => {
      const size = Math.min(height * 0.62, (width * SHARE - GAP * (count - 1)) / count);
      const left = (width - size * count - GAP * (count - 1)) / 2;
      const top = (height - size) / 2;
      return products.map((product, at) => (
        <G key={product} transform={`translate(${left + at * (size + GAP)} ${top})`}>
          <Rect width={size} height={size} rx={size * 0.24} fill={productInk(product).print} />
          <Glyph name={productIcon(product)} x={size / 2} y={size / 2} size={size * 0.72} colour={WHITE} />
        </G>
      ));
    },
    brief: (width) => (
      <View style={styles.brief}>
        {products.map((product) => (
          <ProductTile key={product} product={product} size={width / count - 1} />
        ))}
      </View>
    ),
  };
}

const styles = StyleSheet.create({ brief: { flexDirection: 'row', gap: 1 } });
