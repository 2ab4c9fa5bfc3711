import type { Problem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import type { GameText } from '@/text';
import { optionsOf, type Draft } from './draft';
import { whyNot } from './options';

export interface Kind {
  readonly value: string;
  readonly label: string;
  readonly about: string;
  /** Why it cannot be chosen beside what was chosen already. */
  readonly unavailable?: string | undefined;
}

/** An option of the game as this table can agree on it, in words. */
export type Offer = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'seat'; readonly about: string | undefined; readonly place: unknown }
  | { readonly kind: 'choice'; readonly chosen: string; readonly kinds: readonly Kind[] }
  | {
      readonly kind: 'toggle';
      readonly about: string | undefined;
      readonly on: boolean;
      /** Why it cannot be changed beside what was chosen already. */
      readonly unavailable: string | undefined;
    }
);

interface Speaker {
  readonly words: GameText['options'];
  readonly problem: (problem: Problem) => string;
}

/** In the order of the game's entry; what goes together is asked of the rules, so that nothing else has to know it. */
export function offersOf(game: GameId, draft: Draft, say: Speaker): readonly Offer[] {
  const options = optionsOf(game, draft);
  const unavailable = (name: string, value: unknown) => {
    const problem = whyNot(game, options, { [name]: value }, draft.seats.length);
    return problem && say.problem(problem);
  };
  return Object.entries(gameOf(game).options ?? {}).map(([name, field]): Offer => {
    const { label = name, about, choices } = say.words[name] ?? {};
    const value = options[name];
    switch (field.kind) {
      case 'seat':
        return { name, label, kind: 'seat', about, place: value };
      case 'choice': {
        const kinds = field.values.map((kind) => ({
          value: kind,
          ...(choices?.[kind] ?? { label: kind, about: '' }),
          unavailable: unavailable(name, kind),
        }));
        return { name, label, kind: 'choice', chosen: String(value), kinds };
      }
      case 'toggle':
        return {
          name,
          label,
          kind: 'toggle',
          about,
          on: value === true,
          unavailable: unavailable(name, value !== true),
        };
    }
  });
}
