import type { Seat } from '@/engine/game';
import type { Harbour, Raw } from '@/games/rotterdam/cards/goods';
import type { Position } from '@/games/rotterdam/cards/waterways';

export interface Ghost {
  readonly owner: Seat;
  readonly cargo: Raw;
}

/** What the open question and the thought in mind draw on the map. */
export interface Marks {
  /** Channels that keep their strength while the others fade; undefined where all do. */
  readonly shown: ReadonlySet<number> | undefined;
  /** Channels that ships would take. */
  readonly lit: ReadonlySet<number>;
  /** Channels that somebody lies in the way of. */
  readonly blocked: ReadonlySet<number>;
  /** The order of moving, by where ships lie. */
  readonly order: ReadonlyMap<Position, number>;
  /** Ships where they would come to, harbours too. */
  readonly ghosts: ReadonlyMap<Position, readonly Ghost[]>;
  /** What the captain would get there at least. */
  readonly bonus: ReadonlyMap<Harbour, number>;
  /** What may be chosen or is meant, and what is chosen. */
  readonly targets: ReadonlySet<Position>;
  readonly chosen: ReadonlySet<Position>;
}

export const NO_MARKS: Marks = {
  shown: undefined,
  lit: new Set(),
  blocked: new Set(),
  order: new Map(),
  ghosts: new Map(),
  bonus: new Map(),
  targets: new Set(),
  chosen: new Set(),
};
