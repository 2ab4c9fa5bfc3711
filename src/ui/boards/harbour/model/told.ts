import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { KINDS, type Amounts } from '@/games/harbour/cards/goods';
import type { harbourPhrases } from '@/games/harbour/phrases';

type Said = (typeof harbourPhrases)['en']['said'];
type ToldAs<K extends keyof Said> = Parameters<Said[K]>[0];

/** A sentence of the log, with the arguments that its key has. */
export type Told = { readonly [K in keyof Said]: { readonly key: K; readonly args: ToldAs<K> } }[keyof Said];

/** What an event tells; the rules of this game speak in no other sentences, which events of any game cannot say. */
export const toldIn = (event: GameEvent): Told | undefined =>
  event.type === 'said' ? (event.phrase as unknown as Told) : undefined;

/** What was told in this way; phrases carry what their builder gave them, which types cannot say once they are spoken. */
export function toldAs<K extends keyof Said>(events: readonly GameEvent[], key: K): readonly ToldAs<K>[] {
  return events.flatMap((event) =>
    event.type === 'said' && event.phrase.key === key ? [event.phrase.args as unknown as ToldAs<K>] : [],
  );
}

const sum = (lists: readonly Amounts[]): Amounts =>
  Array.from({ length: KINDS }, (_, good) => lists.reduce((all, one) => all + (one[good] ?? 0), 0));

export const only = (good: number, units: number): Amounts =>
  Array.from({ length: KINDS }, (_, kind) => (kind === good ? units : 0));

/** What a seat was given, also what its stock had no room for. */
export function gainsOf(events: readonly GameEvent[], seat: Seat): Amounts {
  return sum([
    ...toldAs(events, 'gained').flatMap((gain) => (gain.seat === seat ? [gain.goods, gain.lost] : [])),
    ...[...toldAs(events, 'gainedMore'), ...toldAs(events, 'gifted')].flatMap((gain) =>
      gain.seat === seat ? [only(gain.good, 1)] : [],
    ),
  ]);
}
