import { renderHook } from '@testing-library/react-native';
import type { GameEvent } from '@/engine/events';
import { hush, playAll } from '@/ui/sound/sound';
import { useHappeningSounds } from '@/ui/sound/useHappeningSounds';

jest.mock('@/ui/sound/sound', () => ({ hush: jest.fn(), playAll: jest.fn() }));

const waved: GameEvent = { type: 'said', phrase: { key: 'waved', args: {} }, seen: 'all' };
const cue = { sound: 'tap', after: 0 } as const;
const move = (number: number, tempo: number) => ({ number, tempo, events: [waved] });

function lookBack() {
  jest.clearAllMocks();
  return renderHook((shown: ReturnType<typeof move>) => useHappeningSounds(shown, { waved: [cue] }), {
    initialProps: move(0, 1),
  });
}

it('where one begins to look back is not heard', () => {
  lookBack();
  expect(playAll).not.toHaveBeenCalled();
});

it('a move is heard once while it is shown, at its pace, whoever looks at it then', () => {
  const { rerender } = lookBack();
  rerender(move(1, 0.5));
  rerender(move(1, 0.5));
  expect(jest.mocked(playAll).mock.calls).toEqual([[[cue], 0.5]]);
});

it('a jump is silent, and ends what was still to be heard', () => {
  const { rerender } = lookBack();
  rerender(move(1, 0));
  expect(playAll).not.toHaveBeenCalled();
  expect(hush).toHaveBeenCalledTimes(1);
});

it('so does leaving', () => {
  lookBack().unmount();
  expect(hush).toHaveBeenCalledTimes(1);
});
