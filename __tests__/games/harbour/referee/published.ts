/** A transcript of Harbour as it is published: the referee knows a game by this JSON alone. */

export const GOODS = ['fish', 'livestock', 'stone', 'wood'] as const;
export type Good = (typeof GOODS)[number];
export type Stock = Record<Good, number>;
export type Symbol = 'coin' | 'anchor' | 'hat' | 'warehouse';

export interface PublishedCard {
  readonly kind: 'building' | 'board' | 'bonus';
  readonly price?: number;
  readonly points?: number;
  readonly symbols?: readonly Symbol[];
  readonly good?: Good;
}

export type PublishedMove =
  | { readonly type: 'board'; readonly board: string }
  | { readonly type: 'own' | 'replace' | 'buy'; readonly building: string }
  | {
      readonly type: 'gain' | 'pay' | 'spend' | 'give' | 'raise' | 'ship' | 'fill' | 'keep';
      readonly good: Good;
    }
  | { readonly type: 'go'; readonly building: string }
  | { readonly type: 'go'; readonly start: number }
  | { readonly type: 'turn'; readonly from: Good; readonly to: Good }
  | { readonly type: 'take'; readonly from: number; readonly good: Good }
  | { readonly type: 'swap'; readonly goods: readonly Good[] }
  | { readonly type: 'later' | 'inland' | 'done' };

export interface PublishedScore {
  readonly seat: number;
  readonly total: number;
  readonly buildings: number;
  readonly ability: number;
  readonly bonus: number;
  readonly bought: number;
  readonly goods: number;
}

export interface Transcript {
  readonly players: number;
  readonly options: {
    readonly boards?: 'stages' | 'characters';
    readonly firstGame?: boolean;
    readonly inlandTraders?: boolean;
    readonly bonusCards?: boolean;
    readonly startingPlayer?: number;
  };
  readonly cards: Readonly<Record<string, PublishedCard>>;
  readonly start: {
    readonly startingPlayer: number;
    readonly market: readonly Good[];
    readonly display: readonly string[];
    readonly deck: readonly string[];
    readonly offers: readonly (readonly string[])[];
    readonly goods: readonly Stock[];
    readonly bonus: readonly string[];
  };
  readonly moves: readonly { readonly seat: number; readonly move: PublishedMove }[];
  readonly end: { readonly scores: readonly PublishedScore[]; readonly winners: readonly number[] };
}
