import { Platform } from 'react-native';
import type { Viewer } from '@/engine/game';
import { harbour } from '@/games/harbour';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import { Scenario } from '../../../games/harbour/scenario';
import { scrambled } from '../../../support/hidden';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

const SEATS = 3;
/** Between two looks, once boards are chosen. */
const EVERY = 25;
const MOST = 12;

interface Pair {
  readonly question: Question | undefined;
  readonly real: HarbourState;
  readonly other: HarbourState;
  readonly viewer: Viewer;
}

/** Positions of a game with all that can be hidden, each beside others that its viewer cannot tell apart. */
function pairsOf(seed: string): readonly Pair[] {
  const pairs: Pair[] = [];
  playAtRandom({
    game: harbour,
    seats: SEATS,
    options: { boards: 'characters', bonusCards: true },
    seed: seedOf(seed),
    longest: 5_000,
    before: ({ play, random }) => {
      const question = questionOf(play.state);
      const early = question === 'board' || question === 'look';
      if (pairs.length >= MOST || (!early && play.moves.length % EVERY > 0)) return;
      const asked = harbour.waitingFor(play.state)[0] ?? 0;
      const viewers: readonly Viewer[] = early ? ['table', asked] : [random.below(SEATS)];
      for (const viewer of viewers) {
        const real = harbour.clone(play.state);
        const other = scrambled('harbour', real, viewer, random) as HarbourState | undefined;
        if (other !== undefined) pairs.push({ question, real, other, viewer });
      }
    },
  });
  return pairs;
}

/** Everything that is drawn or read aloud, but for React's ids, which count up from one drawing to the next. */
function drawn(state: HarbourState, viewer: Viewer): string {
  const { toJSON, container, unmount } = seatAt(new Scenario(state), viewer) as ReturnType<typeof seatAt> & {
    readonly container?: { readonly innerHTML: string };
  };
  const text = Platform.OS === 'web' ? (container?.innerHTML ?? '') : JSON.stringify(toJSON());
  unmount();
  return text.replace(/_r_\w+_/g, '');
}

/** Games with the Noble, who looks at two buildings. */
const SITTINGS = [
  { device: 'phone', size: PHONE, seed: 'interference-5' },
  { device: 'tablet', size: TABLET, seed: 'interference-8' },
] as const;

/** Layouts are the same code everywhere: both are drawn by iOS, and each of the others draws one in its own way. */
const HERE = SITTINGS.filter(
  ({ device }) => Platform.OS === 'ios' || device === (Platform.OS === 'web' ? 'tablet' : 'phone'),
);

it.each(HERE)(
  'HB-60 a board on a $device is drawn from what its viewer knows alone: no bonus card, board not kept, look or deck has a part in it',
  ({ size, seed }) => {
    showOn(size);
    const pairs = pairsOf(seed);
    const questions = new Set(pairs.map(({ question }) => question));
    for (const question of ['board', 'look', 'go'] as const) expect(questions).toContain(question);
    for (const { real, other, viewer } of pairs) expect(drawn(other, viewer)).toBe(drawn(real, viewer));
  },
);
