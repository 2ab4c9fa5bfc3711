import { fireEvent, screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import type { SeatScore } from '@/engine/game';
import type { RoundText } from '@/text';
import { peopleAt } from '@/ui/boards/kit/people';
import { placingsOf, ResultsPage, seriesOf, Standings, type Source } from '@/ui/boards/kit/results';
import { INKS } from '@/ui/theme';
import { renderUi } from '../../../rendered';
import { PHONE, showOn, TABLET } from '../../../windowSize';
import { pebbles } from '../plainGame';

/** A game of nets and barrels that exists nowhere else. */
const sources: readonly Source[] = [
  { id: 'nets', ink: INKS.purple, icon: 'anchor', name: 'Nets, 2 each', spoken: 'nets' },
  { id: 'barrels', ink: INKS.slate, icon: 'scales', name: 'Barrels', spoken: 'barrels' },
];
const scores: readonly SeatScore[] = [
  { seat: 0, total: 5, parts: { nets: 4, barrels: 1 } },
  { seat: 1, total: 9, parts: { nets: 2, barrels: 7 } },
  { seat: 2, total: 9, parts: { nets: 9 } },
];
const placings = placingsOf(scores, [{ figure: (seat) => seat, reason: 'longer nets' }]);

/** It counts itself by hauls. */
const HAULS: RoundText = {
  at: ({ round }) => `Haul ${round}`,
  within: ({ round }) => `haul ${round}`,
  after: ({ count }) => `${count} hauls`,
  back: 'Back a haul',
  on: 'On a haul',
  points: 'Points by haul',
  pointsSpoken: 'Points after each haul.',
};

type Props = ComponentProps<typeof ResultsPage>;

function show(props: Partial<Props> = {}) {
  renderUi(
    <ResultsPage
      account="Herring · final account"
      seats={pebbles().seats}
      winners={[2]}
      placings={placings}
      sources={sources}
      series={seriesOf([scores.map((score) => ({ ...score, total: 1 })), scores])}
      counted={HAULS}
      facts={[{ icon: 'anchor', title: 'Most nets: Kaj', about: 'nine of them' }]}
      {...props}
    />,
  );
}

it('names the winner and what is accounted for', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Kaj wins the harbour' })).toBeTruthy();
  expect(screen.getByText('Herring · final account')).toBeTruthy();
});

describe('the way on', () => {
  afterEach(() => showOn(TABLET));
  const ways = { onHome: jest.fn(), onLog: jest.fn(), onReplay: jest.fn(), onPlayAgain: jest.fn() };

  it.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
  ])('is there once on %s', (_, size) => {
    showOn(size);
    show(ways);
    for (const name of ['Home', 'Read the log', 'Look back', 'Play again']) {
      expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    }
  });

  it.each([
    [960, 600],
    [1024, 768],
    [1180, 820],
    [1280, 720],
  ])('stays in sight below what scrolls, at %i × %i', (width, height) => {
    showOn({ width, height });
    show(ways);
    expect(screen.getAllByRole('button').map(isScrolled)).toEqual([false, false, false, false]);
  });

  it('stands below the facts, where the whole account is in sight', () => {
    showOn({ width: 1920, height: 1080 });
    show(ways);
    expect(screen.getAllByRole('button').map(isScrolled)).toEqual([true, true, true, true]);
  });
});

type Found = ReturnType<typeof screen.getByRole>;

/** Whether it goes out of sight with the page. */
function isScrolled(element: Found): boolean {
  let up: Found | null = element;
  while (up !== null && String(up.type) !== 'RCTScrollView') up = up.parent;
  return up !== null;
}

it('names all who share the first place', () => {
  show({ winners: [0, 2] });
  expect(screen.getByRole('heading', { name: 'Ida and Kaj share the harbour' })).toBeTruthy();
});

it('breaks every account down by the sources of the game', () => {
  show();
  for (const { name } of sources) expect(screen.getByText(name)).toBeTruthy();
  const rows = [
    'Place 1: Kaj, 9 points: nets 9, barrels 0',
    'Place 2: Jon, 9 points: nets 2, barrels 7',
    'Place 3: Ida, 5 points: nets 4, barrels 1',
  ];
  for (const row of rows) expect(screen.getByRole('img', { name: row })).toBeTruthy();
  expect(screen.getByText('tie with Jon: longer nets')).toBeTruthy();
});

describe('what a game adds to a row', () => {
  const content: Props['content'] = ({ seat }) =>
    seat === 0
      ? {
          aside: 'lost an oar',
          character: 'Pilot',
          sum: 'both together 5',
          notes: ['a herring a day'],
          blocks: [
            { id: 'herring', ink: INKS.purple, points: 3, spoken: 'herring', name: 'Herring' },
            { id: 'cod', ink: INKS.slate, points: 2, spoken: 'cod' },
          ],
        }
      : {};

  it('stands with the name and below the bar', () => {
    show({ content });
    for (const words of ['lost an oar', 'Pilot', 'a herring a day']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it('is said block by block', () => {
    show({ content });
    expect(screen.getByRole('img', { name: 'Place 3: Ida, 5 points: herring 3, cod 2' })).toBeTruthy();
  });

  it('names the blocks on them, where they are wide enough', () => {
    showOn(TABLET);
    show({ content });
    expect(screen.getByText('Herring')).toBeTruthy();
    expect(screen.getByText('both together 5')).toBeTruthy();
  });

  it('names the blocks below the bar, where they are too narrow', () => {
    showOn(PHONE);
    show({ content });
    expect(screen.queryByText('Herring')).toBeNull();
    expect(screen.getByText('Herring\u00a03')).toBeTruthy();
    expect(screen.queryByText('both together 5')).toBeNull();
  });
});

it('draws and says the points by what the game counts itself by', () => {
  show();
  expect(screen.getByText('Points by haul')).toBeTruthy();
  const spoken = 'Points after each haul. Ida: 1, 5. Jon: 1, 9. Kaj: 1, 9.';
  expect(screen.getByRole('img', { name: spoken })).toBeTruthy();
});

it('draws no line from one round alone', () => {
  show({ series: seriesOf([scores]) });
  expect(screen.queryByText('Points by haul')).toBeNull();
});

it('tells the facts it is given', () => {
  show();
  expect(screen.getByText('Most nets: Kaj')).toBeTruthy();
  expect(screen.getByText('nine of them')).toBeTruthy();
});

it.each([
  ['Home', 'onHome'],
  ['Read the log', 'onLog'],
  ['Look back', 'onReplay'],
  ['Play again', 'onPlayAgain'],
] as const)('leads on by "%s", where there is a way', (name, way) => {
  const go = jest.fn();
  show({ [way]: go });
  fireEvent.press(screen.getByRole('button', { name }));
  expect(go).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('tells the points so far by their sources, beside a table that goes on', () => {
  renderUi(<Standings scores={scores} sources={sources} people={peopleAt(pebbles().seats)} />);
  expect(screen.getByLabelText('Ida, 5 points so far: nets 4, barrels 1')).toBeTruthy();
  expect(screen.getByLabelText('Kaj, 9 points so far: nets 9, barrels 0')).toBeTruthy();
  expect(screen.getByText('Nets, 2 each')).toBeTruthy();
});
