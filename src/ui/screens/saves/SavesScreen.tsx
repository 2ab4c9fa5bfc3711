import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { Banner, Button, EmptyState, Screen } from '@/ui/components';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { readingWidth, space } from '@/ui/theme';
import { KeepingNotice } from './KeepingNotice';
import { SaveNotices } from './SaveNotices';
import { SavedRow, UnreadableRow } from './SaveRows';
import { SaveSheet, type SheetContent } from './SaveSheet';
import { useSaveDeeds } from './useSaveDeeds';
import { isUnreadable, useSavedGames, type ListedSave } from './useSavedGames';

/** About a screen of them at once: hundreds of saves are drawn as they come into view. */
const ROWS_AT_ONCE = 8;

/** Every game on this device: to play on, name, copy, send, receive and delete. */
export function SavesScreen() {
  const { saves: text } = useText();
  const { saves, failed, roomTaken, forgetRoomTaken, reload } = useSavedGames();
  const deeds = useSaveDeeds(reload);
  const [sheet, setSheet] = useState<{ content: SheetContent; open: boolean }>({
    content: { kind: 'import' },
    open: false,
  });
  const show = (content: SheetContent) => setSheet({ content, open: true });
  const close = () => setSheet(({ content }) => ({ content, open: false }));
  const showActions = (save: ListedSave) => show({ kind: 'actions', save });
  const entries = [...(saves?.games ?? []), ...(saves?.unreadable ?? [])];

  const { notice } = deeds;
  const discarded = saves?.discarded;
  const importButton = (
    <Button
      variant="secondary"
      size="small"
      icon="plus"
      label={text.import.action}
      onPress={() => show({ kind: 'import' })}
    />
  );
  return (
    <>
      <Screen
        title={text.title}
        onBack={useGoBack()}
        reading
        footer={
          notice === undefined && discarded === undefined && !roomTaken ? undefined : (
            <SaveNotices
              deeds={deeds}
              discarded={discarded}
              roomTaken={roomTaken}
              onRoomTakenRead={forgetRoomTaken}
            />
          )
        }
        list={(edges) => (
          <FlatList<ListedSave>
            testID="saves"
            data={entries}
            keyExtractor={idOf}
            renderItem={({ item }) =>
              isUnreadable(item) ? (
                <UnreadableRow save={item} onMore={showActions} />
              ) : (
                <SavedRow game={item} onMore={showActions} />
              )
            }
            initialNumToRender={ROWS_AT_ONCE}
            maxToRenderPerBatch={ROWS_AT_ONCE}
            windowSize={5}
            contentContainerStyle={edges}
            ItemSeparatorComponent={Gap}
            ListHeaderComponent={
              <View style={styles.head}>
                {failed && <NotListed onRetry={() => void reload()} />}
                <KeepingNotice empty={entries.length === 0} onExport={() => show({ kind: 'exportAll' })} />
                {entries.length > 0 && <View style={styles.importing}>{importButton}</View>}
              </View>
            }
            ListEmptyComponent={
              saves === undefined ? null : (
                <EmptyState
                  icon="sail"
                  title={text.empty.title}
                  text={text.empty.about}
                  action={importButton}
                />
              )
            }
          />
        )}
      />
      <SaveSheet {...sheet} deeds={deeds} onShow={show} onClose={close} />
    </>
  );
}

const idOf = ({ id }: ListedSave): string => id;

function Gap() {
  return <View style={styles.gap} />;
}

function NotListed({ onRetry }: { onRetry: () => void }) {
  const { saves: text } = useText();
  return (
    <Banner
      tone="warning"
      text={text.notListed}
      action={<Button variant="danger" size="small" label={text.tryAgain} onPress={onRetry} />}
    />
  );
}

const styles = StyleSheet.create({
  head: { width: '100%', maxWidth: readingWidth, alignSelf: 'center', gap: space.panel },
  importing: { flexDirection: 'row', justifyContent: 'flex-end', paddingBottom: space.panel },
  gap: { height: space.panel },
});
