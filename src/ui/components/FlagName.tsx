import { StyleSheet, View } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { typeSize, useTheme, type House, type TypeName } from '@/ui/theme';
import { Type } from './Type';

export interface FlagNameProps {
  house: House;
  name: string;
  variant?: TypeName;
  colour?: string;
}

/** A player: the flag always stands beside the name. */
export function FlagName({ house, name, variant = 'cardTitle', colour }: FlagNameProps) {
  const theme = useTheme();
  const height = typeSize(variant, theme) * theme.fontScale * 1.15;
  return (
    <View style={styles.row}>
      <HouseFlag house={house} width={height / 0.7} />
      <Type variant={variant} colour={colour} style={styles.name}>
        {name}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  name: { flexShrink: 1 },
});
