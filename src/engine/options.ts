/** How an option is agreed on before a game begins. Which go together, only `parseOptions` of its game says. */
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

/**
 * One for each option of a game's rules, in the order in which they are offered and written into the codes of deals: a
 * new one comes last, so that older codes still mean what they meant.
 */
export type FieldsOf<Options> = { readonly [Name in keyof Options]-?: FieldOf<NonNullable<Options[Name]>> };
