import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { Banner, Button } from '@/ui/components';
import { askToKeep, readHowLong, useKeeping } from '@/ui/keeping';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';

/** How long this browser keeps what is stored, where it promises nothing, and what can be done about it. */
function Notice({ action }: { action: ReactNode }) {
  const keeping = useKeeping((state) => state.keeping);
  const { keeping: text } = useText().saves;
  if (keeping === undefined || keeping === 'promised') return null;
  return (
    <Banner tone={keeping === 'unlessCleared' ? 'info' : 'warning'} text={text[keeping]} action={action} />
  );
}

/** Above the list of saved games. */
export function KeepingNotice({ onExport }: { onExport: () => void }) {
  const keeping = useKeeping((state) => state.keeping);
  const { keeping: text } = useText().saves;
  return (
    <Notice
      action={
        <>
          {keeping === 'unlessCleared' && (
            <Button variant="secondary" size="small" label={text.ask} onPress={() => void askToKeep()} />
          )}
          <Button variant="secondary" size="small" label={text.exportAll} onPress={onExport} />
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
  if (keeping === read || (keeping === 'unlessCleared' && !asked)) return null;
  return (
    <Notice
      action={
        <>
          <Button variant="secondary" size="small" label={common.close} onPress={readHowLong} />
          <Button
            variant="secondary"
            size="small"
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
