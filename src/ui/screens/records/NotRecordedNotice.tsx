import { useState, useSyncExternalStore } from 'react';
import { putOnRecord, unrecorded } from '@/match/records/unrecorded';
import { Banner, Button, NoticeOver } from '@/ui/components';
import { useText } from '@/ui/text';
import { TryAgain } from '@/ui/TryAgain';

/** A game has ended and the device did not take its result. */
export function NotRecordedNotice() {
  const results = useSyncExternalStore(unrecorded.subscribe, unrecorded.results, unrecorded.results);
  const { saves: text, common } = useText();
  const [read, setRead] = useState(results);
  if (results.length === 0 || results === read) return null;
  return (
    <NoticeOver>
      <Banner
        tone="warning"
        text={text.notRecorded({ games: results.length })}
        action={
          <>
            <Button variant="danger" size="small" label={common.close} onPress={() => setRead(results)} />
            <TryAgain attempt={putOnRecord} />
          </>
        }
      />
    </NoticeOver>
  );
}
