import { useState } from 'react';
import { Banner, Button, NoticeOver } from '@/ui/components';
import { hasUnstoredMoves } from '@/ui/match/matches';
import { useText } from '@/ui/text';
import { useNewVersion, type NewVersion } from './newVersion';

/** Stays until somebody decides: nothing reloads by itself. */
export function NewVersionNotice() {
  const version = useNewVersion();
  const [later, setLater] = useState<NewVersion>();
  if (version === undefined || version === later) return null;
  return <Question version={version} onLater={() => setLater(version)} />;
}

function Question({ version, onLater }: { version: NewVersion; onLater: () => void }) {
  const { newVersion: text } = useText().webApp;
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState(false);

  const start = () => {
    // A device that is full holds fewer moves than the page does.
    setRefused(hasUnstoredMoves());
    if (hasUnstoredMoves()) return;
    setStarting(true);
    void version.start();
  };

  return (
    <NoticeOver>
      <Banner
        tone={refused ? 'warning' : 'info'}
        icon="flying-flag"
        title={text.ready}
        text={refused ? text.unstored : text.about}
        action={
          <>
            <Button
              variant={refused ? 'danger' : 'quiet'}
              size="small"
              label={text.later}
              onPress={onLater}
            />
            <Button
              variant={refused ? 'danger' : 'primary'}
              size="small"
              label={text.reload}
              unavailable={starting ? text.starting : undefined}
              onPress={start}
            />
          </>
        }
      />
    </NoticeOver>
  );
}
