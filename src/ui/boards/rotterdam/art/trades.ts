import {
  HARBOUR_OF,
  PRODUCTS,
  RAWS,
  type Product,
  type ProductName,
  type Raw,
} from '@/games/rotterdam/cards/goods';
import type { IconName } from '@/ui/icons';
import type { Ink } from '@/ui/theme';

interface TradeLook {
  readonly ink: Ink;
  /** The raw material. */
  readonly icon: IconName;
}

/** A raw material, its harbour and its two products are one trade: one ink, one hatching, everywhere in this order. */
const TRADE_LOOKS: Readonly<Record<(typeof RAWS)[number], TradeLook>> = {
  oil: { ink: { print: '#1E1A16', tint: '#D8CFC2', hatching: 'crossed' }, icon: 'oil-drum' },
  grain: { ink: { print: '#80600C', tint: '#E8C873', hatching: 'dots' }, icon: 'wheat' },
  fruit: { ink: { print: '#A3302A', tint: '#F0A592', hatching: 'upright' }, icon: 'shiny-apple' },
  containers: { ink: { print: '#5A6268', tint: '#B9C9CE', hatching: 'slanting' }, icon: 'cargo-crate' },
};

const PRODUCT_ICONS: Readonly<Record<ProductName, IconName>> = {
  petrol: 'gas-pump',
  plastic: 'plastic-duck',
  bread: 'sliced-bread',
  cookies: 'cookie',
  jam: 'mason-jar',
  broth: 'camp-cooking-pot',
  shoes: 'leather-boot',
  clothing: 'shirt',
};

/** The look of a raw material, and of its harbour. */
export const tradeLook = (raw: Raw): TradeLook => TRADE_LOOKS[RAWS[raw] ?? 'oil'];

export const productIcon = (product: Product): IconName => PRODUCT_ICONS[PRODUCTS[product] ?? 'petrol'];

export const productInk = (product: Product): Ink => tradeLook(HARBOUR_OF[product] ?? 0).ink;
