import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '@/ui/components';
import type { Lazy } from './lazy';
import { Unloaded } from './Unloaded';
import { useLazy } from './useLazy';

interface LoadedProps<Thing> {
  lazy: Lazy<Thing>;
  /** The head of the screen, where it has one already while it waits. */
  head?: Pick<ScreenProps, 'title' | 'onBack'>;
  children: (thing: Thing) => ReactNode;
}

/** A screen that stands on a part of the app which may have to be loaded first. */
export function Loaded<Thing>({ lazy, head, children }: LoadedProps<Thing>) {
  const loading = useLazy(lazy);
  if (loading.state === 'there') return children(loading.thing);
  return (
    <Screen {...head}>
      <Unloaded state={loading.state} onRetry={() => void lazy.load()} />
    </Screen>
  );
}
