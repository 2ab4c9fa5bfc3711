import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState, type ReactElement } from 'react';
import { Button, HoldArea, MeaningContext, Scrubber, Touchable } from '@/ui/components';
import { useReveal } from '@/ui/curtain/useReveal';
import { renderUi } from './rendered';

/** A finger comes down, and up again at the same place. */
function touch(name: string, at: { readonly x: number; readonly y: number }): void {
  const control = screen.getByRole('button', { name });
  fireEvent(control, 'pressIn', { nativeEvent: { pageX: at.x, pageY: at.y } });
  fireEvent.press(control);
}

const HERE = { x: 300, y: 700 };
const ELSEWHERE = { x: 40, y: 80 };

const heard = jest.fn((_what: string) => undefined);

/** Each touch of the first button brings the next question, whose buttons stand in the same places. */
function Questions() {
  const [question, ask] = useState(1);
  return (
    <MeaningContext value={String(question)}>
      <Button
        label="Decline"
        onPress={() => {
          heard(`decline ${question}`);
          ask(question + 1);
        }}
      />
      {question > 1 && (
        <>
          <Button label="Pause the game" onPress={() => heard('pause')} />
          <Touchable role="button" label="Card" onLongPress={() => heard('look')}>
            {undefined}
          </Touchable>
        </>
      )}
    </MeaningContext>
  );
}

/** Asks once more in the same place, within one question; its amount ticks. */
function Asking() {
  const [asked, ask] = useState(0);
  const label = asked === 0 ? 'I am done, $0' : `Done all the same, $${asked}`;
  return (
    <Button
      label={label}
      onPress={() => {
        heard(asked === 0 ? 'asks' : 'done');
        ask(asked + 1);
      }}
    />
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

function show(element: ReactElement): void {
  renderUi(element);
  jest.advanceTimersByTime(1_000);
}

describe('where the next question stands', () => {
  beforeEach(() => show(<Questions />));

  it.each([150, 200, 399])('takes a double tap, %s ms apart, for one answer', (apart) => {
    touch('Decline', HERE);
    jest.advanceTimersByTime(apart);
    touch('Decline', HERE);
    expect(heard.mock.calls).toEqual([['decline 1']]);
  });

  it('is deaf where it appeared under the finger', () => {
    touch('Decline', HERE);
    jest.advanceTimersByTime(200);
    touch('Pause the game', { x: HERE.x + 20, y: HERE.y - 12 });
    expect(heard.mock.calls).toEqual([['decline 1']]);
  });

  it.each([
    ['once the time of a leftover tap is over', 400, 'Decline', HERE],
    ['at once somewhere else', 50, 'Pause the game', ELSEWHERE],
  ] as const)('hears %s', (_, later, name, at) => {
    touch('Decline', HERE);
    jest.advanceTimersByTime(later);
    touch(name, at);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is deaf to', 200, ['decline 1']],
    ['hears, once the time of a leftover tap is over,', 400, ['decline 1', 'look']],
  ] as const)('%s a finger that stays down on what appeared there', (_, later, expected) => {
    touch('Decline', HERE);
    jest.advanceTimersByTime(later);
    const card = screen.getByRole('button', { name: 'Card' });
    fireEvent(card, 'pressIn', { nativeEvent: { pageX: HERE.x, pageY: HERE.y } });
    fireEvent(card, 'longPress');
    expect(heard.mock.calls.flat()).toEqual(expected);
  });

  it('hears a screen reader and a key, which have no place', () => {
    touch('Decline', HERE);
    fireEvent.press(screen.getByRole('button', { name: 'Decline' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

/** Held for long enough, the area turns into a button. */
function Turning() {
  const [turned, turn] = useState(false);
  const presses = useReveal(() => turn(true));
  if (turned) return <Button label="Hide" onPress={() => heard('hide')} />;
  return (
    <HoldArea
      label="Hold"
      style={undefined}
      onPressIn={presses.onPressIn}
      onPressOut={presses.onPressOut}
      onPress={presses.onPress}
    >
      {undefined}
    </HoldArea>
  );
}

describe('what a held finger turned up', () => {
  const finger = { nativeEvent: { pageX: HERE.x, pageY: HERE.y } };

  beforeEach(() => {
    show(<Turning />);
    fireEvent(screen.getByRole('button', { name: 'Hold' }), 'pressIn', finger);
    act(() => jest.advanceTimersByTime(3_000));
  });

  it('is deaf to the finger as it is lifted, and hears the next one', () => {
    fireEvent.press(screen.getByRole('button', { name: 'Hide' }), finger);
    expect(heard).not.toHaveBeenCalled();
    touch('Hide', HERE);
    expect(heard.mock.calls).toEqual([['hide']]);
  });

  it('hears a key and a finger somewhere else', () => {
    fireEvent.press(screen.getByRole('button', { name: 'Hide' }));
    touch('Hide', ELSEWHERE);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('where a button changes its words in place', () => {
  beforeEach(() => show(<Asking />));

  it.each([
    ['does not hear the second half of a double tap', 200, ['asks']],
    ['hears another tap, once the time of a leftover one is over', 400, ['asks', 'done']],
  ])('%s', (_, later, expected) => {
    touch('I am done, $0', HERE);
    jest.advanceTimersByTime(later);
    touch('Done all the same, $1', HERE);
    expect(heard.mock.calls.flat()).toEqual(expected);
  });

  it('hears one tap after the other while only its amount ticks', () => {
    touch('I am done, $0', HERE);
    jest.advanceTimersByTime(400);
    [1, 2, 3].forEach((amount) => {
      touch(`Done all the same, $${amount}`, HERE);
      jest.advanceTimersByTime(100);
    });
    expect(heard.mock.calls.flat()).toEqual(['asks', 'done', 'done', 'done']);
  });

  it('keeps the focus: it stays the same control', () => {
    const before = screen.getByRole('button');
    touch('I am done, $0', HERE);
    expect(screen.getByRole('button', { name: 'Done all the same, $1' })).toBe(before);
  });
});

it('hears one tap after the other on what stays the same and only tells how it stands', () => {
  function Column() {
    const [chosen, choose] = useState(0);
    const label = chosen === 0 ? 'Fish' : `Fish, ${chosen} chosen`;
    return (
      <Touchable role="button" label={label} onPress={() => choose(chosen + 1)}>
        {undefined}
      </Touchable>
    );
  }
  show(<Column />);
  for (const name of ['Fish', 'Fish, 1 chosen', 'Fish, 2 chosen']) {
    touch(name, HERE);
    jest.advanceTimersByTime(100);
  }
  expect(screen.getByRole('button', { name: 'Fish, 3 chosen' })).toBeTruthy();
});

describe('where a line appears that is dragged along', () => {
  const dragged = jest.fn((_to: number) => undefined);

  function Leading() {
    const [open, setOpen] = useState(false);
    if (!open) return <Button label="Look back" onPress={() => setOpen(true)} />;
    return <Scrubber label="Moment" value={1} min={1} max={9} words="" marks={[]} onChange={dragged} />;
  }

  beforeEach(() => {
    dragged.mockClear();
    show(<Leading />);
  });

  it.each([
    ['is deaf to the finger that led there, and to where it goes', 200, 0],
    ['hears it, once the time of a leftover tap is over', 400, 2],
  ])('%s', (_, later, changes) => {
    touch('Look back', HERE);
    jest.advanceTimersByTime(later);
    const line = screen.getByRole('slider');
    fireEvent(line, 'layout', { nativeEvent: { layout: { width: 222, height: 52, x: 0, y: 0 } } });
    const at = (locationX: number, pageX: number) => ({
      nativeEvent: { locationX, pageX, pageY: HERE.y },
    });
    fireEvent(line, 'responderGrant', at(111, HERE.x));
    fireEvent(line, 'responderMove', at(0, HERE.x + 40));
    expect(dragged).toHaveBeenCalledTimes(changes);
  });
});
