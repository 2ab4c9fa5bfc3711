import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Banner, Button } from '@/ui/components';
import { askToKeep, readHowLong, useKeeping } from '@/ui/keeping';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { reloadApp } from '@/ui/webApp/reload';

/** How long this browser keeps what is stored, where it promises nothing, and what can be done about it. */
function Notice({ action, refused = false }: { action: ReactNode; refused?: boolean }) {
  const keeping = useKeeping((state) => state.keeping);
  const { keeping: text } = useText().saves;
  if (keeping === undefined || keeping === 'promised') return null;
  const uncleared = keeping === 'unlessCleared';
  return (
    <Banner
      tone={uncleared ? 'info' : 'warning'}
      text={uncleared && refused ? text.refused : text[keeping]}
      action={action}
    />
  );
}

/** As it can be read on the paper of the notice. */
function Deed({ label, onPress }: { label: string; onPress: () => void }) {
  const keeping = useKeeping((state) => state.keeping);
  const variant = keeping === 'unlessCleared' ? 'secondary' : 'danger';
  return <Button variant={variant} size="small" label={label} onPress={onPress} style={styles.deed} />;
}

/** There are games that nobody sees: told wherever a list of them would be empty, for as long as it is so. */
function NotHandedOver() {
  const { keeping: text } = useText().saves;
  return <Notice action={reloadApp && <Deed label={text.reload} onPress={reloadApp} />} />;
}

interface KeepingNoticeProps {
  onExport: () => void;
  /** Nothing is listed below it. */
  empty?: boolean;
}

/** Above the list of saved games. */
export function KeepingNotice({ onExport, empty = false }: KeepingNoticeProps) {
  const keeping = useKeeping((state) => state.keeping);
  const { keeping: text } = useText().saves;
  const [refused, setRefused] = useState(false);
  if (keeping === 'notNow') return <NotHandedOver />;
  if (empty) return null;
  return (
    <Notice
      refused={refused}
      action={
        <>
          {keeping === 'unlessCleared' && !refused && (
            <Deed label={text.ask} onPress={() => void askToKeep().then(() => setRefused(true))} />
          )}
          <Deed label={text.exportAll} onPress={onExport} />
        </>
      }
    />
  );
}

/** At home, once: whoever has begun no game yet has nothing that could be cleared. */
export function NewKeepingNotice() {
  const { keeping, asked, read } = useKeeping();
  const { saves: text, common } = useText();
  const navigation = useNavigation<Navigator>();
  if (keeping === 'notNow') return <NotHandedOver />;
  if (keeping === read || (keeping === 'unlessCleared' && !asked)) return null;
  return (
    <Notice
      action={
        <>
          <Deed label={common.close} onPress={readHowLong} />
          <Deed
            label={text.keeping.copy}
            onPress={() => {
              readHowLong();
              navigation.navigate('saves');
            }}
          />
        </>
      }
    />
  );
}

const styles = StyleSheet.create({
  // Large letters break instead of reaching out of the window.
  deed: { maxWidth: '100%' },
});
