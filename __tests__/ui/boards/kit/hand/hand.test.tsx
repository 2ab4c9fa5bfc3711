import { fireEvent, renderHook, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { ScrollView } from 'react-native';
import type { BoardProps } from '@/ui/boards/board';
import {
  HandButton,
  HandFan,
  HandLabel,
  HandList,
  HandRow,
  HideHandButton,
  type HandCards,
  type HeldCard,
} from '@/ui/boards/kit/hand';
import { backStepOf, stepOf } from '@/ui/boards/kit/hand/overlap';
import { useCardInSight } from '@/ui/boards/kit/hand/useCardInSight';
import { Type } from '@/ui/components';
import { touch } from '@/ui/theme';
import { renderUi } from '../../../rendered';
import { pebbles, PebblesTable, type Pebbles, type PebblesView } from '../plainGame';

type Changes = Partial<BoardProps<PebblesView, Pebbles>>;

/** Alike stones of one colour, told apart by their place. */
const stone = (colour: string, at: number): HeldCard => ({
  key: `${colour} ${at}`,
  card: ({ width }) => <Type variant="text">{`${colour} card${width < 112 ? ', small' : ''}`}</Type>,
  slip: () => <Type variant="text">{`${colour} slip`}</Type>,
});
const hand = (...colours: readonly string[]) => colours.map(stone);
const HELD: HandCards = {
  cards: hand('grey', 'grey', 'white'),
  hands: [hand('grey'), hand('white', 'black'), []],
};

const seat = (part: ReactElement, changes: Changes = {}) =>
  renderUi(<PebblesTable table={pebbles(changes)}>{part}</PebblesTable>);
const shown = (words: string | RegExp) => screen.queryAllByText(words).length;
const size = { width: 112, height: 158 };

const LAYOUTS = [
  ['row', (held: HandCards) => <HandRow {...held} width={600} size={size} />, 'card'],
  ['fan', (held: HandCards) => <HandFan {...held} width={390} size={size} />, 'card'],
  ['list', (held: HandCards) => <HandList {...held} width={200} minHeight={58} />, 'slip'],
] as const;

describe.each(LAYOUTS)('a hand as a %s', (_layout, drawn, what) => {
  it('shows every card, alike ones too', () => {
    seat(drawn(HELD));
    expect([shown(`grey ${what}`), shown(`white ${what}`)]).toEqual([2, 1]);
  });

  it('shows nobody’s cards at the open table', () => {
    seat(drawn({ ...HELD, cards: [] }), { viewer: 'table', actor: undefined });
    expect(screen.getByLabelText('Hands are face down')).toBeTruthy();
    expect(shown(/card$|slip$/)).toBe(0);
  });

  it.each<readonly [string, Changes]>([
    ['in the sight of its owner', {}],
    ['where its owner acts at the open table, with nothing to cover', { viewer: 'table', actor: 1 }],
  ])('says when it is empty, %s', (_, changes) => {
    seat(drawn({ ...HELD, cards: [] }), changes);
    expect(shown('Your hand is empty.')).toBe(1);
  });

  it('can be turned face down by its owner', () => {
    seat(
      <>
        <HideHandButton />
        {drawn(HELD)}
      </>,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Hide hand' }));
    expect(screen.getByLabelText('3 cards, face down')).toBeTruthy();
    expect(shown(/card$|slip$/)).toBe(0);
    fireEvent.press(screen.getByRole('button', { name: 'Show hand' }));
    expect(shown(`grey ${what}`)).toBe(2);
  });

  it('lies under the small curtain where its owner acts with a covered hand', () => {
    seat(drawn(HELD), { viewer: 'table', actor: 1, onTurnHandUp: () => undefined });
    expect(shown('Hold to see your hand, Jon')).toBe(1);
    expect(shown(/card$|slip$/)).toBe(0);
    expect(screen.queryByLabelText('Hands are face down')).toBeNull();
  });

  it('lies beside all others where hands are open', () => {
    seat(drawn(HELD), { viewer: 'table', past: { handsOpen: true } });
    for (const name of ['Ida', 'Jon', 'Kaj', 'no cards']) expect(shown(name)).toBe(1);
    for (const colour of ['grey', 'white', 'black']) expect(shown(new RegExp(`^${colour} ${what}`))).toBe(1);
  });
});

describe('the way to the whole hand', () => {
  const open = jest.fn();
  const ways = (
    <>
      <HandButton count={3} onPress={open} />
      <HandLabel count={3} onPress={open} />
    </>
  );

  it('is a button and the head of the hand', () => {
    seat(ways);
    const found = screen.getAllByRole('button', { name: 'Look through your hand, 3 cards' });
    found.forEach((one) => fireEvent.press(one));
    expect(open).toHaveBeenCalledTimes(2);
    expect(shown('Hand · 3')).toBe(1);
  });

  it('names whose hand it was in the past', () => {
    seat(ways, { past: { handsOpen: false } });
    expect(screen.getAllByRole('button', { name: 'Look through Ida’s hand, 3 cards' })).toHaveLength(2);
  });
});

it.each([
  [1, 600],
  [4, 600],
  [20, 600],
  [9, 1],
])('%i cards overlap no further than a finger needs', (count, width) => {
  const step = stepOf(count, size, width);
  expect(step).toBeGreaterThanOrEqual(touch.icon);
  expect(step).toBeLessThanOrEqual(size.width + 8);
});

it.each([
  [3, 600],
  [14, 370],
  [30, 370],
])('the backs of %i cards stay in their place', (count, width) => {
  const step = backStepOf(count, size, width);
  expect(step).toBeGreaterThan(0);
  expect(step * (count - 1) + size.width).toBeLessThanOrEqual(width + 0.001);
});

describe('a hand that scrolls', () => {
  const step = 50;
  const full = hand('grey', 'grey', 'white', 'black');

  it.each([
    ['shows the card that came last', [...full, ...hand('red')], [{ x: 3 * step, animated: false }]],
    [
      'shows it where the hand is sorted',
      [...full.slice(0, 2), ...hand('red'), ...full.slice(2)],
      [{ x: step, animated: false }],
    ],
    ['stays where it is when a card goes', full.slice(1), []],
    ['stays where it is when it is sorted anew', [...full].reverse(), []],
  ])('%s', (_, now, expected) => {
    const scrollTo = jest.fn();
    const { result, rerender } = renderHook(
      ({ cards }: Pick<HandCards, 'cards'>) => useCardInSight(cards, step),
      {
        initialProps: { cards: full },
      },
    );
    result.current.current = { scrollTo } as Partial<ScrollView> as ScrollView;
    rerender({ cards: now });
    expect(scrollTo.mock.calls.flat()).toEqual(expected);
  });
});
