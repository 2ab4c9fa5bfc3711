import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo, Platform, StyleSheet, type TextStyle } from 'react-native';
import type { BoardProps } from '@/ui/boards/board';
import {
  ActionBar,
  answerBy,
  decisionAround,
  DecisionButtons,
  decisionOnPassing,
  notYet,
  Question,
  Warning,
  type Decision,
} from '@/ui/boards/kit/prompt';
import { MotionGoesOn } from '@/ui/boards/kit/motion';
import { Finishing, StagingContext, Zones } from '@/ui/boards/kit/motion/zones';
import { Type } from '@/ui/components';
import { inUi, renderUi } from '../../../rendered';
import { pebbles, PebblesTable, took, useBoard, type Pebbles, type PebblesView } from '../plainGame';

type Changes = Partial<BoardProps<PebblesView, Pebbles>>;

const played: Pebbles[] = [];
beforeEach(() => {
  played.length = 0;
});

/** What can be answered in the plain game: take one, or two instead. */
function decisionOf(board: ReturnType<typeof useBoard>): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  return {
    primary: answerBy<Pebbles>(board, { take: 1 }),
    secondary: answerBy(board, { take: 2 }, { label: 'Two' }),
  };
}

function Answers() {
  return <DecisionButtons decision={decisionOf(useBoard())} />;
}

const seat = (changes: Changes, part = <Answers />) =>
  renderUi(
    <PebblesTable table={pebbles({ play: (...moves) => played.push(...moves), ...changes })}>
      {part}
    </PebblesTable>,
  );
const button = (name: string) => screen.getByRole('button', { name });

describe('the answers', () => {
  it('say what their move does, unless something shorter is said', () => {
    seat({});
    fireEvent.press(button('Take 1 of 9'));
    fireEvent.press(button('Two'));
    expect(played).toEqual([{ take: 1 }, { take: 2 }]);
  });

  it('make several moves by one button, or say why they cannot be made together', () => {
    function Both() {
      const board = useBoard();
      return (
        <DecisionButtons
          decision={{
            primary: answerBy<Pebbles>(board, [{ take: 1 }, { take: 2 }], { label: 'Take three' }),
          }}
        />
      );
    }
    seat({}, <Both />);
    fireEvent.press(button('Take three'));
    expect(played).toEqual([{ take: 1 }, { take: 2 }]);
    seat({ whyNot: (...moves) => (moves.length > 1 ? 'two are left' : undefined) }, <Both />);
    expect(screen.getByText(/^Two are left/)).toBeTruthy();
  });

  it('say in a sentence why they cannot be given', () => {
    seat({ whyNot: ({ take }) => (take === 2 ? 'one is left' : undefined) });
    expect(screen.getByText(/^One is left/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: /^Two/ }));
    expect(played).toEqual([]);
  });

  it('hold the place of an answer until it can be given', () => {
    seat({}, <DecisionButtons decision={{ primary: notYet('Take pebbles', 'tap some') }} />);
    expect(screen.getByText(/^Tap some/)).toBeTruthy();
  });

  it.each<[string, Changes, readonly string[]]>([
    ['nothing is answered in the past', { past: { handsOpen: false } }, []],
    ['a desk is left first', { onLeaveDesk: () => undefined }, ['Hand back']],
    ['a bot’s move is shown first', { onContinue: () => undefined }, ['Show the next move']],
  ])('%s', (_what, changes, expected) => {
    seat(changes);
    expect(screen.queryAllByRole('button')).toHaveLength(expected.length);
    for (const name of expected) expect(button(name)).toBeTruthy();
  });

  it('stand at the foot of a phone with more beside them', () => {
    function Foot() {
      return (
        <ActionBar decision={decisionOf(useBoard())} bottom={0} before={<Type variant="text">Orders</Type>}>
          <Type variant="text">Hand</Type>
        </ActionBar>
      );
    }
    seat({}, <Foot />);
    for (const words of ['Orders', 'Hand', 'Take 1 of 9']) expect(screen.getByText(words)).toBeTruthy();
  });
});

/** In which letters something is set. */
function faceOf(element: ReturnType<typeof screen.getByText>): string | undefined {
  if (Platform.OS === 'web') return getComputedStyle(element as unknown as Element).fontFamily;
  return StyleSheet.flatten<TextStyle>(element.props.style as TextStyle).fontFamily;
}

/** Whether no more of it is shown than goes into a line. */
function isCutToOneLine(element: ReturnType<typeof screen.getByText>): boolean {
  if (Platform.OS === 'web') {
    return getComputedStyle(element as unknown as Element).whiteSpace === 'nowrap';
  }
  return element.props.numberOfLines === 1;
}

describe('the question', () => {
  const NEWS = /^Kaj took 2\. Jon took 2\./;
  const ask = { question: 'How many?', whose: 0, flag: 40, told: 2 };
  const news: Changes = {
    since: [[took(1, 1)], [took(2, 2)]],
    happened: { number: 3, seat: 1, events: [took(1, 2)] },
  };

  it('tells the last moves and what helps', () => {
    seat(news, <Question {...ask} hint="Two is better." />);
    expect(screen.getByRole('heading', { name: 'How many?' })).toBeTruthy();
    expect(screen.getByText(NEWS)).toBeTruthy();
    expect(screen.getByText('Two is better.')).toBeTruthy();
  });

  it('tells what happened in plain letters, and what helps in italics', () => {
    seat(news, <Question {...ask} hint="Two is better." />);
    expect(faceOf(screen.getByText('Two is better.'))).not.toBe(faceOf(screen.getByText(NEWS)));
  });

  describe('says once to everybody that the end is certain', () => {
    const ending = 'These are the last pebbles.';
    const at = (turn: number, seatAsked: number, heap = 2) => (
      <MotionGoesOn>
        <PebblesTable table={pebbles({ view: { heap, turn }, asked: seatAsked, actor: seatAsked })}>
          <Question {...ask} />
        </PebblesTable>
      </MotionGoesOn>
    );

    it('not before it is', () => {
      renderUi(at(1, 0, 3));
      expect(screen.queryByText(ending)).toBeNull();
    });

    it('with the first question of each, not with the second', () => {
      const { rerender } = renderUi(at(1, 0));
      expect(screen.getByText(ending)).toBeTruthy();
      rerender(inUi(at(2, 0)));
      expect(screen.queryByText(ending)).toBeNull();
      rerender(inUi(at(3, 1)));
      expect(screen.getByText(ending)).toBeTruthy();
    });

    it('not to whoever only looks on', () => {
      renderUi(
        <PebblesTable table={pebbles({ view: { heap: 2, turn: 1 }, asked: 1, actor: 0 })}>
          <Question {...ask} />
        </PebblesTable>,
      );
      expect(screen.queryByText(ending)).toBeNull();
    });
  });

  it('explains what is in mind instead', () => {
    seat(news, <Question {...ask} hint="Two is better." explained="Seven would be left." />);
    expect(screen.getByText('Seven would be left.')).toBeTruthy();
    expect(screen.queryByText(/took/)).toBeNull();
  });

  const covered = { ...news, viewer: 'table', onTurnHandUp: () => undefined } as const;

  it('gives way to the next player’s name while the device is passed on, with all that is news to them', () => {
    seat(covered, <Question {...ask} told={1} />);
    expect(screen.getByRole('heading', { name: 'Pass to Ida' })).toBeTruthy();
    expect(screen.getByText('Jon took 1. Kaj took 2. Jon took 2.')).toBeTruthy();
    expect(screen.queryByText('How many?')).toBeNull();
  });

  it('tells all of it, however many moves that were and however little room there usually is', () => {
    const since = Array.from({ length: 7 }, (_, at) => [took(1, at + 1)]);
    seat({ ...covered, since }, <Question {...ask} told={0} brief />);
    const all = [...[1, 2, 3, 4, 5, 6, 7].map((count) => `Jon took ${count}.`), 'Jon took 2.'];
    const told = screen.getByText(all.join(' '));
    expect(isCutToOneLine(told)).toBe(false);
  });

  it('names who moved while that is still to be watched, and only then the next player', () => {
    const staging = {
      zones: new Zones(),
      finishing: new Finishing(),
      landing: new Set(''),
      fresh: new Set(''),
    };
    const watched = (moving: boolean) => (
      <StagingContext value={{ ...staging, moving }}>
        <Question {...ask} told={1} />
      </StagingContext>
    );
    const { unmount } = seat(covered, watched(true));
    expect(screen.getByRole('heading', { name: 'Jon' })).toBeTruthy();
    expect(screen.getByText('Jon took 1. Kaj took 2. Jon took 2.')).toBeTruthy();
    unmount();
    seat(covered, watched(false));
    expect(screen.getByRole('heading', { name: 'Pass to Ida' })).toBeTruthy();
  });

  it('is asked again once the next player has something in mind', () => {
    function Choosing() {
      const { choose } = useBoard();
      return (
        <>
          <DecisionButtons
            decision={{ primary: { label: 'Two', haptic: 'light', give: () => choose({ take: 2 }) } }}
          />
          <Question {...ask} />
        </>
      );
    }
    seat(covered, <Choosing />);
    fireEvent.press(button('Two'));
    expect(screen.getByRole('heading', { name: 'How many?' })).toBeTruthy();
  });

  it('is asked of a player who goes on with a covered hand', () => {
    seat({ ...covered, happened: { number: 3, seat: 0, events: [] } }, <Question {...ask} />);
    expect(screen.getByRole('heading', { name: 'How many?' })).toBeTruthy();
  });

  it('lets the last decision be taken back while the device is passed on, by the name of who made it', () => {
    const take = jest.fn();
    function Passing() {
      return <DecisionButtons decision={decisionOnPassing(useBoard())} />;
    }
    // A bot has moved since.
    seat({ ...covered, undo: { available: true, maker: 2, take } }, <Passing />);
    fireEvent.press(button('Take Kaj’s move back'));
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('gives way to a word to the player', () => {
    function Told() {
      const { tell } = useBoard();
      return (
        <>
          <DecisionButtons
            decision={{ primary: { label: 'Why?', haptic: 'light', give: () => tell('Not now.') } }}
          />
          <Question {...ask} />
        </>
      );
    }
    seat(news, <Told />);
    fireEvent.press(button('Why?'));
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(screen.queryByText(/took/)).toBeNull();
  });

  it('is read aloud with what is new: iOS has no live regions', () => {
    const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockClear();
    seat(news, <Question {...ask} />);
    expect(announce.mock.calls).toEqual(Platform.OS === 'ios' ? [['Jon took 2. How many?']] : []);
    announce.mockRestore();
  });

  if (Platform.OS === 'web') {
    const region = () => document.querySelector('body > [role="status"]')?.textContent ?? '';

    it('is read aloud with what happened when the table comes, and gone with it', async () => {
      const { unmount } = seat(news, <Question {...ask} />);
      await waitFor(() => expect(region()).toBe('How many? Kaj took 2. Jon took 2.'));
      unmount();
      expect(region()).toBe('');
    });
  }
});

it('a warning of the screen is said at the table', () => {
  seat({ warning: 'The game could not be stored.' }, <Warning />);
  expect(screen.getByText('The game could not be stored.')).toBeTruthy();
});
