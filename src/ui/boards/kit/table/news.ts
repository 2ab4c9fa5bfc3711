import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Language, type PhraseBook } from '@/engine/phrase';
import type { BoardProps } from '../../board';

/** Beside a question nobody reads further back, unless more is asked for; the log does. */
const AT_MOST = 5;

type Happened = Pick<BoardProps<unknown, unknown>, 'since' | 'happened'>;

/** What happened since the viewer's last turn, the latest last: a turn each, or a button each without turns. */
export function turnsIn({ since, happened }: Happened): readonly (readonly GameEvent[])[] {
  if (happened === undefined) return since;
  const before = since.at(-1);
  if (happened.goesOn !== true || before === undefined) return [...since, happened.events];
  return [...since.slice(0, -1), [...before, ...happened.events]];
}

/** How much a turn matters: what is weightier is told first, and dropped last. */
export const WEIGHTS = { nothing: 0, little: 1, usual: 2, much: 3, own: 4 } as const;
export type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

/** What matters little is dropped sooner, but told in its order. */
const rankOf = (weight: Weight): Weight => (weight === WEIGHTS.little ? WEIGHTS.usual : weight);

/** A turn matters as much as the weightiest of its sentences; those without a weight of their own are usual. */
export function weighBy(weights: Partial<Record<string, Weight>>): (events: readonly GameEvent[]) => Weight {
  return (events) =>
    events
      .flatMap((event) => (event.type === 'said' ? [weights[event.phrase.key] ?? WEIGHTS.usual] : []))
      .reduce<Weight>((most, weight) => (weight > most ? weight : most), WEIGHTS.nothing);
}

/** Whether somebody else's turn changed what belongs to this seat. */
function concerns(seat: Seat | undefined, events: readonly GameEvent[]): boolean {
  if (seat === undefined) return false;
  return events.some((event) => {
    if (event.type === 'counted') return event.seat === seat;
    return event.type === 'moved' && (event.from.seat === seat || event.to.seat === seat);
  });
}

interface Telling {
  readonly phrases: PhraseBook;
  readonly language: Language;
  readonly name: (seat: Seat) => string;
  /** Who hears it. */
  readonly listener: Seat | undefined;
  /** One sentence for all of it, where the game has one; undefined where each is told. */
  readonly inOne?: (events: readonly GameEvent[]) => string | undefined;
  /** Unless told, all turns matter alike. */
  readonly weigh?: ((events: readonly GameEvent[]) => Weight) | undefined;
}

/**
 * What happened, in words: bots move faster than one reads, so it is told until the viewer has answered. Of more than is
 * told the weightiest stay, of those that weigh the same the latest.
 */
export function newsOf(table: Happened, telling: Telling): (most?: number) => readonly string[] {
  const { phrases, language, name, listener, inOne, weigh = () => WEIGHTS.usual } = telling;
  const each = (events: readonly GameEvent[]): string =>
    events
      .flatMap((event) =>
        event.type === 'said' ? [speak(phrases, language, event.phrase, { seat: name })] : [],
      )
      .join(' ');
  const told = turnsIn(table)
    .map((events, at) => ({
      at,
      said: inOne?.(events) ?? each(events),
      weight: concerns(listener, events) ? WEIGHTS.own : weigh(events),
    }))
    .filter(({ said }) => said !== '');
  return (most = AT_MOST) =>
    [...told]
      .sort((a, b) => b.weight - a.weight || b.at - a.at)
      .slice(0, most)
      .sort((a, b) => rankOf(b.weight) - rankOf(a.weight) || a.at - b.at)
      .map(({ said }) => said);
}
