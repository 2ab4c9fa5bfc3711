import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { savedMatches } from '@/match/store';
import { Banner, Button, EmptyState, Screen, Type } from '@/ui/components';
import { SendButtons } from '@/ui/exchange/SendButtons';
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
              {exporting && <Rescue save={save} />}
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

/** What is stored leaves the app to the letter, whatever of it cannot be drawn: one game, or all of them. */
function Rescue({ save }: Pick<FailedProps, 'save'>) {
  const { failure: text, saves } = useText();
  const parcel = async () => {
    const stored = save === undefined ? savedMatches.exportAll() : savedMatches.exportText(save);
    const content = await stored.catch(() => undefined);
    return content === undefined
      ? { fault: saves.faults.notRead }
      : { name: save === undefined ? saves.title : saves.unnamed, text: content };
  };
  return (
    <View style={styles.rescue}>
      <Banner tone="warning" text={save === undefined ? text.exportAll : text.exportOne} />
      <SendButtons parcel={parcel} />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flexGrow: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.group },
  rescue: { width: '100%', maxWidth: 560, gap: space.panel },
});
