import { renderHook } from '@testing-library/react-native';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { begin } from '@/engine/play';
import { gameOf } from '@/games';
import type { Stage } from '@/match/stage';
import type { AnyPlay } from '@/match/whole';
import { cuesBetween, useMatchSounds } from '@/ui/match/useMatchSounds';
import { hush, playAll } from '@/ui/sound';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { anna, greta, tableWith } from '../screens/tables';

jest.mock('@/ui/sound', () => ({
  ...jest.requireActual<object>('@/ui/sound'),
  hush: jest.fn(),
  playAll: jest.fn(),
}));

const SOUNDS = { waved: [{ sound: 'tap', after: 0 }], whispered: [{ sound: 'coins', after: 0 }] } as const;

const said = (key: string, seen: 'all' | readonly Seat[] = 'all'): GameEvent => ({
  type: 'said',
  phrase: { key, args: {} },
  seen,
});
const happened = (number: number, seat: Seat, ...events: GameEvent[]) => ({ number, seat, round: 1, events });
const at = (seat: Seat): Stage => ({ kind: 'seat', seat, atDesk: false });
const curtain = (seat: Seat): Stage => ({ kind: 'curtain', seat, purpose: 'turn' });
const OVER: Stage = { kind: 'over' };
const wave = said('waved');

const table = tableWith([anna, greta]);
const play: AnyPlay = expectNoProblem(
  begin(gameOf('packet-row'), { seed: seedOf('heard'), options: {}, seats: 2 }),
);

const moment = (stage: Stage, asked?: Seat, what?: ReturnType<typeof happened>) => ({
  table,
  play,
  log: [],
  stage,
  asked,
  happened: what,
  last: what,
});
type Moment = ReturnType<typeof moment>;

const first = happened(4, 0, wave);
const second = happened(5, 1, wave);

it.each<readonly [string, Moment, Moment, readonly string[]]>([
  ['a move is heard', moment(at(0), 0), moment(at(0), 1, first), ['tap']],
  ['nothing new is not', moment(at(0), 1, first), moment(at(0), 1, first), []],
  ['a move that was taken back is not', moment(at(0), 1, second), moment(at(0), 0, first), []],
  ['the move in its place is', moment(at(0), 0, first), moment(at(0), 1, second), ['tap']],
  ['one’s own turn after another’s move', moment(at(0), 1, first), moment(at(0), 0, second), ['tap', 'turn']],
  ['the next person’s turn at open hands', moment(at(0), 0), moment(at(1), 1, first), ['tap', 'turn']],
  ['one’s own next question is none', moment(at(0), 0), moment(at(0), 0, first), ['tap']],
  ['the curtain for the next person', moment(at(0), 0), moment(curtain(1), 1, first), ['tap', 'curtain']],
  ['the curtain for somebody’s desk', moment(at(0), 0, first), moment(curtain(1), 0, first), ['curtain']],
  ['not the curtain over one’s own hand', moment(at(0), 0, first), moment(curtain(0), 0, first), []],
  ['not lifting it', moment(curtain(1), 1, first), moment(at(1), 1, first), []],
  ['the end', moment(at(0), 0, first), moment(OVER, undefined, second), ['tap', 'winner']],
  ['the end only once', moment(OVER, undefined, second), moment(OVER, undefined, second), []],
])('%s', (_case, before, now, sounds) => {
  expect(cuesBetween(before, now, SOUNDS).map(({ sound }) => sound)).toEqual(sounds);
});

it.each<readonly [string, Stage, readonly string[]]>([
  ['whoever may hear it hears it', at(0), ['coins']],
  ['somebody else does not', at(1), []],
  ['nobody does under the curtain', curtain(0), []],
  ['nobody does at the open table', { kind: 'table' }, []],
])('of what one seat is told, %s', (_case, stage, sounds) => {
  const now = moment(stage, 0, happened(4, 0, said('whispered', [0])));
  expect(cuesBetween(moment(stage, 0), now, SOUNDS).map(({ sound }) => sound)).toEqual(sounds);
});

it('what a move led to is heard after the move', () => {
  const cues = cuesBetween(moment(at(0), 0), moment(OVER, undefined, first), SOUNDS);
  expect(cues.map(({ after }) => after)).toEqual([0, 240]);
});

describe('at the table', () => {
  function sitDown(begun: Moment) {
    jest.clearAllMocks();
    const { rerender, unmount } = renderHook((now: Moment) => useMatchSounds(now, { sounds: SOUNDS }), {
      initialProps: begun,
    });
    return { rerender, unmount };
  }

  it('what happened before is not heard again', () => {
    sitDown(moment(at(0), 1, first));
    expect(playAll).not.toHaveBeenCalled();
  });

  it.each([
    ['a person’s move at a person’s pace', first, 1],
    ['a bot’s move at a bot’s', second, 0.7],
  ])('%s', (_case, move, tempo) => {
    const { rerender } = sitDown(moment(at(0), 0));
    rerender(moment(at(0), 0, move));
    expect(playAll).toHaveBeenCalledWith([{ sound: 'tap', after: 0 }], tempo);
  });

  it.each([
    ['leaving it ends what was still to be heard', at(0), 1],
    ['the end of the game is heard over the results', OVER, 0],
  ])('%s', (_case, stage, hushed) => {
    const { rerender, unmount } = sitDown(moment(at(0), 0));
    rerender(moment(stage, undefined, first));
    unmount();
    expect(hush).toHaveBeenCalledTimes(hushed);
  });
});
