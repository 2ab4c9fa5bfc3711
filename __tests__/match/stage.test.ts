import { nextStage, stageAfter, type Cover, type Stage } from '@/match/stage';
import type { HouseRules, MatchSeat } from '@/match/table';

const human: MatchSeat = { kind: 'human', name: 'Anna', house: 'ball' };
const bot: MatchSeat = { kind: 'bot', name: 'Bo', house: 'star', level: 'easy' };
const closed = { takeBack: true, openHands: false };
const open = { takeBack: true, openHands: true };

const curtain = (seat: number): Stage => ({ kind: 'curtain', seat, purpose: 'turn' });
const covered = (seat: number): Stage => ({ kind: 'covered', seat, hides: true });
const nothingToHide = (seat: number): Stage => ({ kind: 'covered', seat, hides: false });
const seat = (at: number): Stage => ({ kind: 'seat', seat: at, atDesk: false });
const two = [human, human];
const mixed = [human, human, bot];

const everybodyHides = (asked: number | undefined) => ({ asked, hides: () => true });
const nobodyHides = (asked: number | undefined) => ({ asked, hides: () => false });

describe('where the device stands', () => {
  it.each<
    [string, readonly MatchSeat[], HouseRules, number | undefined, number | undefined, Record<Cover, Stage>]
  >([
    [
      'two people: hands are covered for the next',
      two,
      closed,
      1,
      0,
      { table: curtain(1), hand: covered(1) },
    ],
    ['the same person goes on', two, closed, 0, 0, { table: seat(0), hand: seat(0) }],
    ['nobody held it yet', two, closed, 0, undefined, { table: curtain(0), hand: covered(0) }],
    [
      'a bot between two people: hands lie face down, and only the open table is in sight',
      mixed,
      closed,
      2,
      0,
      { table: { kind: 'table' }, hand: { kind: 'table' } },
    ],
    [
      'a bot before anybody looked: only the open table',
      mixed,
      closed,
      2,
      undefined,
      { table: { kind: 'table' }, hand: { kind: 'table' } },
    ],
    ['solo: always one’s own hand', [human, bot], closed, 1, undefined, { table: seat(0), hand: seat(0) }],
    ['solo: on one’s own turn too', [human, bot], closed, 0, undefined, { table: seat(0), hand: seat(0) }],
    ['open hands: nothing is covered', two, open, 1, 0, { table: seat(1), hand: seat(1) }],
    ['open hands: a bot acts, the last looks on', mixed, open, 2, 1, { table: seat(1), hand: seat(1) }],
    [
      'nobody owes anything: the game is over',
      two,
      closed,
      undefined,
      0,
      { table: { kind: 'over' }, hand: { kind: 'over' } },
    ],
  ])('%s', (_, seats, houseRules, asked, holder, expected) => {
    for (const cover of ['table', 'hand'] as const) {
      expect(nextStage({ seats, houseRules, cover }, everybodyHides(asked), holder)).toEqual(expected[cover]);
    }
  });

  it.each(['table', 'hand'] as const)(
    'covers nothing of whoever has nothing to hide, and shows what the table shows (%s)',
    (cover) => {
      const setting = { seats: two, houseRules: closed, cover };
      expect(nextStage(setting, nobodyHides(1), 0)).toEqual(nothingToHide(1));
    },
  );
});

describe('where the device stands after a move', () => {
  const atDesk: Stage = { kind: 'seat', seat: 1, atDesk: true };
  const forDesk: Stage = { kind: 'curtain', seat: 1, purpose: 'desk' };
  it.each<[string, Cover, Stage, number | undefined, Stage]>([
    ['whoever is asked next gets it', 'table', seat(0), 1, curtain(1)],
    ['whoever is asked next gets it, the hand covered', 'hand', seat(0), 1, covered(1)],
    ['a covered hand stays covered when its owner goes on', 'hand', covered(0), 0, covered(0)],
    ['whoever got something to hide has it covered at once', 'table', nothingToHide(0), 0, curtain(0)],
    ['whoever got something to hide finds it covered', 'hand', nothingToHide(0), 0, covered(0)],
    ['a bot after a covered hand: only the open table', 'hand', covered(0), 2, { kind: 'table' }],
    ['whoever sits at the desk stays there', 'table', atDesk, 0, atDesk],
    ['whoever asked for the desk is waited for', 'table', forDesk, 0, forDesk],
    ['a lowered curtain stays down when its owner goes on', 'table', curtain(0), 0, curtain(0)],
    ['a lowered curtain stays down when a bot goes on', 'table', curtain(0), 2, curtain(0)],
    ['a lowered curtain is the next person’s', 'table', curtain(0), 1, curtain(1)],
    ['a lowered curtain stays down although only hands are covered', 'hand', curtain(0), 1, curtain(1)],
    ['the desk closes when the game is over', 'table', atDesk, undefined, { kind: 'over' }],
  ])('%s', (_, cover, before, asked, expected) => {
    const setting = { seats: mixed, houseRules: closed, cover };
    expect(stageAfter(setting, everybodyHides(asked), before, undefined)).toEqual(expected);
  });

  it.each<[Cover, Stage]>([
    ['table', curtain(0)],
    ['hand', covered(0)],
  ])('whoever has acted at the desk has handed it back (%s)', (cover, expected) => {
    const setting = { seats: mixed, houseRules: closed, cover };
    expect(stageAfter(setting, everybodyHides(0), atDesk, 1)).toEqual(expected);
    expect(stageAfter(setting, everybodyHides(0), atDesk, 0)).toEqual(atDesk);
  });
});
