import type { Viewer } from '@/engine/game';
import { ANSWERS, questionOf, type Question } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import { fireEvent, screen } from '@testing-library/react-native';
import { showPositions } from '../../../games/harbour/ahead/positions';
import { Scenario } from '../../../games/harbour/scenario';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { closedChoices, refusingUnsaid, withoutRule } from '../closedChoices';
import { QUESTION_CASES, tapsOf } from './questionCases';
import { seatAt } from './seated';
import { controls, tap } from './taps';

const WINDOWS = [
  { device: 'phone', size: PHONE },
  { device: 'phone held sideways', size: PHONE_LANDSCAPE },
  { device: 'tablet', size: TABLET },
];

/** One of each question of random play: what is rare is not drowned by what is asked all the time. */
function momentsOf(size: string): ReadonlyMap<Question, HarbourState> {
  const moments = new Map<Question, HarbourState>();
  const fits = (state: HarbourState) => {
    const question = questionOf(state);
    return question !== undefined && !moments.has(question);
  };
  showPositions({ games: 40, seed: `moments-${size}-`, every: 1, fits }, (state) => {
    const question = questionOf(state);
    if (question !== undefined) moments.set(question, structuredClone(state));
  });
  // What is too rare for random play.
  for (const { question, table } of QUESTION_CASES) {
    if (!moments.has(question)) moments.set(question, table().state);
  }
  return moments;
}

describe.each(WINDOWS.filter(({ size }) => size !== PHONE_LANDSCAPE))('on a $device', ({ device, size }) => {
  it('everybody sees the table at every kind of question, whoever is asked', () => {
    showOn(size);
    const moments = momentsOf(device);
    expect([...moments.keys()].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
    for (const state of moments.values()) {
      const table = new Scenario(state);
      const viewers: readonly Viewer[] = ['table', state.seats - 1];
      for (const viewer of viewers) {
        const { unmount } = seatAt(table, viewer);
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});

function positionOf(question: string): Scenario {
  const row = QUESTION_CASES.find((one) => one.question === question);
  if (row === undefined) throw new Error(`nowhere asked: ${question}`);
  return row.table();
}

/** Puts what the planner offers on the plan, one after the other. */
function planAll(): void {
  for (const name of [/^Ship (?!and)/, /^Suggest/]) {
    for (const found of controls(name)) fireEvent.press(found);
    expect(withoutRule(closedChoices())).toEqual([]);
  }
}

describe.each(WINDOWS)('every closed choice says why, and leads to its rule, on a $device', ({ size }) => {
  beforeEach(() => showOn(size));
  const law = () => expect(withoutRule(closedChoices())).toEqual([]);

  it.each(QUESTION_CASES)('$question: $when, also once something is tapped', (row) => {
    const table = row.table();
    seatAt(table);
    law();
    for (const one of tapsOf(row, table)) {
      tap([one]);
      law();
    }
    expect(refusingUnsaid()).toEqual([]);
  });

  it.each(['board', 'look', 'go'])('%s, while it is covered', (question) => {
    const asked = positionOf(question);
    seatAt(asked, asked.asked, { covered: true });
    law();
  });

  it.each(['goodsOrPurchase', 'ship', 'buyMore', 'fill', 'keep'])('%s, with the planner open', (question) => {
    seatAt(positionOf(question));
    const [planner] = controls(/^Ship and buy/);
    if (planner !== undefined) fireEvent.press(planner);
    law();
    planAll();
  });
});

it('every closed choice of random games does too, of each of these kinds', () => {
  showOn(TABLET);
  const led = new Map<string, string | undefined>();
  for (const state of momentsOf('closed').values()) {
    const { unmount } = seatAt(new Scenario(state));
    for (const [reason, rule] of closedChoices()) led.set(reason, rule);
    unmount();
  }
  expect(withoutRule(led)).toEqual([]);
  expect([...new Set(led.values())].toSorted()).toEqual([
    'Rules: A purchase',
    'Rules: Inland traders',
    'Rules: Lighthouse, Canal Lock, Auction House',
    'Rules: Privateer Ship and Travelling Show',
    'Rules: Shipping',
    'Rules: The action',
    'Rules: The first stock',
  ]);
});
