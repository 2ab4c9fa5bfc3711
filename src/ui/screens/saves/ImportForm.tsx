import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Banner, Button, Type } from '@/ui/components';
import { pickText } from '@/ui/exchange/exchange';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { PasteField } from './PasteField';

interface ImportFormProps {
  /** Why nothing was taken in; undefined when it was. */
  takeIn: (text: string) => Promise<string | undefined>;
  onDone: () => void;
}

/** A saved game from elsewhere: pasted, or from a file. */
export function ImportForm({ takeIn, onDone }: ImportFormProps) {
  const { saves } = useText();
  const { import: text } = saves;
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
      <PasteField
        text={pasted}
        onChange={(next) => {
          setPasted(next);
          setFault(undefined);
        }}
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
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  button: { flexGrow: 1 },
});
