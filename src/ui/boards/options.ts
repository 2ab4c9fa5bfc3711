/** How an option is agreed on before a game begins. Which go together, only the rules of its game say. */
export type OptionField<Value extends string = string> =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  /** Somebody at the table; drawn by lot where nobody was chosen. */
  | { readonly kind: 'seat' };

type FieldOf<Value> = [Value] extends [boolean]
  ? Extract<OptionField, { kind: 'toggle' }>
  : [Value] extends [string]
    ? Extract<OptionField<Value>, { kind: 'choice' }>
    : Extract<OptionField, { kind: 'seat' }>;

/** One for each option of a game's rules, in the order in which they are offered. */
export type FieldsOf<Options> = { readonly [Name in keyof Options]-?: FieldOf<NonNullable<Options[Name]>> };

interface Explained {
  readonly label: string;
  readonly about: string;
}

type WordsOfOption<Value> = [Value] extends [boolean]
  ? Explained
  : [Value] extends [string]
    ? { readonly label: string; readonly choices: Readonly<Record<Value, Explained>> }
    : { readonly label: string };

export type WordsOfOptions<Options> = {
  readonly [Name in keyof Options]-?: WordsOfOption<NonNullable<Options[Name]>>;
};
