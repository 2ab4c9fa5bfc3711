import { useCallback, useState } from 'react';
import type { View } from 'react-native';
import type { Pointing } from '@/ui/components';

const NOWHERE: ReadonlySet<string> = new Set();

interface Pointed {
  readonly pointing: Pointing;
  /** What stands for the task, the latest last; a button says itself what it does. */
  readonly lit: readonly View[];
}

function without<T>(all: readonly T[], one: T): readonly T[] {
  const at = all.indexOf(one);
  return all.filter((_, index) => index !== at);
}

/** Counts what comes and goes. */
function useThere<T>(): readonly [readonly T[], (one: T) => () => void] {
  const [there, setThere] = useState<readonly T[]>([]);
  const come = useCallback((one: T) => {
    setThere((before) => [...before, one]);
    return () => setThere((before) => without(before, one));
  }, []);
  return [there, come];
}

/**
 * Points at these places of a board, of those that stand for each other at the best that is there; once the move asked
 * for is in mind, at the button that makes it.
 */
export function usePointing(wanted: readonly (readonly string[])[], isWanted: Pointing['isWanted']): Pointed {
  const [there, onThere] = useThere<string>();
  const [answers, onAnswered] = useThere<'answer'>();
  const [lit, onLit] = useThere<View>();
  const onAnswer = useCallback(() => onAnswered('answer'), [onAnswered]);
  // What only leads to the others has been touched once one of them is there.
  const here = wanted.flatMap(([best]) => (best !== undefined && there.includes(best) ? [best] : []));
  const ways = wanted.flatMap((places) => places.find((place) => there.includes(place)) ?? []);
  const found = here.length > 0 ? here : ways;
  return {
    lit: answers.length > 0 ? [] : lit,
    pointing: {
      candidates: wanted.length === 0 ? NOWHERE : new Set(wanted.flat()),
      places: answers.length > 0 || found.length === 0 ? NOWHERE : new Set(found),
      isWanted,
      onThere,
      onAnswer,
      onLit,
    },
  };
}
