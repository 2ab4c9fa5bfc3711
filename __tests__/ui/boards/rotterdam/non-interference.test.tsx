import { Platform } from 'react-native';
import type { Seat, Viewer } from '@/engine/game';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamState } from '@/games/rotterdam/state';
import { Scene } from '../../../games/rotterdam/scenario';
import { scrambled } from '../../../support/hidden';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

const SEATS = 3;
/** Between two looks. */
const EVERY = 41;
const MOST = 6;

interface Pair {
  readonly real: RotterdamState;
  readonly other: RotterdamState;
  readonly seat: Seat;
  readonly covered: boolean;
}

/** Positions of a game, each beside another that whoever looks cannot tell from it: with the own hand in sight, or covered. */
function pairsOf(seed: string): readonly Pair[] {
  const pairs: Pair[] = [];
  playAtRandom({
    game: rotterdam,
    seats: SEATS,
    options: {},
    seed: seedOf(seed),
    longest: 5_000,
    before: ({ play, random }) => {
      if (pairs.length >= MOST || play.moves.length % EVERY > 0) return;
      const covered = pairs.length % 2 === 1;
      const seat = rotterdam.waitingFor(play.state)[0] ?? 0;
      const viewer: Viewer = covered ? 'table' : seat;
      const real = rotterdam.clone(play.state);
      const other = scrambled('rotterdam', real, viewer, random) as RotterdamState | undefined;
      if (other !== undefined) pairs.push({ real, other, seat, covered });
    },
  });
  return pairs;
}

/** Everything that is drawn or read aloud, but for React's ids, which count up from one drawing to the next. */
function drawn(state: RotterdamState, { seat, covered }: Pair): string {
  const { toJSON, container, unmount } = seatAt(new Scene(state), seat, { covered }) as ReturnType<
    typeof seatAt
  > & { readonly container?: { readonly innerHTML: string } };
  const text = Platform.OS === 'web' ? (container?.innerHTML ?? '') : JSON.stringify(toJSON());
  unmount();
  return text.replace(/_r_\w+_/g, '');
}

it.each([
  { device: 'phone', size: PHONE, seed: 'interference-1' },
  { device: 'tablet', size: TABLET, seed: 'interference-2' },
])(
  'RT-60 the table on a $device is drawn from what its viewer knows alone: no other hand, no covered hand, no stack and no deck has a part in it',
  ({ size, seed }) => {
    showOn(size);
    const pairs = pairsOf(seed);
    expect(new Set(pairs.map(({ covered }) => covered)).size).toBe(2);
    for (const pair of pairs) expect(drawn(pair.other, pair)).toBe(drawn(pair.real, pair));
  },
);
