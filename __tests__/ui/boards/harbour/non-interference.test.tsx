import { Platform } from 'react-native';
import type { Viewer } from '@/engine/game';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import { Scenario } from '../../../games/harbour/scenario';
import { scrambled } from '../../../support/hidden';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

/** What covers boards that are offered and a bonus card, as it is read out. */
const COVER = /Show [^"]+’s (?:hand|bonus card)|Bonus card, face down/;
const SEATS = 3;
/** Between two looks, once boards are chosen. */
const EVERY = 25;
const MOST = 16;

interface Pair {
  readonly question: Question | undefined;
  readonly real: HarbourState;
  readonly other: HarbourState;
  readonly viewer: Viewer;
  /** The open table is in sight, and the hand of the viewer, who may act, is covered. */
  readonly covered: boolean;
}

/** Positions of a game with all that can be hidden, each beside others that its viewer cannot tell apart. */
function pairsOf(seed: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const worlds = new Dice(seedOf(seed), 'worlds');
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
      const eyes = viewers.map((viewer) => ({ viewer, covered: false }));
      for (const { viewer, covered } of [...eyes, { viewer: asked, covered: true }]) {
        const real = harbour.clone(play.state);
        const seenBy = covered ? 'table' : viewer;
        const other = scrambled('harbour', real, seenBy, worlds) as HarbourState | undefined;
        if (other !== undefined) pairs.push({ question, real, other, viewer, covered });
      }
    },
  });
  return pairs;
}

/** Everything that is drawn or read aloud, but for React's ids, which count up from one drawing to the next. */
function drawn(state: HarbourState, { viewer, covered }: Pair): string {
  const { toJSON, container, unmount } = seatAt(new Scenario(state), viewer, { covered }) as ReturnType<
    typeof seatAt
  > & {
    readonly container?: { readonly innerHTML: string };
  };
  const text = Platform.OS === 'web' ? (container?.innerHTML ?? '') : JSON.stringify(toJSON());
  unmount();
  return text.replace(/_r_\w+_/g, '');
}

const WANTED = ['board', 'look', 'go'] as const;

/** The first of these games with the Noble, who looks at two buildings: all is asked with the hand in sight and covered. */
function withNoble(seed: string): readonly Pair[] {
  for (let number = 0; ; number += 1) {
    const pairs = pairsOf(`${seed}-${number}`);
    const isAsked = (question: Question, hidden: boolean) =>
      pairs.some((pair) => pair.question === question && pair.covered === hidden);
    if (WANTED.every((question) => isAsked(question, true) && isAsked(question, false))) return pairs;
  }
}

const SITTINGS = [
  { device: 'phone', size: PHONE },
  { device: 'tablet', size: TABLET },
] as const;

/** Layouts are the same code everywhere: both are drawn by iOS, and each of the others draws one in its own way. */
const HERE = SITTINGS.filter(
  ({ device }) => Platform.OS === 'ios' || device === (Platform.OS === 'web' ? 'tablet' : 'phone'),
);

it.each(HERE)(
  'HB-60 a board on a $device is drawn from what its viewer knows alone: no bonus card, covered hand, board not kept, look or deck has a part in it',
  ({ device, size }) => {
    showOn(size);
    for (const pair of withNoble(device)) {
      const here = drawn(pair.real, pair);
      expect(drawn(pair.other, pair)).toBe(here);
      // On a phone a bonus card may lie below another tab.
      const hasPlace = device === 'tablet' || pair.question === 'board' || pair.question === 'look';
      if (!pair.covered || hasPlace) expect(COVER.test(here)).toBe(pair.covered);
    }
  },
);
