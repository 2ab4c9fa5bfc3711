import { createContext, use, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useText } from '@/ui/text';
import { radius, useTheme } from '@/ui/theme';

/** Shows somebody what to touch: the places of a board by name, then the button that makes the move. */
export interface Pointing {
  /** What may be pointed at, as far as it is there. */
  readonly candidates: ReadonlySet<string>;
  /** What is: of places that stand for each other, the best that is there. */
  readonly places: ReadonlySet<string>;
  /** Whether a button that makes these moves is the one to touch. */
  isWanted(moves: readonly unknown[]): boolean;
  /** A candidate is there, until the answer is called. */
  onThere(place: string): () => void;
  /** That button can be pressed now, until the answer is called: then no other place is pointed at. */
  onAnswer(): () => void;
  /** What is lit is in sight, until the answer is called. */
  onLit(view: View): () => void;
}

export const PointingContext = createContext<Pointing | undefined>(undefined);

/** Whether a place is pointed at. */
export function useIsPointed(place: string): boolean {
  const pointing = use(PointingContext);
  const candidate = pointing?.candidates.has(place) ?? false;
  const onThere = pointing?.onThere;
  useEffect(() => (candidate ? onThere?.(place) : undefined), [candidate, place, onThere]);
  return pointing?.places.has(place) ?? false;
}

/** Whether the button that makes these moves is pointed at; undefined while it makes none. */
export function useIsWanted(moves: readonly unknown[] | undefined): boolean {
  const pointing = use(PointingContext);
  const wanted = moves !== undefined && (pointing?.isWanted(moves) ?? false);
  const onAnswer = pointing?.onAnswer;
  useEffect(() => (wanted ? onAnswer?.() : undefined), [wanted, onAnswer]);
  return wanted;
}

/**
 * The light around what it stands in: a ring outside and a ring inside, which no selection has. What has no edge of its
 * own, as a figure or a token, has all of it outside.
 */
export function Light({ outside = false }: { outside?: boolean }) {
  const { colour } = useTheme();
  const { learn } = useText();
  const onLit = use(PointingContext)?.onLit;
  const ref = useRef<View>(null);
  // By an effect: browsers' views do not hand back what a ref leaves to be called.
  useEffect(() => (ref.current === null ? undefined : onLit?.(ref.current)), [onLit]);
  return (
    <View
      ref={ref}
      collapsable={false}
      role="img"
      aria-label={learn.here}
      style={[
        styles.light,
        outside && styles.outside,
        { borderColor: colour.brass, outlineColor: colour.table, boxShadow: `0 0 14px 4px ${colour.brass}` },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  light: {
    position: 'absolute',
    // Half of it inside: what hides what reaches over its edge must not hide it.
    inset: -2,
    borderWidth: 5,
    borderRadius: radius.card + 2,
    outlineStyle: 'solid',
    outlineWidth: 1.5,
    pointerEvents: 'none',
  },
  outside: { inset: -6, borderWidth: 4 },
});
