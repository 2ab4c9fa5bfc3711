import { StyleSheet, View } from 'react-native';
import { savedMatches } from '@/match/store';
import { Banner } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { SendButtons } from './SendButtons';

interface ExportStoredProps {
  /** The id of one game; all of them without. */
  save?: string | undefined;
}

/** What is stored leaves the app to the letter, whatever of it cannot be drawn: one game, or all of them. */
export function ExportStored({ save }: ExportStoredProps) {
  const { failure: text, saves } = useText();
  const parcel = async () => {
    const stored = save === undefined ? savedMatches.exportAll() : savedMatches.exportText(save);
    const content = await stored.catch(() => undefined);
    return content === undefined
      ? { fault: saves.faults.notRead }
      : { name: save === undefined ? saves.title : saves.unnamed, text: content };
  };
  return (
    <View style={styles.form}>
      <Banner tone="warning" text={save === undefined ? text.exportAll : text.exportOne} />
      <SendButtons parcel={parcel} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { width: '100%', gap: space.panel },
});
