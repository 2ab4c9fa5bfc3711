import { fireEvent, screen } from '@testing-library/react-native';
import { Dice, type Random } from '@/engine/random';
import { questionOf, type Question } from '@/games/harbour/asked';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { harbourWords } from '@/games/harbour/phrases';
import { isOver } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { beginning, type Scenario } from '../../../games/harbour/scenario';
import { seedOf } from '../../../support/random-play';
import { LARGE_TYPE, PHONE, showOn, TABLET } from '../../windowSize';
import { gameOn } from './seated';

type Host = typeof screen.UNSAFE_root;

const { buildings, boards, goods } = harbourWords.en;
const oneOf = (names: Readonly<Record<string, string>>): string => Object.values(names).join('|');
/** A place that may be entered, a good to choose, and the buttons of a purchase. */
const PLACE = new RegExp(`^(${oneOf(buildings)}|${oneOf(boards)}), (?!.*(is there|is there and must))`, 'u');
const PLACE_TO_BUY = new RegExp(`${PLACE.source}.* up to \\d+ dollars`, 'u');
const GOOD = new RegExp(`^(${oneOf(goods)})\\b`, 'iu');
const PURCHASE = /^(Ship .*, buy |Buy (?!no)|Put the tokens|Keep )/u;
const SUGGEST = /^Suggest /u;
const SHIP_AND_BUY = /^Ship and buy/u;
const LEADS_NOWHERE = /^(Back|Ship and buy)/u;
/** What nobody would tap so often without getting on is a dead end. */
const TAPS_AT_MOST = 40;

const words = ({ props }: Host): string => String(props['aria-label'] ?? props.accessibilityLabel ?? '');
const role = ({ props }: Host): string => String(props.role ?? props.accessibilityRole ?? '');
const isOff = ({ props }: Host): boolean =>
  props['aria-disabled'] === true ||
  (props.accessibilityState as { disabled?: boolean } | undefined)?.disabled === true;

/** Walks the tree itself: to look each role up by the library would take most of the game's time. */
const found = (root: Host, roles: readonly string[], called: RegExp): readonly Host[] =>
  root.findAll(
    (host) =>
      typeof host.type === 'string' && roles.includes(role(host)) && called.test(words(host)) && !isOff(host),
  );

const answers = (called: RegExp): readonly Host[] =>
  found(screen.UNSAFE_root, ['group'], new RegExp(`^${TEXTS.en.board.answer}$`, 'u')).flatMap((group) =>
    found(group, ['button'], called),
  );

/** One tap of somebody who buys whatever can be bought, and otherwise takes what comes. */
function tap(question: Question | undefined, random: Random): void {
  const offers: readonly (() => readonly Host[])[] = [
    () => answers(PURCHASE),
    () => found(screen.UNSAFE_root, ['button'], SUGGEST),
    () => (question === 'goodsOrPurchase' ? found(screen.UNSAFE_root, ['button'], SHIP_AND_BUY) : []),
    () =>
      question === 'go'
        ? answers(/^Enter /u)
        : answers(/./u).filter((host) => !LEADS_NOWHERE.test(words(host))),
    () => (question === 'go' ? found(screen.UNSAFE_root, ['button'], PLACE_TO_BUY) : []),
    () => (question === 'go' && random.below(2) === 0 ? found(screen.UNSAFE_root, ['tab'], /./u) : []),
    () => (question === 'go' ? found(screen.UNSAFE_root, ['button'], PLACE) : []),
    () => (question === 'go' ? found(screen.UNSAFE_root, ['tab'], /./u) : []),
    () => [
      ...found(screen.UNSAFE_root, ['radio', 'checkbox'], /./u),
      ...found(screen.UNSAFE_root, ['button'], GOOD),
    ],
  ];
  for (const offered of offers) {
    const hosts = offered();
    const host = hosts[random.below(Math.max(1, hosts.length))];
    if (host === undefined) continue;
    fireEvent.press(host);
    return;
  }
}

/** A game of people who tap at random is long: once it has begun, all are rich and lack two buildings. */
function shorten({ state }: Scenario): void {
  state.goods.fill(5);
  state.bought.fill(BOUGHT_TO_END - 2);
}

/** Plays from the first choice to the end; tells which questions were met. */
function playThrough(table: Scenario): ReadonlySet<Question> {
  const random = new Dice(seedOf('whole-game'), 'taps');
  const met = new Set<Question>();
  gameOn(table);
  let inVain = 0;
  while (!isOver(table.state)) {
    const question = questionOf(table.state);
    if (question !== undefined) met.add(question);
    if (question === 'go' && table.state.turns === 0) shorten(table);
    const before = table.events.length;
    tap(question, random);
    inVain = table.events.length === before ? inVain + 1 : 0;
    if (inVain > TAPS_AT_MOST) throw new Error(`nothing leads on from «${question}»`);
  }
  return met;
}

describe('a whole game', () => {
  it.each([
    ['the Landing Stages on a phone', {}, PHONE],
    ['characters on a phone', { boards: 'characters' }, PHONE],
    ['characters on a tablet', { boards: 'characters' }, TABLET],
    ['characters in large letters', { boards: 'characters' }, LARGE_TYPE],
  ])('comes to its end by what the screen offers alone, with %s', (_boards, options, size) => {
    showOn(size);
    const met = playThrough(beginning({ ...options, startingPlayer: 0 }, 2));
    expect(met.size).toBeGreaterThan(6);
  });
});
