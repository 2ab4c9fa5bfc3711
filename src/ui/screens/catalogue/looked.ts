import type { CatalogueEntry, Shelf, Standing } from '@/ui/boards/catalogue';
import type { CardFace } from '@/ui/components/card';
import { folded, termsOf } from '@/ui/screens/rules/search';

/** An entry as it is shown: how it looks, and what its viewer knows of it where a game is played. */
export interface Looked {
  readonly entry: CatalogueEntry;
  readonly face: CardFace;
  readonly standing: Standing | undefined;
}

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

const fitsSight = (standing: Standing | undefined, sight: Sight): boolean =>
  standing === undefined ||
  sight === 'all' ||
  (sight === 'seen' ? standing.known.length > 0 : standing.unseen > 0);

/** Those of a shelf that somebody wishes to see. */
export function wished(all: readonly Looked[], { query, tag, sight }: Wish): readonly Looked[] {
  const terms = termsOf(query);
  return all.filter(({ entry, face, standing }) => {
    const words = folded(`${face.title} ${face.kind} ${face.spoken}`);
    return (
      (tag === undefined || entry.tags.includes(tag)) &&
      fitsSight(standing, sight) &&
      terms.every((term) => words.includes(term))
    );
  });
}
