import { useState } from 'react';
import { Button } from './components';
import { useText } from './text';

/** In a warning: another attempt at what the device did not do. As long as it lasts that is said, and none is begun beside it. */
export function TryAgain({ attempt }: { attempt: () => Promise<unknown> }) {
  const { saves: text } = useText();
  const [lasts, setLasts] = useState(false);
  const press = () => {
    setLasts(true);
    void attempt().finally(() => setLasts(false));
  };
  return (
    <Button
      variant="danger"
      size="small"
      label={text.tryAgain}
      unavailable={lasts ? text.tryingAgain : undefined}
      onPress={press}
    />
  );
}
