import type { GoodName, SymbolName } from '@/games/harbour/cards/goods';
import type { IconName } from '@/ui/icons';

interface GoodLook {
  readonly icon: IconName;
  /** On paper; on its token it is the ground of a white icon. */
  readonly colour: string;
}

export const GOOD_LOOKS: Readonly<Record<GoodName, GoodLook>> = {
  fish: { icon: 'double-fish', colour: '#2B5F86' },
  livestock: { icon: 'cow', colour: '#8A3B2C' },
  stone: { icon: 'stone-block', colour: '#55585A' },
  wood: { icon: 'wood-pile', colour: '#6B4A1E' },
};

export const SYMBOL_ICONS: Readonly<Record<SymbolName, IconName>> = {
  coin: 'two-coins',
  anchor: 'anchor',
  hat: 'top-hat',
  warehouse: 'barn',
};
