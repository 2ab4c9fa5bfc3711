import { act, fireEvent, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Scrubber } from '@/ui/components';
import { renderUi } from '../rendered';

const onChange = jest.fn();

function scrubberAt(value: number) {
  onChange.mockClear();
  renderUi(
    <Scrubber
      label="Moment"
      value={value}
      min={0}
      max={100}
      words={`move ${value}`}
      marks={[30, 60]}
      onChange={onChange}
    />,
  );
  return screen.getByRole('slider', { name: 'Moment' });
}

function pressKey(key: string) {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.querySelector('[role=slider]')?.dispatchEvent(event);
  });
}

if (Platform.OS === 'web') {
  it.each([
    ['ArrowRight', 51],
    ['ArrowUp', 51],
    ['ArrowLeft', 49],
    ['ArrowDown', 49],
    ['Home', 0],
    ['End', 100],
    ['PageUp', 60],
    ['PageDown', 30],
  ])('goes by the key %s to %i', (key, to) => {
    scrubberAt(50);
    pressKey(key);
    expect(onChange).toHaveBeenCalledWith(to);
  });

  it.each([
    [0, 'ArrowLeft'],
    [100, 'ArrowRight'],
  ])('stays at its end, at %i', (value, key) => {
    scrubberAt(value);
    pressKey(key);
    expect(onChange).not.toHaveBeenCalled();
  });
} else {
  const touched = (locationX: number, pageX: number) => ({ nativeEvent: { locationX, pageX } });

  it('goes where it is touched and follows the finger, also beyond its ends', () => {
    const slider = scrubberAt(0);
    // The thumb has half its width of room at either end.
    fireEvent(slider, 'layout', { nativeEvent: { layout: { width: 222, height: 52, x: 0, y: 0 } } });
    fireEvent(slider, 'responderGrant', touched(111, 131));
    expect(onChange).toHaveBeenLastCalledWith(50);
    fireEvent(slider, 'responderMove', touched(0, 171));
    expect(onChange).toHaveBeenLastCalledWith(70);
    fireEvent(slider, 'responderMove', touched(0, 900));
    expect(onChange).toHaveBeenLastCalledWith(100);
  });

  it.each([
    ['increment', 51],
    ['decrement', 49],
  ])('answers a screen reader’s %s', (actionName, to) => {
    fireEvent(scrubberAt(50), 'accessibilityAction', { nativeEvent: { actionName } });
    expect(onChange).toHaveBeenCalledWith(to);
  });

  it('says its value', () => {
    expect(scrubberAt(50)).toHaveAccessibilityValue({ min: 0, max: 100, now: 50, text: 'move 50' });
  });
}
