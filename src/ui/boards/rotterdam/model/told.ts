import type { GameEvent } from '@/engine/events';
import type { rotterdamPhrases } from '@/games/rotterdam/phrases';

type Said = (typeof rotterdamPhrases)['en']['said'];
type ToldAs<K extends keyof Said> = Parameters<Said[K]> extends [infer Args, ...unknown[]] ? Args : object;

/** A sentence of the log, with the arguments that its key has. */
export type Told = { readonly [K in keyof Said]: { readonly key: K; readonly args: ToldAs<K> } }[keyof Said];

/** What an event tells; the rules of this game speak in no other sentences, which events of any game cannot say. */
export const toldIn = (event: GameEvent): Told | undefined =>
  event.type === 'said' ? (event.phrase as unknown as Told) : undefined;

/** What was told in this way, first to last. */
export function toldAs<K extends keyof Said>(events: readonly GameEvent[], key: K): readonly ToldAs<K>[] {
  return events.flatMap((event) =>
    event.type === 'said' && event.phrase.key === key ? [event.phrase.args as unknown as ToldAs<K>] : [],
  );
}
