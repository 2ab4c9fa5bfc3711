export interface OptionText {
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly about?: string;
  /** Where one of several is chosen, by their names. */
  readonly choices?: Readonly<Record<string, { readonly label: string; readonly about: string }>>;
}

/** What the house says of any game. One that has a board says more, for its own board alone. */
export interface GameText {
  readonly name: string;
  readonly place: string;
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
  readonly achievements: Readonly<Record<string, { readonly name: string; readonly how: string }>>;
}
