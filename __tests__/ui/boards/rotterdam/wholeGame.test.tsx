import { fireEvent, screen } from '@testing-library/react-native';
import { Dice, type Random } from '@/engine/random';
import { FIXED_ROUNDS } from '@/games/rotterdam/cards/limits';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { Phase } from '@/games/rotterdam/state';
import { TEXTS } from '@/text';
import { fresh, type Scene } from '../../../games/rotterdam/scenario';
import { seedOf } from '../../../support/random-play';
import { PHONE, showOn } from '../../windowSize';
import { gameOn } from './seated';

type Host = typeof screen.UNSAFE_root;

const SEATS = 2;
/** What nobody would tap so often without getting on is a dead end. */
const TAPS_AT_MOST = 25;
const LEADS_NOWHERE = new RegExp(`^${TEXTS.en.games.rotterdam.board.act.back}$`, 'u');

const words = ({ props }: Host): string => String(props['aria-label'] ?? props.accessibilityLabel ?? '');
const role = ({ props }: Host): string => String(props.role ?? props.accessibilityRole ?? '');
const isOff = ({ props }: Host): boolean =>
  props['aria-disabled'] === true ||
  (props.accessibilityState as { disabled?: boolean } | undefined)?.disabled === true;
const isChosen = ({ props }: Host): boolean =>
  props['aria-checked'] === true ||
  (props.accessibilityState as { checked?: boolean } | undefined)?.checked === true;

/** Walks the tree itself: to look each role up by the library would take most of the game's time. */
const found = (root: Host, wanted: string): readonly Host[] =>
  root.findAll((host) => typeof host.type === 'string' && role(host) === wanted && !isOff(host));

/** One tap of somebody who chooses by chance and mostly does what the button says then. */
function tap(random: Random): void {
  const [group] = found(screen.UNSAFE_root, 'group').filter((host) => words(host) === TEXTS.en.board.answer);
  const answers =
    group === undefined ? [] : found(group, 'button').filter((host) => !LEADS_NOWHERE.test(words(host)));
  const choices = found(screen.UNSAFE_root, 'radio').filter((host) => !isChosen(host));
  const cards = found(screen.UNSAFE_root, 'button').filter((host) => words(host).startsWith('Ship card '));
  const offered = [cards, choices, answers].filter((hosts) => hosts.length > 0);
  const liked = random.below(3) === 0 ? offered[random.below(offered.length)] : (offered.at(-1) ?? choices);
  const host = liked?.[random.below(liked.length)];
  if (host !== undefined) fireEvent.press(host);
}

/** A whole game is long: once it has begun, two rounds are left, and money and cards are there for every role. */
function shorten(scene: Scene): void {
  scene.round((FIXED_ROUNDS[SEATS] ?? 0) - 2).money(20, 20);
  scene.cards(0, 'tug', 'crossing', 'lighter').cards(1, 'gale', 'cargo-swap', 'smugglers');
  scene.hand(0, 'petrol', 'bread', 'jam', 'shoes').hand(1, 'plastic', 'cookies', 'broth', 'clothing');
}

describe('a whole game', () => {
  it('comes to its end by what the screen offers alone, whoever is asked', () => {
    showOn(PHONE);
    const scene = fresh(SEATS, { fixedRounds: true, bidding: true });
    const random = new Dice(seedOf('whole-game'), 'taps');
    const met = new Set<Phase>();
    const made: readonly RotterdamMove[] = gameOn(scene).moves;
    let [inVain, shortened] = [0, false];
    while (scene.state.phase !== 'over') {
      const { phase } = scene.state;
      met.add(phase);
      if (phase === 'bid' && !shortened) {
        shorten(scene);
        shortened = true;
      }
      const before = made.length;
      tap(random);
      inVain = made.length === before ? inVain + 1 : 0;
      if (inVain > TAPS_AT_MOST) throw new Error(`nothing leads on from «${phase}»`);
    }
    expect(met.size).toBeGreaterThan(8);
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
  });
});
