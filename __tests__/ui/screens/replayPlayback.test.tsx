import {
  nextSpeed,
  playbackAt,
  SPEEDS,
  turned,
  type Playback,
  type Turn,
} from '@/ui/screens/replay/playback';

const span = { first: 5, last: 9 };
const after = (start: number, ...turns: readonly Turn[]): Playback =>
  turns.reduce((playback, turn) => turned(playback, span, turn), playbackAt(start));

const steps = (count: number) => Array.from({ length: count }, (): Turn => ({ type: 'step', by: 1 }));

describe('the way through a game', () => {
  it.each<[string, number, readonly Turn[], Partial<Playback>]>([
    ['a step on moves', 6, [{ type: 'step', by: 1 }], { moment: 7, tempo: 1 }],
    ['a step back does not', 6, [{ type: 'step', by: -1 }], { moment: 5, tempo: 0 }],
    ['nothing comes after the end', 9, [{ type: 'step', by: 1 }], { moment: 9, number: 0 }],
    ['nothing comes before the beginning', 5, [{ type: 'step', by: -1 }], { moment: 5, number: 0 }],
    ['a jump does not move', 5, [{ type: 'go', to: 8 }], { moment: 8, tempo: 0 }],
    ['a jump by one move is a step', 5, [{ type: 'go', to: 6 }], { moment: 6, tempo: 1 }],
    ['a jump stays within the game', 5, [{ type: 'go', to: 99 }], { moment: 9 }],
    ['playing goes on by itself', 5, [{ type: 'toggle' }, { type: 'advance' }], { moment: 6, playing: true }],
    ['playing stops at the end', 8, [{ type: 'toggle' }, { type: 'advance' }], { moment: 9, playing: false }],
    ['playing at the end begins anew', 9, [{ type: 'toggle' }], { moment: 5, playing: true, tempo: 0 }],
    ['a pause pauses', 5, [{ type: 'toggle' }, { type: 'toggle' }], { moment: 5, playing: false }],
    ['a step pauses', 5, [{ type: 'toggle' }, { type: 'step', by: 1 }], { playing: false }],
    ['a jump pauses', 5, [{ type: 'toggle' }, { type: 'go', to: 8 }], { playing: false }],
    ['steps keep where one came from', 6, steps(2), { moment: 8, from: 6 }],
    [
      'a jump is a new beginning',
      5,
      [...steps(1), { type: 'go', to: 8 }, ...steps(1)],
      { moment: 9, from: 8 },
    ],
    ['and so is a step back', 5, [...steps(3), { type: 'step', by: -1 }], { moment: 7, from: 7 }],
    [
      'twice the speed takes half the time',
      5,
      [{ type: 'speed', speed: 2 }, { type: 'toggle' }, { type: 'advance' }],
      { tempo: 0.5, speed: 2 },
    ],
  ])('%s', (_, start, turns, expected) => {
    expect(after(start, ...turns)).toMatchObject(expected);
  });

  it('never shows two moments under one number', () => {
    const turns: readonly Turn[] = [
      { type: 'step', by: 1 },
      { type: 'step', by: -1 },
      { type: 'go', to: 9 },
      { type: 'toggle' },
      { type: 'advance' },
    ];
    const numbers = turns.map((_, count) => after(5, ...turns.slice(0, count + 1)).number);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });

  it('has speeds that come round', () => {
    let speed = SPEEDS[0] as (typeof SPEEDS)[number];
    const seen = SPEEDS.map(() => (speed = nextSpeed(speed)));
    expect([...seen].sort((a, b) => a - b)).toEqual([...SPEEDS]);
  });
});
