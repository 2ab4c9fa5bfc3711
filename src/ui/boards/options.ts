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
