import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, EmptyState, Screen, Type } from '@/ui/components';
import { ExportStored } from '@/ui/exchange/ExportStored';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { reportOf, type Fault } from './report';

interface FailedProps {
  fault: Fault;
  /** What is safe all the same. */
  comfort: string;
  again: { readonly label: string; readonly act: () => void };
  /** Absent where home itself has failed. */
  onHome: (() => void) | undefined;
  /** The id of the game that the screen was about. */
  save?: string | undefined;
}

/** In the place of a screen that failed: what is safe, and the ways on. It draws nothing of the game. */
export function Failed({ fault, comfort, again, onHome, save }: FailedProps) {
  const { failure: text } = useText();
  const { colour } = useTheme();
  const [copied, setCopied] = useState<boolean>();
  const [exporting, setExporting] = useState(false);
  const copy = () => {
    const tell = (done: boolean) => setCopied(done);
    setStringAsync(reportOf(fault)).then(tell, () => tell(false));
  };
  return (
    <Screen>
      <View role="alert" style={styles.fill}>
        <EmptyState
          icon="hazard-sign"
          title={text.title}
          text={comfort}
          action={
            <>
              <View style={styles.buttons}>
                <Button label={again.label} onPress={again.act} />
                {onHome !== undefined && <Button variant="secondary" label={text.home} onPress={onHome} />}
                <Button variant="secondary" label={text.export} onPress={() => setExporting(true)} />
                <Button variant="secondary" label={text.copy} onPress={copy} />
              </View>
              {exporting && (
                <View style={styles.export}>
                  <ExportStored save={save} />
                </View>
              )}
              <View aria-live="polite">
                <Type variant="text" align="center" colour={colour.textSoft}>
                  {copied === undefined ? text.about : copied ? text.copied : text.notCopied}
                </Type>
              </View>
            </>
          }
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  fill: { flexGrow: 1 },
  export: { width: '100%', maxWidth: 560 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.group },
});
