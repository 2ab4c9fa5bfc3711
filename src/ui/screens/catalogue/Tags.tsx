import { StyleSheet, View } from 'react-native';
import { Touchable, Type, useArrowKeys } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';

interface TagsProps {
  tags: readonly string[];
  words: Readonly<Record<string, string>>;
  /** Undefined where all are shown. */
  value: string | undefined;
  onChange: (tag: string | undefined) => void;
}

/** What to show of a shelf: one of its tags, or everything. */
export function Tags({ tags, words, value, onChange }: TagsProps) {
  const { catalogue } = useText();
  const { colour } = useTheme();
  const choices = [undefined, ...tags];
  const keys = useArrowKeys(choices.length, (at) => onChange(choices[at]));
  return (
    <View role="radiogroup" aria-label={catalogue.filter} style={styles.tags}>
      {choices.map((tag, at) => {
        const chosen = tag === value;
        const label = tag === undefined ? catalogue.everything : (words[tag] ?? tag);
        return (
          <Touchable
            key={tag ?? ''}
            {...keys(at)}
            role="radio"
            label={label}
            checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onChange(tag)}
            style={[
              styles.tag,
              { borderColor: chosen ? colour.action : colour.textSoft },
              chosen && { backgroundColor: colour.action },
            ]}
          >
            <Type variant="button" size={16} colour={chosen ? colour.onAction : colour.text}>
              {label}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tags: { flexDirection: 'row', flexWrap: 'wrap', gap: space.half },
  tag: {
    minWidth: touch.icon,
    minHeight: touch.icon,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
});
