import { act, render } from '@testing-library/react-native';
import type { BoardProps } from '@/ui/boards/board';
import { useTable, type KitTable } from '@/ui/boards/kit/table';
import { inUi } from '../../../rendered';
import { pebbles, PebblesTable, took, useBoard, type Pebbles, type PebblesView } from '../plainGame';

type Changes = Partial<BoardProps<PebblesView, Pebbles>>;

/** The board of the plain game, read from where its parts stand. */
function seated(first: Changes = {}) {
  let own: ReturnType<typeof useBoard> | undefined;
  let any: KitTable | undefined;
  function Part() {
    own = useBoard();
    any = useTable();
    return null;
  }
  const drawn = (changes: Changes) =>
    inUi(
      <PebblesTable table={pebbles(changes)}>
        <Part />
      </PebblesTable>,
    );
  const { rerender } = render(drawn(first));
  const board = () => {
    if (own === undefined) throw new Error('the part was not drawn');
    return own;
  };
  return {
    board,
    kit: () => any,
    now: (changes: Changes) => rerender(drawn(changes)),
    does: (deed: (board: ReturnType<typeof useBoard>) => void) => act(() => deed(board())),
  };
}

describe('what the parts of a board stand on', () => {
  it('is the same for the game’s own parts and for those of the kit', () => {
    const { board, kit } = seated();
    expect(board().left).toBe('9 left');
    expect(kit()).toBe(board());
  });

  it('knows names and houses by seat', () => {
    const { board } = seated();
    expect([0, 1, 2, 7].map((seat) => board().name(seat))).toEqual(['Ida', 'Jon', 'Kaj', '']);
    expect([0, 1, 7].map((seat) => board().house(seat))).toEqual(['ball', 'star', 'ball']);
  });

  it.each([
    [1, { seat: 1 }],
    ['table', undefined],
  ] as const)('shows the own seat to %s', (viewer, own) => {
    expect(seated({ viewer }).board().own).toEqual(own);
  });

  it('keeps a choice until something else is asked', () => {
    const { board, now, does } = seated();
    does(({ choose }) => choose({ take: 2 }));
    expect(board().choice).toEqual({ take: 2 });
    now({ view: { heap: 9, turn: 1 }, happened: { number: 4, seat: 1, events: [] } });
    expect(board().choice).toEqual({ take: 2 });
    now({ view: { heap: 7, turn: 2 } });
    expect(board().choice).toBeUndefined();
  });

  it('keeps a notice until anything happens', () => {
    const { board, now, does } = seated();
    does(({ tell }) => tell('Not yet.'));
    expect(board().notice).toBe('Not yet.');
    now({ happened: { number: 4, seat: 1, events: [] } });
    expect(board().notice).toBeUndefined();
  });

  it('lays sheets on each other and takes them off again', () => {
    const { board, does } = seated();
    does(({ open }) => open({ of: 'heap' }));
    does(({ open }) => open({ of: 'player', seat: 1 }));
    expect(board().sheets).toEqual([{ of: 'heap' }, { of: 'player', seat: 1 }]);
    does(({ close }) => close());
    expect(board().sheets).toEqual([{ of: 'heap' }]);
    does(({ open, closeAll }) => {
      open({ of: 'heap' });
      closeAll();
    });
    expect(board().sheets).toEqual([]);
  });
});

describe('the news', () => {
  const happened = { number: 9, seat: 2, events: [took(2, 1)] };

  it('tell what others did since the own last move, a move each, the latest last', () => {
    const { board } = seated({ since: [[took(1, 2)], [took(2, 1), took(2, 2)]], happened });
    expect(board().news()).toEqual(['Jon took 2.', 'Kaj took 1. Kaj took 2.', 'Kaj took 1.']);
  });

  it('leave out moves of which nothing is said', () => {
    expect(
      seated({ since: [[]], happened })
        .board()
        .news(),
    ).toEqual(['Kaj took 1.']);
    expect(seated().board().news()).toEqual([]);
  });

  it('begin with what concerns the viewer, and leave out the oldest of what matters less', () => {
    const gave = { type: 'counted', what: 'coins', seat: 0, from: 2, to: 3 } as const;
    const { board } = seated({ since: [[took(1, 2), gave], [took(1, 1)], [took(2, 2)]], happened });
    expect(board().news(3)).toEqual(['Jon took 2.', 'Kaj took 2.', 'Kaj took 1.']);
    expect(board().news(1)).toEqual(['Jon took 2.']);
    expect(board().news(0)).toEqual([]);
  });

  it('go no further back than anybody reads, unless all is asked for', () => {
    const since = Array.from({ length: 9 }, () => [took(1, 1)]);
    const { board } = seated({ since, happened });
    expect(board().news()).toHaveLength(5);
    expect(board().news(Infinity)).toHaveLength(10);
  });
});

it('a part without its board says so', () => {
  function Lost() {
    useTable();
    return null;
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(inUi(<Lost />))).toThrow('needs its provider');
  jest.restoreAllMocks();
});
