import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';
import { SegmentedChoice, Stepper, Toggle } from '@/ui/components';
import { renderUi } from '../rendered';

const paces = [
  { value: 'slow', label: 'Slow' },
  { value: 'usual', label: 'Usual' },
  { value: 'quick', label: 'Quick' },
] as const;

function Paces({ onChange }: { onChange?: (pace: string) => void }) {
  const [pace, setPace] = useState<(typeof paces)[number]['value']>('usual');
  return (
    <SegmentedChoice
      label="Pace"
      choices={paces}
      value={pace}
      onChange={(chosen) => {
        setPace(chosen);
        onChange?.(chosen);
      }}
    />
  );
}

describe('a segmented choice', () => {
  it('is a radio group with one chosen', () => {
    renderUi(<Paces />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Usual' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Quick' })).not.toBeChecked();
  });

  it('tells what was chosen', () => {
    const change = jest.fn();
    renderUi(<Paces onChange={change} />);
    fireEvent.press(screen.getByRole('radio', { name: 'Quick' }));
    expect(change).toHaveBeenCalledWith('quick');
  });

  if (Platform.OS === 'web') {
    it.each([
      ['ArrowRight', 'quick'],
      ['ArrowLeft', 'slow'],
      [' ', 'usual'],
    ])('chooses by the key «%s»', (key, expected) => {
      const change = jest.fn();
      renderUi(<Paces onChange={change} />);
      const chosen = screen.getByRole('radio', { name: 'Usual' }) as unknown as HTMLElement;
      act(() => {
        chosen.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
      expect(change).toHaveBeenCalledWith(expected);
    });
  }
});

describe('a stepper', () => {
  it.each([
    ['more', 3, 4],
    ['less', 3, 2],
  ])('goes one %s', (direction, from, to) => {
    const change = jest.fn();
    renderUi(<Stepper label="Players" value={from} min={2} max={5} onChange={change} />);
    fireEvent.press(screen.getByRole('button', { name: `Players: ${direction}` }));
    expect(change).toHaveBeenCalledWith(to);
  });

  it.each([
    ['more', 5],
    ['less', 2],
  ])('stops at its end: no %s than %i', (direction, value) => {
    const change = jest.fn();
    renderUi(<Stepper label="Players" value={value} min={2} max={5} onChange={change} />);
    fireEvent.press(screen.getByRole('button', { name: `Players: ${direction}` }));
    expect(change).not.toHaveBeenCalled();
  });
});

it.each([true, false])('a toggle that is %s turns to the other', (value) => {
  const change = jest.fn();
  renderUi(<Toggle label="Vibration" about="A light touch." value={value} onChange={change} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Vibration. A light touch.' }));
  expect(change).toHaveBeenCalledWith(!value);
});
