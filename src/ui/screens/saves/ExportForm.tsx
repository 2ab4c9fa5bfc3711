import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { savedMatches, type UnreadableSave } from '@/match/store';
import { Banner, Button, SegmentedChoice, Type } from '@/ui/components';
import type { IconName, MarkName } from '@/ui/icons';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { send, waysOut } from './exchange';
import { isUnreadable, type ListedSave } from './useSavedGames';
import { useSavedWords } from './useSavedWords';
import type { Way } from './way';

const KINDS = ['whole', 'tableView'] as const;
type Kind = (typeof KINDS)[number];

const ICONS: Readonly<Record<Way, IconName | MarkName>> = {
  share: 'mailbox',
  copy: 'notebook',
  download: 'down',
};

/** The text of a save, or of what its table saw, or why there is none. */
async function textOf({ id }: ListedSave, kind: Kind): Promise<string | Pick<UnreadableSave, 'fault'>> {
  if (kind === 'tableView') return savedMatches.exportTableView(id);
  const text = await savedMatches.exportText(id).catch(() => undefined);
  return text ?? { fault: 'notRead' };
}

/** Sends a save out of the app, and says before that what is in it. */
export function ExportForm({ save }: { save: ListedSave }) {
  const { saves } = useText();
  const { export: text } = saves;
  const wordsOf = useSavedWords();
  const [kind, setKind] = useState<Kind>('whole');
  const [told, setTold] = useState<{ tone: 'info' | 'warning'; text: string }>();

  const what = isUnreadable(save) ? saves.unreadable : wordsOf(save).heading;
  const sendBy = async (way: Way) => {
    const content = await textOf(save, kind);
    const name = kind === 'whole' ? what : `${what} (${text.tableView})`;
    if (typeof content !== 'string') {
      setTold({ tone: 'warning', text: saves.faults[content.fault] });
      return;
    }
    const sent = await send(way, { name, text: content });
    if (sent === 'failed') setTold({ tone: 'warning', text: text.failed });
    else if (sent === 'dismissed' || way === 'share') setTold(undefined);
    else setTold({ tone: 'info', text: way === 'copy' ? text.copied : text.downloaded });
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
            onChange={(chosen) => {
              setTold(undefined);
              setKind(chosen);
            }}
          />
          <Type variant="text" live="polite">
            {kind === 'whole' ? text.wholeAbout : text.tableViewAbout}
          </Type>
          {kind === 'whole' && <Banner tone="warning" text={saves.holdsHands} />}
        </>
      )}
      <View style={styles.ways}>
        {waysOut().map((way) => (
          <Button
            key={way}
            variant="secondary"
            icon={ICONS[way]}
            label={text[way]}
            onPress={() => void sendBy(way)}
            style={styles.way}
          />
        ))}
      </View>
      {told !== undefined && <Banner {...told} />}
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  way: { flexGrow: 1 },
});
