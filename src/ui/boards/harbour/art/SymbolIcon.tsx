import { StyleSheet, View } from 'react-native';
import type { SymbolName } from '@/games/harbour/cards/goods';
import { Icon } from '@/ui/icons';
import { SYMBOL_ICONS } from './goods';

interface SymbolIconProps {
  symbol: SymbolName;
  size: number;
  colour: string;
  /** As printed on buildings: in a ring. */
  ringed?: boolean;
}

export function SymbolIcon({ symbol, size, colour, ringed = false }: SymbolIconProps) {
  if (!ringed) return <Icon name={SYMBOL_ICONS[symbol]} size={size} colour={colour} />;
  return (
    <View style={[styles.ring, { width: size, height: size, borderRadius: size / 2, borderColor: colour }]}>
      <Icon name={SYMBOL_ICONS[symbol]} size={Math.round(size * 0.76)} colour={colour} />
    </View>
  );
}

const styles = StyleSheet.create({
  ring: { borderWidth: 1.1, alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
});
