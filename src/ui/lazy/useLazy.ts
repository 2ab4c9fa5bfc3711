import { useEffect, useSyncExternalStore } from 'react';
import type { Lazy, Loading } from './lazy';

const unsubscribed = () => () => undefined;
const nothing = () => undefined;

/** Something that is loaded by being asked for, and tried again each time that somebody comes for it. */
export function useLazy<Thing>(lazy: Lazy<Thing>): Loading<Thing>;
export function useLazy<Thing>(lazy: Lazy<Thing> | undefined): Loading<Thing> | undefined;
export function useLazy<Thing>(lazy: Lazy<Thing> | undefined): Loading<Thing> | undefined {
  useEffect(() => void lazy?.load(), [lazy]);
  return useSyncExternalStore<Loading<Thing> | undefined>(
    lazy?.subscribe ?? unsubscribed,
    lazy?.getSnapshot ?? nothing,
  );
}
