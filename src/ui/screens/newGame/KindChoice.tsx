import { StyleSheet, View } from 'react-native';
import { SegmentedChoice, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import type { Kind } from './offers';

interface KindChoiceProps {
  label: string;
  kinds: readonly Kind[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of a few ways to play, each in a sentence, and why another cannot be chosen. */
export function KindChoice({ label, kinds, chosen, onChoose }: KindChoiceProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.choice}>
      <SegmentedChoice label={label} choices={kinds} value={chosen} onChange={onChoose} />
      {kinds.map(
        ({ value, about, unavailable }) =>
          (value === chosen || unavailable !== undefined) && (
            <Type key={value} variant={value === chosen ? 'text' : 'aside'} colour={colour.textSoft}>
              {unavailable ?? about}
            </Type>
          ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: space.half },
});
