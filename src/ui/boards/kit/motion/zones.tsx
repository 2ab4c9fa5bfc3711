import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { FadeOut } from 'react-native-reanimated';
import { Light, useIsPointed } from '@/ui/components';
import { duration, radius, useTheme } from '@/ui/theme';
import type { Rect } from './flights';
import { measure } from './measure';

/** The places of a board by name, with their rectangles on the screen: as they are, and as they were last looked at. */
export class Zones {
  /** A sheet may show a place a second time: the last that came counts, and the others again when it has gone. */
  private readonly views = new Map<string, readonly View[]>();
  private known: ReadonlyMap<string, Rect> = new Map();

  attach(zone: string, view: View): () => void {
    this.views.set(zone, [...(this.views.get(zone) ?? []), view]);
    return () => {
      const left = this.views.get(zone)?.filter((other) => other !== view) ?? [];
      if (left.length > 0) this.views.set(zone, left);
      else this.views.delete(zone);
    };
  }

  /** What the last look saw: places of cards that are gone by now among them. */
  get seen(): ReadonlyMap<string, Rect> {
    return this.known;
  }

  /** Tells what it sees as soon as everything is measured: at once, where the platform can. */
  look(tell?: (seen: ReadonlyMap<string, Rect>) => void): void {
    this.measured([...this.views.keys()], (found) => {
      this.known = found;
      tell?.(found);
    });
  }

  /** Looks once more where these are, of those that are there. */
  lookAgain(names: readonly string[]): void {
    const there = [...new Set(names)].filter((name) => this.views.has(name));
    this.measured(there, (found) => {
      this.known = new Map([...this.known, ...found]);
    });
  }

  private measured(names: readonly string[], tell: (seen: ReadonlyMap<string, Rect>) => void): void {
    const places = names.flatMap((zone) => {
      const last = this.views.get(zone)?.at(-1);
      return last === undefined ? [] : [[zone, last] as const];
    });
    const found = new Map<string, Rect>();
    const told = () => {
      if (found.size === places.length) tell(found);
    };
    told();
    for (const [zone, view] of places) {
      measure(view, (rect) => {
        found.set(zone, rect);
        told();
      });
    }
  }
}

/** What moves on the stage by itself hears here of the touch that finishes all motion. */
export class Finishing {
  private readonly listeners = new Set<() => void>();

  onFinish(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  finish(): void {
    for (const listener of this.listeners) listener();
  }
}

export interface Staging {
  readonly zones: Zones;
  readonly finishing: Finishing;
  /** Zones whose picture is still on its way. */
  readonly landing: ReadonlySet<string>;
  /** Zones to point out instead, where nothing travels. */
  readonly fresh: ReadonlySet<string>;
  /** Something travels that is worth being watched before anything is asked. */
  readonly moving: boolean;
}

export const StagingContext = createContext<Staging>({
  zones: new Zones(),
  finishing: new Finishing(),
  landing: new Set(),
  fresh: new Set(),
  moving: false,
});

/** Whether the last move is still to be watched. */
export const useIsMoving = (): boolean => useContext(StagingContext).moving;

/** Hand the answer to a View as its ref: things can fly from and to it by this name. */
export function useZone(zone: string): (view: View | null) => (() => void) | undefined {
  const { zones } = useContext(StagingContext);
  return useCallback(
    (view: View | null) => (view === null ? undefined : zones.attach(zone, view)),
    [zones, zone],
  );
}

interface ZoneProps {
  name: string;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** A place that stays empty to the eye until what flies there has landed. */
export function Zone({ name, style, children }: ZoneProps) {
  const { landing, fresh } = useContext(StagingContext);
  const { colour } = useTheme();
  const pointed = useIsPointed(name);
  return (
    <View ref={useZone(name)} collapsable={false} style={[style, landing.has(name) && styles.away]}>
      {children}
      {pointed && <Light outside />}
      {fresh.has(name) && (
        <Animated.View
          exiting={FadeOut.duration(duration.fade)}
          style={[styles.ring, { borderColor: colour.action }]}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  away: { opacity: 0 },
  ring: {
    position: 'absolute',
    inset: -2,
    borderWidth: 3,
    borderRadius: radius.card + 2,
    pointerEvents: 'none',
  },
});
