import type { Flight } from '@/ui/boards/kit/motion/flights';

/** A piece of no game, on its way from the deck to the hand. */
export const flight = (changes: Partial<Flight> = {}): Flight => ({
  key: 'piece',
  from: ['deck'],
  to: ['hand'],
  start: 0,
  lasts: 400,
  manner: 'lay',
  draw: () => null,
  ...changes,
});
