import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { MenuRow } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { useOpenSave } from './useOpenSave';
import { isUnreadable, type ListedSave } from './useSavedGames';

interface ActionsMenuProps {
  save: ListedSave;
  onRename: () => void;
  onDuplicate: () => void;
  onDeal: () => void;
  onExport: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Everything that can be done with a save. What cannot be read can only be sent away or deleted. */
export function ActionsMenu(props: ActionsMenuProps) {
  const { save, onRename, onDuplicate, onDeal, onExport, onDelete, onClose } = props;
  const { saves: text, replay, deals } = useText();
  const navigation = useNavigation<Navigator>();
  const open = useOpenSave();
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <View style={styles.rows}>
      {!isUnreadable(save) && (
        <>
          <MenuRow
            icon="sail"
            label={save.over ? text.results : text.continue}
            onPress={closing(() => open(save))}
          />
          <MenuRow
            icon="pocket-watch"
            label={replay.open}
            about={replay.openAbout}
            onPress={closing(() => navigation.navigate('replay', { id: save.id }))}
          />
        </>
      )}
      {!isUnreadable(save) && (
        <>
          {save.over && (
            <MenuRow icon="card-pick" label={deals.action} about={deals.ofGameAbout} onPress={onDeal} />
          )}
          <MenuRow icon="quill-ink" label={text.rename} onPress={onRename} />
          <MenuRow
            icon="plus"
            label={text.duplicate}
            about={text.duplicateAbout}
            onPress={closing(onDuplicate)}
          />
        </>
      )}
      <MenuRow icon="mailbox" label={text.export.action} about={text.export.about} onPress={onExport} />
      <MenuRow icon="close" label={text.delete} about={text.deleteAbout} onPress={closing(onDelete)} />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});
