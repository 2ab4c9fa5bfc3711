import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Records } from '@/storage/records';
import { Banner, Button } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

interface ResetRecordsProps {
  records: Records;
  onReset: () => void;
  onBringBack: () => void;
}

/** Asks before the records go. The answers, and then the way back, stand where the tap was: words come below them. */
export function ResetRecords({ records, onReset, onBringBack }: ResetRecordsProps) {
  const { records: text } = useText();
  const [asks, setAsks] = useState(false);
  if (records.cleared.length > 0) {
    return (
      <View style={styles.asked}>
        <View style={styles.answers}>
          <Button label={text.bringBack} variant="secondary" size="small" icon="undo" onPress={onBringBack} />
        </View>
        <Banner text={text.wasReset} />
      </View>
    );
  }
  if (records.results.length === 0) return null;
  if (!asks) {
    return (
      <View style={styles.answers}>
        <Button label={text.reset} variant="danger" size="small" onPress={() => setAsks(true)} />
      </View>
    );
  }
  const reset = () => {
    setAsks(false);
    onReset();
  };
  return (
    <View style={styles.asked}>
      <View style={styles.answers}>
        <Button label={text.keep} variant="secondary" size="small" onPress={() => setAsks(false)} />
        <Button label={text.resetSurely} variant="danger" size="small" onPress={reset} />
      </View>
      <Banner tone="warning" text={text.resetAsks} />
    </View>
  );
}

const styles = StyleSheet.create({
  asked: { gap: space.group },
  answers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.group },
});
