import type { Seat } from './game';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type PhraseValue =
  | string
  | number
  | boolean
  | undefined
  | readonly PhraseValue[]
  | { readonly [name: string]: PhraseValue };

/** A sentence as a key plus typed arguments; languages turn it into words as late as possible. */
export interface Phrase {
  readonly key: string;
  readonly args: { readonly [name: string]: PhraseValue };
}

/** Why something cannot be done, as a phrase that tells the person who meets it. */
export interface Problem {
  readonly problem: string;
  readonly args: { readonly [name: string]: PhraseValue };
}

/** How the people at this table are called. */
export interface Names {
  seat(seat: Seat): string;
}

type Sentence = (args: never, names: Names) => string;
export type Catalogue = { readonly [key: string]: Sentence };
export type PhraseBook = {
  readonly [L in Language]: { readonly said: Catalogue; readonly problems: Catalogue };
};

type ArgsOf<C, K extends keyof C> = C[K] extends (args: infer A, names: Names) => string ? A : never;

/** A game's own phrase builder: keys and arguments are those of its English sentences. */
export function phraseBuilder<C extends Catalogue>() {
  return <K extends keyof C & string>(key: K, args: ArgsOf<C, K> & Phrase['args']): Phrase => ({ key, args });
}

/** A game's own problem builder, typed like its phrases. */
export function problemBuilder<C extends Catalogue>() {
  return <K extends keyof C & string>(problem: K, args: ArgsOf<C, K> & Problem['args']): Problem => ({
    problem,
    args,
  });
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

function speakFrom(catalogue: Catalogue, key: string, args: Phrase['args'], names: Names): string {
  const sentence = catalogue[key] as ((args: Phrase['args'], names: Names) => string) | undefined;
  if (sentence === undefined) throw new Error(`no sentence for «${key}»`);
  return sentence(args, names);
}

export function speak(book: PhraseBook, language: Language, phrase: Phrase, names: Names): string {
  return speakFrom(book[language].said, phrase.key, phrase.args, names);
}

export function speakProblem(book: PhraseBook, language: Language, problem: Problem, names: Names): string {
  return speakFrom(book[language].problems, problem.problem, problem.args, names);
}
