import type { CatalogueEntry, Shelf, Standing } from '@/ui/boards/catalogue';
import type { CardFace } from '@/ui/components/card';
import { folded, termsOf } from '@/ui/screens/rules/search';

/** An entry as it is shown: how it looks, and what its viewer knows of it where a game is played. */
export interface Looked {
  readonly entry: CatalogueEntry;
  readonly face: CardFace;
  readonly standing: Standing | undefined;
  /** How often it was seen; undefined where nobody counts. */
  readonly times: number | undefined;
}

/** Copies that lie before the viewer's eyes: one that was seen to go under the deck is known, but out of sight. */
export const inSight = ({ known }: Standing): number =>
  known.reduce((sum, { at, copies }) => (at === 'underDeck' ? sum : sum + copies), 0);

export const SIGHTS = ['all', 'seen', 'unseen'] as const;
export type Sight = (typeof SIGHTS)[number];

export interface Wish {
  readonly query: string;
  /** Undefined where all are wanted. */
  readonly tag: string | undefined;
  readonly sight: Sight;
}

/** A tag of another shelf is not asked for on this one. */
export const tagOn = ({ tags }: Shelf, tag: string | undefined): string | undefined =>
  tag !== undefined && tags.includes(tag) ? tag : undefined;

function fitsSight({ entry, standing }: Looked, sight: Sight): boolean {
  if (standing === undefined || sight === 'all') return true;
  const seen = inSight(standing);
  return sight === 'seen' ? seen > 0 : seen < entry.copies;
}

/** Those of a shelf that somebody wishes to see. */
export function wished(all: readonly Looked[], { query, tag, sight }: Wish): readonly Looked[] {
  const terms = termsOf(query);
  return all.filter((looked) => {
    const { entry, face } = looked;
    const words = folded(`${face.title} ${face.kind} ${face.spoken}`);
    return (
      (tag === undefined || entry.tags.includes(tag)) &&
      fitsSight(looked, sight) &&
      terms.every((term) => words.includes(term))
    );
  });
}
