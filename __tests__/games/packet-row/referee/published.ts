/** A transcript of Packet Row as it is published: the referee knows a game by this JSON alone. */

export const AREAS = ['guildhall', 'docks', 'market', 'bank'] as const;
export type Area = (typeof AREAS)[number];
export type ByArea<T> = Readonly<Record<Area, T>>;

export interface PublishedCard {
  readonly kind: string;
  readonly area?: Area;
  readonly good?: string;
  readonly units?: number;
  readonly destination?: string;
  readonly reward?: number;
  readonly cost?: number;
  readonly amount?: number;
  readonly name?: string;
  readonly points?: number;
}

export interface PublishedDelivery {
  readonly type: 'deliver';
  readonly contracts: readonly string[];
  readonly ships: readonly {
    readonly card: string;
    readonly captain?: string;
    readonly destination?: string;
  }[];
  readonly goods: readonly { readonly card: string; readonly trader?: string; readonly as?: string }[];
  readonly gold: readonly { readonly card: string; readonly as: string }[];
}

export type PublishedMove =
  | { readonly type: 'choose'; readonly area: Area }
  | { readonly type: 'take'; readonly card: string; readonly assistant?: string }
  | { readonly type: 'decline' | 'pass' | 'done' }
  | { readonly type: 'cash'; readonly card: string }
  | PublishedDelivery;

export interface PublishedScore {
  readonly seat: number;
  readonly total: number;
  readonly buildings: number;
  readonly money: number;
  readonly bankers: number;
  readonly cash: number;
}

export interface Transcript {
  readonly format: string;
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly options: unknown;
  readonly cards: Readonly<Record<string, PublishedCard>>;
  readonly start: {
    readonly harbourMaster: number;
    readonly decks: ByArea<readonly string[]>;
    readonly current: ByArea<readonly string[]>;
    readonly future: ByArea<readonly string[]>;
    readonly hands: readonly (readonly string[])[];
  };
  readonly moves: readonly { readonly seat: number; readonly move: PublishedMove }[];
  readonly end: { readonly scores: readonly PublishedScore[]; readonly winners: readonly number[] };
}
