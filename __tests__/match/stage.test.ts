import { nextStage, stageAfter, type Stage } from '@/match/stage';
import type { MatchSeat } from '@/match/table';

const human: MatchSeat = { kind: 'human', name: 'Anna', house: 'ball' };
const bot: MatchSeat = { kind: 'bot', name: 'Bo', house: 'star', level: 'easy' };
const closed = { takeBack: true, openHands: false };
const open = { takeBack: true, openHands: true };

const curtain = (seat: number): Stage => ({ kind: 'curtain', seat, purpose: 'turn' });
const seat = (at: number): Stage => ({ kind: 'seat', seat: at, atDesk: false });

describe('where the device stands', () => {
  it.each([
    ['two people: the curtain falls for the next', [human, human], closed, [1], 0, curtain(1)],
    ['the same person goes on without a curtain', [human, human], closed, [0], 0, seat(0)],
    [
      'nobody held it yet: the curtain waits for the first',
      [human, human],
      closed,
      [0],
      undefined,
      curtain(0),
    ],
    ['a bot between two people leaves it where it is', [human, human, bot], closed, [2], 0, seat(0)],
    [
      'a bot before anybody looked: only the open table',
      [human, human, bot],
      closed,
      [2],
      undefined,
      { kind: 'table' },
    ],
    ['solo: the one person always sees their hand', [human, bot], closed, [1], undefined, seat(0)],
    ['solo: no curtain on their own turn either', [human, bot], closed, [0], undefined, seat(0)],
    ['open hands: no curtain between people', [human, human], open, [1], 0, seat(1)],
    ['open hands: a bot acts while the last person looks on', [human, human, bot], open, [2], 1, seat(1)],
    ['several owe a decision: the holder goes first', [human, human], closed, [0, 1], 1, seat(1)],
    ['nobody owes anything: the game is over', [human, human], closed, [], 0, { kind: 'over' }],
  ] as const)('%s', (_, seats, houseRules, waiting, holder, expected) => {
    expect(nextStage({ seats, houseRules }, waiting, holder)).toEqual(expected);
  });
});

describe('where the device stands after a move', () => {
  const atDesk: Stage = { kind: 'seat', seat: 1, atDesk: true };
  const forDesk: Stage = { kind: 'curtain', seat: 1, purpose: 'desk' };
  it.each<[string, Stage, readonly number[], Stage]>([
    ['whoever is asked next gets it', seat(0), [1], curtain(1)],
    ['whoever sits at the desk stays there', atDesk, [0], atDesk],
    ['whoever asked for the desk is waited for', forDesk, [0], forDesk],
    ['a covered hand stays covered when its owner goes on', curtain(0), [0], curtain(0)],
    ['a covered hand stays covered when a bot goes on', curtain(0), [2], curtain(0)],
    ['a covered hand gives way to the next person’s', curtain(0), [1], curtain(1)],
    ['the desk closes when the game is over', atDesk, [], { kind: 'over' }],
  ])('%s', (_, before, waiting, expected) => {
    expect(stageAfter({ seats: [human, human, bot], houseRules: closed }, waiting, before)).toEqual(expected);
  });
});
