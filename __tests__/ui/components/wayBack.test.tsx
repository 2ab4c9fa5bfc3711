import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';
import { Button, Sheet, Type } from '@/ui/components';
import { renderUi } from '../rendered';

/** A screen with a pile of sheets on it: each opens the next. */
function Piled() {
  const [count, setCount] = useState(0);
  const close = () => setCount((open) => open - 1);
  return (
    <>
      <Button label="Open the first" onPress={() => setCount(1)} />
      <Sheet open={count > 0} title={`Sheet ${count}`} onClose={close}>
        <Type variant="text">content</Type>
        <Button label="Open one more" onPress={() => setCount(count + 1)} />
        <Button label="Close all" onPress={() => setCount(0)} />
      </Sheet>
    </>
  );
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
if (Platform.OS === 'web') {
  // A browser that can be asked to stay is tried in __tests__/e2e/packet-row.test.ts.
  it('sheets are closed by their buttons where a browser cannot be asked to stay', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    press('Close');
    expect(screen.getByRole('heading', { name: 'Sheet 1' })).toBeTruthy();
  });
} else {
  it('the system’s way back closes the topmost sheet, and the one below it next', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    fireEvent(screen.getByText('content'), 'requestClose');
    expect(screen.getByRole('heading', { name: 'Sheet 1' })).toBeTruthy();
    fireEvent(screen.getByText('content'), 'requestClose');
    expect(screen.queryByText('content')).toBeNull();
  });
}
