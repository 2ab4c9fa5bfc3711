export interface OptionText {
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly about?: string;
  /** Where one of several is chosen, by their names. */
  readonly choices?: Readonly<Record<string, { readonly label: string; readonly about: string }>>;
}

/** What a game calls the stretches that it counts itself by. */
export interface RoundText {
  /** At the beginning: "Round 7". */
  readonly at: (a: { round: number }) => string;
  /** Within a line: "round 7". */
  readonly within: (a: { round: number }) => string;
  /** Behind "after" or "of": "7 rounds". */
  readonly after: (a: { count: number }) => string;
  /** Leads a replay to the beginning of this one, or to the next. */
  readonly back: string;
  readonly on: string;
  /** Over the chart of the points, and before it is read aloud. */
  readonly points: string;
  readonly pointsSpoken: string;
}

/** Keys that do at one table what there is nothing of at another. */
export const GAME_KEYS = ['places', 'orders', 'market', 'hand'] as const;
export type GameKey = (typeof GAME_KEYS)[number];

/** What the house says of any game. One that has a board says more, for its own board alone. */
export interface GameText {
  readonly name: string;
  readonly place: string;
  readonly rounds: RoundText;
  readonly about: string;
  /** Who made the published game. */
  readonly credits: string;
  /** What can be agreed on before it begins, by the name of the option. */
  readonly options: Readonly<Record<string, OptionText>>;
  /** Where points come from, as one names it in passing. */
  readonly sources: Readonly<Record<string, string>>;
  /** Where one may act out of turn: what for, to whoever is handed the device and to whoever hands it over. */
  readonly desk?: { readonly task: string; readonly about: (a: { name: string }) => string };
  /** Where a table may forget earlier rounds: that they cannot be looked back at while the game goes on. */
  readonly forgets?: string;
  /** What the keys of its own table do. */
  readonly keys: Readonly<Partial<Record<GameKey, string>>>;
  readonly achievements: Readonly<Record<string, { readonly name: string; readonly how: string }>>;
}
