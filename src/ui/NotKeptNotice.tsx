import { useState } from 'react';
import { Banner, Button, NoticeOver } from './components';
import { keepOnceMore, useNotKept } from './notKept';
import { useText } from './text';
import { TryAgain } from './TryAgain';

/** The device did not take the settings, or how the table was set: what that means, and another attempt. */
export function NotKeptNotice() {
  const { writes } = useNotKept();
  const { notKept: text } = useText().saves;
  const { common } = useText();
  const [read, setRead] = useState(writes);
  const { settings, lastTable } = writes;
  if (writes === read || (settings === undefined && lastTable === undefined)) return null;
  return (
    <NoticeOver>
      <Banner
        tone="warning"
        text={settings === undefined ? text.lastTable : text.settings}
        action={
          <>
            <Button variant="danger" size="small" label={common.close} onPress={() => setRead(writes)} />
            <TryAgain attempt={keepOnceMore} />
          </>
        }
      />
    </NoticeOver>
  );
}
