import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { savedMatches, type UnreadableSave } from '@/match/store';
import { Banner, SegmentedChoice, Type } from '@/ui/components';
import { SendButtons } from '@/ui/exchange/SendButtons';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { isUnreadable, type ListedSave } from './useSavedGames';
import { useSavedWords } from './useSavedWords';

const KINDS = ['whole', 'tableView'] as const;
type Kind = (typeof KINDS)[number];

/** The text of a save, or of what its table saw, or why there is none. */
async function textOf({ id }: ListedSave, kind: Kind): Promise<string | Pick<UnreadableSave, 'fault'>> {
  if (kind === 'tableView') return savedMatches.exportTableView(id);
  const text = await savedMatches.exportText(id).catch(() => undefined);
  return text ?? { fault: 'notRead' };
}

/** What is sent unless somebody chooses otherwise: hands that are still hidden stay here. */
const usualKind = (save: ListedSave): Kind =>
  !isUnreadable(save) && save.hidesHands ? 'tableView' : 'whole';

/** Sends a save out of the app, and says before that what is in it. */
export function ExportForm({ save }: { save: ListedSave }) {
  const { saves } = useText();
  const { export: text } = saves;
  const wordsOf = useSavedWords();
  const [kind, setKind] = useState<Kind>(() => usualKind(save));

  const what = isUnreadable(save) ? saves.unreadable : wordsOf(save).heading;
  const parcel = async () => {
    const content = await textOf(save, kind);
    if (typeof content !== 'string') return { fault: saves.faults[content.fault] };
    return { name: kind === 'whole' ? what : `${what} (${text.tableView})`, text: content };
  };

  return (
    <View style={styles.form}>
      {isUnreadable(save) ? (
        <Banner tone="warning" text={text.unreadableAbout} />
      ) : (
        <>
          <SegmentedChoice
            label={text.what}
            choices={KINDS.map((value) => ({ value, label: text[value] }))}
            value={kind}
            onChange={setKind}
          />
          <Type variant="text" live="polite">
            {kind === 'whole' ? text.wholeAbout : text.tableViewAbout}
          </Type>
          {kind === 'whole' && <Banner tone="warning" text={saves.holdsHands} />}
        </>
      )}
      {/* What came of sending one of them says nothing of the other. */}
      <SendButtons key={kind} parcel={parcel} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
});
