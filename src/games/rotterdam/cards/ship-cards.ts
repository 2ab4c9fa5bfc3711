/** Whose ships a card may be aimed at. */
type Whose = 'own' | 'others' | 'any';
/** Where such a ship must be: on a field, or on a field or start. Harbours are always safe (RT-13). */
type Where = 'fields' | 'waters';

/**
 * What a ship card does to a ship.
 * - advance: through any channel · retreat: against any channel · hold: nothing moves it for a while
 * - rob: its cargo goes to the player's stock · reload: its cargo is changed for a unit of the market
 * - swapCargo, swapPlaces: with a second ship of the same kind of place
 * - score: nothing; the card is worth points in hand at the end
 */
export type Verb = 'advance' | 'retreat' | 'rob' | 'swapCargo' | 'swapPlaces' | 'hold' | 'reload' | 'score';

export interface AimedEffect {
  readonly verb: Exclude<Verb, 'score'>;
  readonly whose: Whose;
  readonly where: Where;
}

export interface ScoringEffect {
  readonly verb: 'score';
  readonly points: number;
}

export type Effect = AimedEffect | ScoringEffect;

export const SHIP_CARD_NAMES = [
  'tug',
  'gale',
  'smugglers',
  'cargo-swap',
  'crossing',
  'harbour-police',
  'lighter',
  'harbour-festival',
  'city-honours',
] as const;
export type ShipCardName = (typeof SHIP_CARD_NAMES)[number];
/** Place in SHIP_CARD_NAMES. Cards of one kind are alike, so a card is its kind. */
export type ShipCard = number;

interface ShipCardRow {
  readonly count: number;
  readonly effect: Effect;
}

const ROWS: Readonly<Record<ShipCardName, ShipCardRow>> = {
  tug: { count: 3, effect: { verb: 'advance', whose: 'own', where: 'waters' } },
  gale: { count: 2, effect: { verb: 'retreat', whose: 'any', where: 'fields' } },
  smugglers: { count: 2, effect: { verb: 'rob', whose: 'others', where: 'waters' } },
  'cargo-swap': { count: 3, effect: { verb: 'swapCargo', whose: 'any', where: 'waters' } },
  crossing: { count: 2, effect: { verb: 'swapPlaces', whose: 'any', where: 'fields' } },
  'harbour-police': { count: 2, effect: { verb: 'hold', whose: 'any', where: 'waters' } },
  lighter: { count: 1, effect: { verb: 'reload', whose: 'own', where: 'waters' } },
  'harbour-festival': { count: 3, effect: { verb: 'score', points: 1 } },
  'city-honours': { count: 2, effect: { verb: 'score', points: 2 } },
};

export const SHIP_CARDS: readonly ShipCardRow[] = SHIP_CARD_NAMES.map((name) => ROWS[name]);
export const SHIP_CARD_KINDS = SHIP_CARD_NAMES.length;
export const EFFECTS: readonly Effect[] = SHIP_CARDS.map(({ effect }) => effect);
export const SHIP_CARD_COUNT: readonly number[] = SHIP_CARDS.map(({ count }) => count);
export const SHIP_CARD_POINTS: readonly number[] = EFFECTS.map((effect) =>
  effect.verb === 'score' ? effect.points : 0,
);
