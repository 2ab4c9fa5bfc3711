import { StyleSheet, View } from 'react-native';
import { Banner, Button } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import type { SaveDeeds } from './useSaveDeeds';

interface SaveNoticesProps {
  deeds: SaveDeeds;
  /** The save that can be brought back. */
  discarded: string | undefined;
  /** One that could be brought back no longer can. */
  roomTaken: boolean;
  onRoomTakenRead: () => void;
}

/** What came of the last deed, and the way back from the last deletion, until somebody decides. */
export function SaveNotices({ deeds, discarded, roomTaken, onRoomTakenRead }: SaveNoticesProps) {
  const { common, saves: text } = useText();
  const { notice } = deeds;
  return (
    <View style={styles.notices}>
      {notice !== undefined && (
        <Banner
          {...notice}
          action={
            <Button
              variant={notice.tone === 'warning' ? 'danger' : 'quiet'}
              size="small"
              label={common.close}
              onPress={deeds.forgetNotice}
            />
          }
        />
      )}
      {roomTaken && (
        <Banner
          tone="warning"
          text={text.roomTaken}
          action={<Button variant="danger" size="small" label={common.close} onPress={onRoomTakenRead} />}
        />
      )}
      {discarded !== undefined && (
        <DeletedBanner what={deeds.deletedName(discarded)} id={discarded} deeds={deeds} />
      )}
    </View>
  );
}

interface DeletedBannerProps {
  id: string;
  what: string | undefined;
  deeds: SaveDeeds;
}

function DeletedBanner({ id, what, deeds }: DeletedBannerProps) {
  const { saves: text } = useText();
  return (
    <Banner
      icon="card-discard"
      text={what === undefined ? text.deletedBefore : text.deleted({ what })}
      action={
        <>
          <Button
            variant="quiet"
            size="small"
            label={text.deleteForGood}
            onPress={() => void deeds.removeForGood(id)}
          />
          <Button
            variant="secondary"
            size="small"
            icon="undo"
            label={text.undoDelete}
            onPress={() => void deeds.restore()}
          />
        </>
      }
    />
  );
}

const styles = StyleSheet.create({
  notices: { gap: space.group },
});
