import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type View } from 'react-native';
import { PointerWords } from '@/ui/screens/learn/PointerWords';
import { StepMarks } from '@/ui/screens/learn/StepMarks';
import { inUi, renderUi } from '../rendered';
import { TABLET } from '../windowSize';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TASK = 'Go to the Bank.';
/** How large the words are drawn. */
const OWN = { width: 150, height: 34 };
const LATER = 300;

/** A place of the table that lies there, until it is moved. */
function placeAt(x: number, y: number) {
  const rect = { x, y, width: 60, height: 40 };
  const view = {
    measureInWindow: (tell: (...rect: number[]) => void) => tell(rect.x, rect.y, rect.width, rect.height),
  } as unknown as View;
  return { rect, view };
}

type Drawn = typeof screen.root;

interface Box {
  readonly left?: number;
  readonly top?: number;
  readonly borderWidth?: number;
  readonly pointerEvents?: string;
}

/** An icon has no style at all. */
const boxOf = (found: Drawn): Box => (StyleSheet.flatten(found.props.style) ?? {}) as Box;

function words(): Drawn {
  const [box] = screen.root.findAll(
    ({ type, props }) => typeof type === 'string' && props.onLayout !== undefined,
    { deep: true },
  );
  if (box === undefined) throw new Error('nothing is said');
  return box;
}

function pointAt({ view }: ReturnType<typeof placeAt>) {
  renderUi(<PointerWords at={view} words={TASK} />);
  fireEvent(words(), 'layout', { nativeEvent: { layout: OWN } });
  const { left = NaN, top = NaN } = boxOf(words());
  return { left, top };
}

describe('the words beside what is to be touched', () => {
  it('are not there as long as nothing is lit', () => {
    renderUi(<PointerWords at={undefined} words={TASK} />);
    expect(screen.queryByText(TASK, { includeHiddenElements: true })).toBeNull();
  });

  it('stand below its middle, and neither take touches nor are read twice', () => {
    const place = placeAt(400, 300);
    const { left, top } = pointAt(place);
    expect(left + OWN.width / 2).toBe(430);
    expect(top).toBeGreaterThan(340);
    expect(words().props['aria-hidden']).toBe(true);
    expect(boxOf(words()).pointerEvents).toBe('none');
  });

  it('stand above it where there is no room below', () => {
    const { top } = pointAt(placeAt(400, TABLET.height - 50));
    expect(top + OWN.height).toBeLessThan(TABLET.height - 50);
  });

  it.each([
    ['left', 0],
    ['right', TABLET.width - 60],
  ])('stay in the window at its %s edge', (_, x) => {
    const { left } = pointAt(placeAt(x, 300));
    expect(left).toBeGreaterThan(0);
    expect(left + OWN.width).toBeLessThan(TABLET.width);
  });

  it('follow it when it moves, and leave with it', () => {
    const place = placeAt(400, 300);
    const before = pointAt(place);
    place.rect.x += 200;
    act(() => jest.advanceTimersByTime(LATER));
    expect(boxOf(words()).left).toBe(before.left + 200);
    screen.rerender(inUi(<PointerWords at={undefined} words={TASK} />));
    expect(screen.queryByText(TASK, { includeHiddenElements: true })).toBeNull();
  });
});

describe('the marks of a chapter', () => {
  const STEPS = 4;

  /** A tick for what is done; a ring is wider where one stands. */
  function marks(done: number): readonly string[] {
    renderUi(<StepMarks steps={STEPS} done={done} />);
    const row = screen.root.find(
      ({ type, props }) => typeof type === 'string' && props['aria-hidden'] === true,
    );
    return row.children.map((child) => {
      if (typeof child === 'string') throw new Error('marks are no words');
      const { borderWidth } = boxOf(child);
      return borderWidth === undefined ? 'tick' : borderWidth > 2 ? 'here' : 'ring';
    });
  }

  it.each([
    [0, ['here', 'ring', 'ring', 'ring']],
    [2, ['tick', 'tick', 'here', 'ring']],
    [STEPS, ['tick', 'tick', 'tick', 'tick']],
  ])('after %d steps are %j', (done, expected) => {
    expect(marks(done)).toEqual(expected);
  });
});
