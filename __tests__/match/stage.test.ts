import { nextStage, type Stage } from '@/match/stage';
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
