import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Errand } from '@/match/errand';
import { Banner, Button, Type } from '@/ui/components';
import { pickText } from '@/ui/exchange/exchange';
import { useFormat, useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { PasteField } from './PasteField';
import type { TakeIn } from './useSaveDeeds';

interface ImportFormProps {
  takeIn: TakeIn;
  onDone: () => void;
}

interface Progress {
  readonly looked: number;
  readonly games: number;
}

/** A saved game from elsewhere: pasted, or from a file. */
export function ImportForm({ takeIn, onDone }: ImportFormProps) {
  const { import: text } = useText().saves;
  const [pasted, setPasted] = useState('');
  const { fault, forgetFault, progress, take, stop } = useTaking(takeIn, onDone);

  return (
    <View style={styles.form}>
      <Type variant="text">{text.about}</Type>
      <PasteField
        text={pasted}
        onChange={(next) => {
          setPasted(next);
          forgetFault();
        }}
      />
      {fault !== undefined && <Banner tone="warning" text={fault} />}
      {progress === undefined ? (
        <View style={styles.buttons}>
          <Button
            variant="secondary"
            label={text.file}
            onPress={() => void take(pickText)}
            style={styles.button}
          />
          <Button
            label={text.confirm}
            unavailable={pasted.trim() === '' ? text.empty : undefined}
            onPress={() => void take(() => Promise.resolve({ text: pasted }))}
            style={styles.button}
          />
        </View>
      ) : (
        <Working {...progress} onStop={stop} />
      )}
    </View>
  );
}

/** Takes in one text at a time, and tells how far it is. */
function useTaking(takeIn: TakeIn, onDone: () => void) {
  const { importFaults } = useText().saves;
  const [fault, setFault] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  // A second press would take the same game in twice.
  const working = useRef<Errand>(undefined);
  // Whoever closes the form neither sees it going on nor could stop it.
  useEffect(
    () => () => {
      working.current?.callOff();
      working.current = undefined;
    },
    [],
  );

  const takeText = async (pasted: string): Promise<string | undefined> => {
    if (working.current !== undefined) return undefined;
    const errand = new Errand();
    working.current = errand;
    setFault(undefined);
    setProgress({ looked: 0, games: 1 });
    // What is told is drawn before the work begins, whose first piece is as long as the text.
    await errand.rest();
    const tell = (looked: number, games: number) => setProgress({ looked, games });
    const found = await takeIn(pasted, { errand, tell }).catch(() => importFaults.notRead);
    if (working.current !== errand) return undefined;
    working.current = undefined;
    setProgress(undefined);
    if (found === undefined) onDone();
    return found;
  };

  const take = async (find: typeof pickText) => {
    const picked = await find();
    if (picked === undefined) return;
    setFault('fault' in picked ? importFaults[picked.fault] : await takeText(picked.text));
  };

  return {
    fault,
    forgetFault: () => setFault(undefined),
    progress,
    take,
    stop: () => working.current?.callOff(),
  };
}

function Working({ looked, games, onStop }: Progress & { onStop: () => void }) {
  const { import: text } = useText().saves;
  const { number } = useFormat();
  return (
    <View style={styles.buttons}>
      <View style={styles.working}>
        <Type variant="text" live="polite">
          {text.working}
        </Type>
        {/* Not read aloud: it changes many times a second. */}
        {games > 1 && (
          <Type variant="text">{text.progress({ looked: number(looked), games: number(games) })}</Type>
        )}
      </View>
      <Button variant="secondary" label={text.stop} onPress={onStop} style={styles.button} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  button: { flexGrow: 1 },
  working: { flexGrow: 1, justifyContent: 'center' },
});
