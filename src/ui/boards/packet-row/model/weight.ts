import type { GameEvent } from '@/engine/events';
import type { packetRowPhrases } from '@/games/packet-row/phrases';
import { WEIGHTS } from '../../kit/table';

type Said = keyof (typeof packetRowPhrases)['en']['said'];
type Weight = (typeof WEIGHTS)[keyof typeof WEIGHTS];

const OF_PHRASES: Partial<Record<Said, Weight>> = {
  delivered: WEIGHTS.much,
  gameEnds: WEIGHTS.much,
  declined: WEIGHTS.nothing,
  passed: WEIGHTS.nothing,
  done: WEIGHTS.nothing,
};

/** Deliveries are told first, then what was taken and chosen, and that somebody declined only where there is room. */
export function weightOf(events: readonly GameEvent[]): Weight {
  const weights = events.flatMap((event) =>
    event.type === 'said' ? [OF_PHRASES[event.phrase.key as Said] ?? WEIGHTS.usual] : [],
  );
  return weights.reduce<Weight>((most, weight) => (weight > most ? weight : most), WEIGHTS.nothing);
}
