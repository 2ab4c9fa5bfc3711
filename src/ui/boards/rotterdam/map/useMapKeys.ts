import { useRef, useState } from 'react';
import type { View } from 'react-native';
import { POSITIONS, type Position } from '@/games/rotterdam/cards/waterways';
import type { TouchableProps } from '@/ui/components';
import { laneOf, stepOf } from './geometry';

const LANES = 4;
const STEPS = POSITIONS.length / LANES;

/** Towards the harbours, back, and to the neighbouring lanes, as the picture lies. */
const UPRIGHT: Readonly<Record<string, readonly [step: number, lane: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const LEVEL: typeof UPRIGHT = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a position; undefined at the map's edge, and for other keys. */
export function beside(upright: boolean, key: string, at: Position): Position | undefined {
  const way = (upright ? UPRIGHT : LEVEL)[key];
  if (way === undefined) return undefined;
  const [step, lane] = [stepOf(at) + way[0], laneOf(at) + way[1]];
  return step < 0 || step >= STEPS || lane < 0 || lane >= LANES ? undefined : step * LANES + lane;
}

/** The Tab key reaches the map once; on it, arrow keys follow the picture. */
export function useMapKeys(
  upright: boolean,
  first: Position,
): (at: Position) => Pick<TouchableProps, 'ref' | 'onKey' | 'tabIndex'> {
  const controls = useRef<(View | null)[]>([]);
  const [here, setHere] = useState<Position>();
  return (at) => ({
    tabIndex: at === (here ?? first) ? 0 : -1,
    ref: (control) => {
      controls.current[at] = control;
    },
    onKey: (key) => {
      const next = beside(upright, key, at);
      if (next === undefined) return false;
      setHere(next);
      controls.current[next]?.focus();
      return true;
    },
  });
}
