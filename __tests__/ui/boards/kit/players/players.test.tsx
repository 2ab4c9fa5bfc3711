import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { Seat } from '@/engine/game';
import type { BoardProps } from '@/ui/boards/board';
import {
  PlayerDesk,
  PlayerGroup,
  PlayerRow,
  PlayerSheet,
  PlayerStrip,
  type CellParts,
  type CellStyle,
} from '@/ui/boards/kit/players';
import { Type } from '@/ui/components';
import { pass, pressDown } from '../../../presses';
import { renderUi } from '../../../rendered';
import { pebbles, PebblesTable, type Pebbles, type PebblesView } from '../plainGame';

const word = (text: string) => <Type variant="text">{text}</Type>;
const opened: Seat[] = [];
beforeEach(() => {
  opened.length = 0;
});
// What was drawn is put away by the clock that it was drawn by.
afterEach(() => jest.useRealTimers());

const seat = (changes: Partial<BoardProps<PebblesView, Pebbles>>, part: ReactElement) =>
  renderUi(<PebblesTable table={pebbles(changes)}>{part}</PebblesTable>);

/** Every slot of a cell, each with a word of its own. */
const parts = (at: Seat): CellParts => ({
  spoken: `player ${at}, three pebbles`,
  figure: (size) => word(`figure of ${size}`),
  count: 30 + at,
  more: word(`more ${at}`),
  status: `status ${at}`,
  mark: (size, ring) => word(`mark ${at}${ring === undefined ? '' : ' hangs'}`),
  edge: word(`edge ${at}`),
});

const strip = (style: CellStyle, cell = parts) => (
  <PlayerStrip style={style} gap={4} cell={cell} onOpen={(at) => opened.push(at)} />
);
const shown = (words: string | RegExp) => screen.queryAllByText(words).length;

describe('a player’s cell', () => {
  it.each<[CellStyle, Partial<Record<'figure' | 'count' | 'more' | 'status' | 'mark' | 'hangs', number>>]>([
    ['wide', { figure: 3, count: 3, more: 3, status: 3, mark: 3 }],
    ['medium', { figure: 3, count: 3, more: 3, mark: 3 }],
    ['narrow', { figure: 3, count: 3, hangs: 3 }],
    ['stacked', { figure: 3, count: 3, hangs: 3 }],
    ['line', { figure: 3, mark: 3 }],
    ['shortLine', { figure: 3, hangs: 3 }],
  ])('%s shows what it has room for', (style, expected) => {
    seat({}, strip(style));
    const found = {
      figure: shown(/^figure/),
      count: shown(/^3\d$/),
      more: shown(/^more/),
      status: shown(/^status/),
      mark: shown(/^mark \d$/),
      hangs: shown(/hangs$/),
    };
    const none = { figure: 0, count: 0, more: 0, status: 0, mark: 0, hangs: 0 };
    expect(found).toEqual({ ...none, ...expected });
    expect(shown(/^edge/)).toBe(3);
  });

  it('needs no more than a sentence and a figure', () => {
    seat(
      {},
      strip('narrow', () => ({ spoken: 'somebody', figure: () => word('7') })),
    );
    expect(screen.getAllByText('7')).toHaveLength(3);
  });

  it.each<[CellStyle, string]>([
    ['wide', 'Ida'],
    ['narrow', 'You'],
    ['line', 'You'],
  ])('%s calls the viewer %s', (style, name) => {
    seat({}, strip(style));
    expect(shown(name)).toBe(1);
    expect(shown('Jon')).toBe(1);
  });

  it.each<[string, Partial<BoardProps<PebblesView, Pebbles>>]>([
    ['in the past', { past: { handsOpen: false } }],
    ['at the open table', { viewer: 'table' }],
  ])('calls nobody “you” %s', (_where, changes) => {
    seat(changes, strip('narrow'));
    expect(shown('You')).toBe(0);
    expect(shown('Ida')).toBe(1);
  });

  it('is one spoken thing that opens what is known', () => {
    seat({}, strip('wide'));
    fireEvent.press(screen.getByRole('button', { name: 'player 1, three pebbles' }));
    expect(opened).toEqual([1]);
  });

  it('is a row with a name and a figure for large type', () => {
    const row = (
      <PlayerRow seat={2} spoken="Kaj, 4 pebbles" figure="4" mark="begins" onPress={() => opened.push(2)} />
    );
    seat({}, row);
    for (const words of ['Kaj', '4', 'begins']) expect(screen.getByText(words)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Kaj, 4 pebbles' }));
    expect(opened).toEqual([2]);
  });
});

describe('the sheet of a player', () => {
  const sheet = (at: Seat) => (
    <PlayerSheet
      seat={at}
      spoken="all in one"
      sums={[
        { label: 'Pebbles', value: '4' },
        { label: 'Points', value: '12' },
      ]}
      mark="begins"
    >
      <PlayerGroup label="Stones" none="no stones" />
      <PlayerGroup label="Shells" none="no shells">
        {word('a shell')}
      </PlayerGroup>
    </PlayerSheet>
  );

  it('tells sums and groups, and says where there is nothing', () => {
    seat({}, sheet(1));
    for (const words of ['Pebbles', '12', 'begins', 'no stones', 'a shell']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.queryByText('no shells')).toBeNull();
  });
});

describe('the place of a player', () => {
  const desk = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    desk.mockClear();
  });

  it.each([
    ['another person', 1, true, true],
    ['oneself', 0, true, false],
    ['anybody, where nobody may act out of turn', 1, false, false],
  ])(
    'for %s at seat %s leads to an act out of turn, where there are such acts (%s): %s',
    (_whose, at, may, offered) => {
      const words = { hold: 'Hold to take out of turn', spoken: 'Take out of turn' };
      seat(may ? { onDesk: desk } : {}, <PlayerDesk seat={at} words={words} about="At any time." />);
      pass(500);
      const found = screen.queryByRole('button', { name: 'Take out of turn' });
      expect(found !== null).toBe(offered);
      if (found !== null) pressDown(found);
      pass(700);
      expect(desk.mock.calls).toEqual(offered ? [[1]] : []);
    },
  );
});
