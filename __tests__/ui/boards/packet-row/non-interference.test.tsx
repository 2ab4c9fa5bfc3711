import { Platform } from 'react-native';
import { canonicalJson } from '@/engine/canonical';
import type { Viewer } from '@/engine/game';
import { speakProblem } from '@/engine/phrase';
import { enginePhrases } from '@/engine/phrases';
import { begin } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { sightOf } from '@/match/sight';
import type { PlayedGame } from '@/match/whole';
import type { TableProps } from '@/ui/boards/packet-row/table/board';
import { PacketRowTable } from '../../../games/packet-row/table';
import { expectNoProblem, playAtRandom, seedOf } from '../../../support/random-play';
import { NAMES, people, seatAt } from './seated';

const PAIRS = 4;

interface Pair {
  readonly real: PacketRowState;
  readonly other: PacketRowState;
  readonly viewer: Viewer;
}

/** Positions of one random game, each beside another that its viewer cannot tell apart. */
function pairsOf(seats: number, ledger: boolean, count: number, eyes?: Viewer): readonly Pair[] {
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
      const viewer = eyes ?? (chosen === seats ? 'table' : chosen);
      const real = packetRow.clone(play.state);
      pairs.push({ real, other: packetRow.imagine(packetRow.view(real, viewer), random), viewer });
    },
  });
  return pairs;
}

/** What a board is given while the hand of whoever decides lies covered. */
function coveredProps(state: PacketRowState): Partial<TableProps> {
  const seats = people(state.players.length);
  const table = {
    game: 'packet-row',
    seats,
    options: {},
    houseRules: { takeBack: true, openHands: false },
  } as const;
  const begun = expectNoProblem(
    begin(packetRow, { seed: seedOf('covered'), options: {}, seats: seats.length }),
  );
  const played: PlayedGame = { table, play: { ...begun, state }, log: [] };
  const sight = sightOf(played, { covered: state.asked });
  const names = { seat: (seat: number) => NAMES[seat] ?? '' };
  return {
    actor: sight.actor,
    moves: sight.moves as readonly PacketRowMove[],
    whyNot: (move) => {
      const problem = sight.problem(move);
      if (problem === undefined) return undefined;
      return speakProblem(
        problem.problem === 'handCovered' ? enginePhrases : packetRow.phrases,
        'en',
        problem,
        names,
      );
    },
    onTurnHandUp: () => undefined,
  };
}

/** Everything that is drawn or read aloud, but for React's ids, which count up from one drawing to the next. */
function drawn(state: PacketRowState, viewer: Viewer, changes: Partial<TableProps> = {}): string {
  const { toJSON, container, unmount } = seatAt(new PacketRowTable(state), viewer, changes) as ReturnType<
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

it.each([
  { seats: 2, ledger: true },
  { seats: 4, ledger: false },
])(
  'PR-60 a board of $seats with ledger $ledger and a covered hand is drawn from what the open table shows alone',
  ({ seats, ledger }) => {
    const pairs = pairsOf(seats, ledger, PAIRS, 'table');
    expect(pairs).toHaveLength(PAIRS);
    expect(pairs.some(({ real, other }) => canonicalJson(real) !== canonicalJson(other))).toBe(true);
    for (const { real, other } of pairs) {
      const [there, here] = [other, real].map((state) => drawn(state, 'table', coveredProps(state)));
      expect(there).toBe(here);
      expect(here).toContain('Hold to see your hand');
    }
  },
);
