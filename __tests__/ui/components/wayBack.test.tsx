import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';
import { Button, Sheet, Type } from '@/ui/components';
import { renderUi } from '../rendered';
import { soon } from '../screens/patience';

/** A screen with a pile of sheets on it: each opens the next. */
function Piled() {
  const [count, setCount] = useState(0);
  const close = () => setCount((open) => open - 1);
  return (
    <>
      <Button label="Open the first" onPress={() => setCount(1)} />
      <Sheet open={count > 0} levels={count} title={`Sheet ${count}`} onClose={close}>
        <Type variant="text">content</Type>
        <Button label="Open one more" onPress={() => setCount(count + 1)} />
        <Button label="Close all" onPress={() => setCount(0)} />
      </Sheet>
    </>
  );
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const shown = (count: number) =>
  waitFor(() => {
    const open = [1, 2].filter((at) => screen.queryByRole('heading', { name: `Sheet ${at}` }) !== null);
    expect(open).toEqual(count === 0 ? [] : [count]);
  }, soon);

if (Platform.OS === 'web') {
  /** Stands for the navigation, which hears of every step of the browser that concerns it. */
  const left = jest.fn();
  const back = () => act(() => window.history.back());

  beforeEach(() => {
    window.history.pushState({ id: 'home' }, '', '/');
    window.history.pushState({ id: 'table' }, '', '/table/one');
    left.mockClear();
    window.addEventListener('popstate', left);
    renderUi(<Piled />);
  });

  afterEach(() => window.removeEventListener('popstate', left));

  it('the browser’s way back closes the topmost sheet, and the one below it next, before it leaves the screen', async () => {
    press('Open the first');
    press('Open one more');
    await shown(2);
    back();
    await shown(1);
    back();
    await shown(0);
    expect(left).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/table/one');
    back();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1), soon);
    expect(window.location.pathname).toBe('/');
  });

  it('sheets that were closed by their buttons cost no step of the way back', async () => {
    press('Open the first');
    press('Open one more');
    press('Close all');
    await shown(0);
    back();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1), soon);
    expect(window.location.pathname).toBe('/');
  });

  it('a sheet that is opened after others were closed takes one step', async () => {
    press('Open the first');
    press('Open one more');
    press('Close all');
    press('Open the first');
    await shown(1);
    back();
    await shown(0);
    expect(left).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/table/one');
  });

  it('whoever went on to another screen comes back to the one with the sheets', async () => {
    press('Open the first');
    press('Close all');
    window.history.pushState({ id: 'rules' }, '', '/rules/packet-row');
    back();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1), soon);
    expect(window.location.pathname).toBe('/table/one');
    expect(window.history.state).toMatchObject({ id: 'table' });
    back();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2), soon);
    expect(window.location.pathname).toBe('/');
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
