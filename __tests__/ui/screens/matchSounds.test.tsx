import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Stage } from '@/match/stage';
import { cuesBetween } from '@/ui/screens/table/useMatchSounds';

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

interface Moment {
  stage: Stage;
  asked: Seat | undefined;
  happened: ReturnType<typeof happened> | undefined;
}

const moment = (stage: Stage, asked?: Seat, what?: Moment['happened']): Moment => ({
  stage,
  asked,
  happened: what,
});

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
