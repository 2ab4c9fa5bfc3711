import { Platform } from 'react-native';
import { canonicalJson } from '@/engine/canonical';
import type { Viewer } from '@/engine/game';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { PacketRowTable } from '../../../games/packet-row/table';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { seatAt } from './seated';

const PAIRS = 4;

interface Pair {
  readonly real: PacketRowState;
  readonly other: PacketRowState;
  readonly viewer: Viewer;
}

/** Positions of one random game, each beside another that its viewer cannot tell apart. */
function pairsOf(seats: number, ledger: boolean, count: number): readonly Pair[] {
  const pairs: Pair[] = [];
  playAtRandom({
    game: packetRow,
    seats,
    options: { ledger },
    seed: seedOf(`screen-${seats}`),
    longest: 1000,
    before: ({ play, random }) => {
      if (pairs.length >= count || play.moves.length < 30 || random.below(8) > 0) return;
      const chosen = random.below(seats + 1);
      const viewer = chosen === seats ? 'table' : chosen;
      const real = packetRow.clone(play.state);
      pairs.push({ real, other: packetRow.imagine(packetRow.view(real, viewer), random), viewer });
    },
  });
  return pairs;
}

/** Everything that is drawn or read aloud, but for React's ids, which count up from one drawing to the next. */
function drawn(state: PacketRowState, viewer: Viewer): string {
  const { toJSON, container, unmount } = seatAt(new PacketRowTable(state), viewer) as ReturnType<
    typeof seatAt
  > & {
    readonly container?: { readonly innerHTML: string };
  };
  const text = Platform.OS === 'web' ? (container?.innerHTML ?? '') : JSON.stringify(toJSON());
  unmount();
  return text.replace(/_r_\w+_/g, '');
}

it.each([
  { seats: 2, ledger: true },
  { seats: 3, ledger: false },
  { seats: 5, ledger: true },
])(
  'PR-60 a board of $seats with ledger $ledger is drawn from what its viewer knows alone',
  ({ seats, ledger }) => {
    const pairs = pairsOf(seats, ledger, PAIRS);
    expect(pairs).toHaveLength(PAIRS);
    expect(pairs.some(({ real, other }) => canonicalJson(real) !== canonicalJson(other))).toBe(true);
    for (const { real, other, viewer } of pairs) expect(drawn(other, viewer)).toBe(drawn(real, viewer));
  },
);
