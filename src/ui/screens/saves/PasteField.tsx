import { useRef } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { Button, Type } from '@/ui/components';
import { useLongPaste } from '@/ui/exchange/longPaste';
import { LONGEST_SHOWN } from '@/ui/exchange/way';
import { useFormat, useText } from '@/ui/text';
import { radius, space, typeStyle, useLayout, useTheme } from '@/ui/theme';

interface PasteFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Where the text of a saved game is pasted. A long one is held without being laid out: nobody reads it. */
export function PasteField({ text, onChange }: PasteFieldProps) {
  return text.length > LONGEST_SHOWN ? (
    <Held characters={text.length} onAgain={() => onChange('')} />
  ) : (
    <Field text={text} onChange={onChange} />
  );
}

/** A phone that lies on its side has to show the buttons below it too. */
function useHeight() {
  const { device, landscape } = useLayout();
  return device === 'phone' && landscape ? styles.low : styles.high;
}

function Field({ text, onChange }: PasteFieldProps) {
  const { import: words } = useText().saves;
  const theme = useTheme();
  const { colour } = theme;
  const field = useRef<TextInput>(null);
  const height = useHeight();
  useLongPaste(field, onChange);
  return (
    <TextInput
      ref={field}
      aria-label={words.field}
      value={text}
      placeholder={words.placeholder}
      placeholderTextColor={colour.textSoft}
      onChangeText={onChange}
      multiline
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect={false}
      spellCheck={false}
      allowFontScaling={false}
      style={[
        styles.field,
        height,
        typeStyle('text', theme),
        { color: colour.text, borderColor: colour.textSoft, backgroundColor: colour.table },
      ]}
    />
  );
}

function Held({ characters, onAgain }: { characters: number; onAgain: () => void }) {
  const { import: words } = useText().saves;
  const { colour } = useTheme();
  const { number } = useFormat();
  const height = useHeight();
  const painted = { borderColor: colour.textSoft, backgroundColor: colour.table };
  return (
    <View style={[styles.field, height, styles.held, painted]}>
      <Type variant="text" align="center" live="polite">
        {words.held({ characters: number(characters) })}
      </Type>
      <Button variant="quiet" size="small" label={words.again} onPress={onAgain} />
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    padding: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
    textAlignVertical: 'top',
  },
  high: { height: 140 },
  low: { height: 104 },
  held: { alignItems: 'center', justifyContent: 'center', gap: space.group },
});
