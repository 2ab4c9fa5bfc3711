import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { PanResponder, View, type GestureResponderEvent, type PanResponderGestureState } from 'react-native';
import type { BoardProps } from '@/ui/boards/board';
import {
  FocusTabs,
  Shaped,
  TableHead,
  TabletFrame,
  TableTitle,
  useFocus,
  useSwipe,
} from '@/ui/boards/kit/layout';
import { shapeOf } from '@/ui/boards/kit/layout/shape';
import { Type } from '@/ui/components';
import { inUi, renderUi } from '../../../rendered';
import { pebbles, PebblesTable, useBoard, type Pebbles, type PebblesView } from '../plainGame';

type Changes = Partial<BoardProps<PebblesView, Pebbles>>;

const at = (part: ReactElement, changes: Changes = {}) =>
  inUi(<PebblesTable table={pebbles(changes)}>{part}</PebblesTable>);
const word = (text: string) => <Type variant="text">{text}</Type>;
const get = (words: string) => screen.getByText(words);

describe('the shape of a table', () => {
  const least = { tabletLandscape: { width: 800, height: 600 }, tabletPortrait: { width: 500, height: 700 } };

  it.each([
    [800, 600, 1, 'tabletLandscape'],
    [799, 600, 1, 'phoneLandscape'],
    [900, 599, 1, 'phoneLandscape'],
    [500, 700, 1, 'tabletPortrait'],
    [499, 700, 1, 'phonePortrait'],
    [699, 699, 1, 'phonePortrait'],
    [720, 700, 1, 'phonePortrait'],
    [900, 700, 1.5, 'largeType'],
    [195, 422, 1, 'largeType'],
    [320, 568, 1, 'phonePortrait'],
  ])('%i × %i with type of %d is %s', (width, height, scale, shape) => {
    expect(shapeOf({ width, height }, scale, least)).toBe(shape);
  });

  it('chooses the layout', () => {
    const layout = (name: string) => () => word(name);
    renderUi(
      <Shaped
        layouts={{
          tabletLandscape: layout('wide'),
          tabletPortrait: layout('high'),
          phonePortrait: layout('phone'),
          phoneLandscape: layout('turned'),
          largeType: layout('large'),
        }}
        least={least}
      />,
    );
    expect(get('wide')).toBeTruthy();
  });
});

describe('the head of a table', () => {
  const head = (
    <TableHead>
      <TableTitle look="middle" title="Pebbles" aside="Turn 1" />
    </TableHead>
  );
  const button = (name: string) => screen.queryByRole('button', { name });
  const UNDO = 'Take back the last move';

  it('leads to the menu and the log', () => {
    const onMenu = jest.fn();
    const onLog = jest.fn();
    render(at(head, { onMenu, onLog }));
    for (const words of ['Pebbles', 'Turn 1']) expect(get(words)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.press(screen.getByRole('button', { name: 'Log of the game' }));
    expect([onMenu.mock.calls.length, onLog.mock.calls.length]).toEqual([1, 1]);
  });

  it('tells the round alone where there is little room', () => {
    render(at(<TableTitle look="middle" aside="Turn 1" />));
    expect(get('Turn 1')).toBeTruthy();
  });

  it('takes the last move back, or says why not', () => {
    const take = jest.fn();
    const { rerender } = render(at(head, { undo: { available: true, take } }));
    fireEvent.press(screen.getByRole('button', { name: UNDO }));
    expect(take).toHaveBeenCalledTimes(1);
    rerender(at(head, { undo: { available: false, take } }));
    expect(button(UNDO)).toBeNull();
    function Told() {
      return word(`told: ${useBoard().notice ?? 'nothing'}`);
    }
    const both = (
      <>
        {head}
        <Told />
      </>
    );
    rerender(at(both, { undo: { available: false, reason: 'It was not yours.', take } }));
    fireEvent.press(screen.getByRole('button', { name: UNDO }));
    expect(get('told: It was not yours.')).toBeTruthy();
    expect(take).toHaveBeenCalledTimes(1);
  });
});

describe('one of several places in sight', () => {
  const PLACES = ['beach', 'river', 'hill'] as const;
  type Place = (typeof PLACES)[number];
  const meant: Place[] = [];

  function Places({ asked }: { asked: Place | undefined }) {
    const focus = useFocus<Place>({ asked, first: 'beach', onFocus: (place) => meant.push(place) });
    const swipe = useSwipe(PLACES, focus);
    const tabs = PLACES.map((place) => ({
      id: place,
      name: place,
      spoken: `the ${place}`,
      lit: place === asked,
      above: word(`above the ${place}`),
      below: word(`below the ${place}`),
    }));
    return (
      <View {...swipe}>
        <FocusTabs label="Places" tabs={tabs} focus={focus} />
      </View>
    );
  }

  const tab = (place: Place) => screen.getByRole('tab', { name: `the ${place}` });
  beforeEach(() => {
    meant.length = 0;
  });

  it('is the first, until something is asked about', () => {
    const { rerender } = render(at(<Places asked={undefined} />));
    expect(tab('beach')).toBeSelected();
    rerender(at(<Places asked="hill" />, { view: { heap: 8, turn: 2 } }));
    expect(tab('hill')).toBeSelected();
  });

  it('is what was looked at, until something else is asked', () => {
    const { rerender } = render(at(<Places asked="hill" />));
    fireEvent.press(tab('river'));
    expect(tab('river')).toBeSelected();
    expect(meant).toEqual(['river']);
    rerender(at(<Places asked={undefined} />, { view: { heap: 8, turn: 2 } }));
    expect(tab('river')).toBeSelected();
    rerender(at(<Places asked="beach" />, { view: { heap: 7, turn: 3 } }));
    expect(tab('beach')).toBeSelected();
  });

  it('shows what each place has to say in its tab', () => {
    render(at(<Places asked={undefined} />));
    for (const words of ['above the hill', 'hill', 'below the hill']) expect(get(words)).toBeTruthy();
  });

  it('is the place beside after a swipe, and never none', () => {
    const create = jest.spyOn(PanResponder, 'create');
    render(at(<Places asked="river" />));
    const swipe = (dx: number, dy = 0) =>
      act(() => {
        const config = create.mock.lastCall?.[0];
        const gesture = { dx, dy } as PanResponderGestureState;
        const event = {} as GestureResponderEvent;
        if (config?.onMoveShouldSetPanResponder?.(event, gesture)) {
          config.onPanResponderRelease?.(event, gesture);
        }
      });
    swipe(-60);
    expect(tab('hill')).toBeSelected();
    swipe(-60);
    expect(tab('hill')).toBeSelected();
    swipe(60, 40);
    expect(tab('hill')).toBeSelected();
    swipe(30);
    expect(tab('hill')).toBeSelected();
    swipe(60);
    expect(tab('river')).toBeSelected();
    create.mockRestore();
  });
});

it('a tablet shows head, table, question, warning and hand at once', () => {
  const frame = (
    <TabletFrame
      head={word('head')}
      prompt={word('question')}
      hand={word('hand')}
      handStyle={{}}
      actions={word('actions')}
      actionsStyle={{}}
    >
      {word('table')}
    </TabletFrame>
  );
  render(at(frame, { warning: 'not stored' }));
  for (const words of ['head', 'table', 'question', 'not stored', 'hand', 'actions']) {
    expect(get(words)).toBeTruthy();
  }
});
