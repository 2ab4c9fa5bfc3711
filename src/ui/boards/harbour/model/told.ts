import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { toldBy, type Told as ToldOf } from '@/engine/told';
import { KINDS, type Amounts } from '@/games/harbour/cards/goods';
import type { harbourPhrases } from '@/games/harbour/phrases';

type Said = (typeof harbourPhrases)['en']['said'];

/** A sentence of the log, with the arguments that its key has. */
export type Told = ToldOf<Said>;

export const { toldIn, toldAs } = toldBy<Said>();

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
