import { useRef, useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { Banner, Button, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, space, typeStyle, useTheme } from '@/ui/theme';
import { pickText } from './exchange';

interface ImportFormProps {
  /** Why nothing was taken in; undefined when it was. */
  takeIn: (text: string) => Promise<string | undefined>;
  onDone: () => void;
}

/** A saved game from elsewhere: pasted, or from a file. */
export function ImportForm({ takeIn, onDone }: ImportFormProps) {
  const { saves } = useText();
  const { import: text } = saves;
  const theme = useTheme();
  const { colour } = theme;
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();
  // A second press would take the same game in twice.
  const working = useRef(false);

  const take = async (find: () => Promise<string | undefined>) => {
    if (working.current) return;
    working.current = true;
    setFault(undefined);
    const found = await find().catch(() => saves.importFaults.notRead);
    working.current = false;
    if (found === undefined) onDone();
    else setFault(found);
  };

  const fromFile = async () => {
    const picked = await pickText();
    if (picked === undefined) return;
    await take(async () => ('fault' in picked ? saves.importFaults[picked.fault] : takeIn(picked.text)));
  };

  return (
    <View style={styles.form}>
      <Type variant="text">{text.about}</Type>
      <TextInput
        aria-label={text.field}
        value={pasted}
        placeholder={text.placeholder}
        placeholderTextColor={colour.textSoft}
        onChangeText={setPasted}
        multiline
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect={false}
        spellCheck={false}
        allowFontScaling={false}
        style={[
          styles.field,
          typeStyle('text', theme),
          { color: colour.text, borderColor: colour.textSoft, backgroundColor: colour.table },
        ]}
      />
      {fault !== undefined && <Banner tone="warning" text={fault} />}
      <View style={styles.buttons}>
        <Button variant="secondary" label={text.file} onPress={() => void fromFile()} style={styles.button} />
        <Button
          label={text.confirm}
          unavailable={pasted.trim() === '' ? text.empty : undefined}
          onPress={() => void take(() => takeIn(pasted))}
          style={styles.button}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
  field: {
    height: 140,
    padding: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
    textAlignVertical: 'top',
  },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  button: { flexGrow: 1 },
});
