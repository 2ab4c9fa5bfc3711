import type { RoundText } from '../gameText';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Of a game that is played in rounds. */
export const rounds: RoundText = {
  at: (a) => `Round ${a.round}`,
  within: (a) => `round ${a.round}`,
  after: (a) => count(a.count, 'round', 'rounds'),
  back: 'Back to the beginning of the round',
  on: 'On to the next round',
  points: 'Points by round',
  pointsSpoken: 'Points after each round.',
};

/** Of a game that counts everybody's turns. */
export const turns: RoundText = {
  at: (a) => `Turn ${a.round}`,
  within: (a) => `turn ${a.round}`,
  after: (a) => count(a.count, 'turn', 'turns'),
  back: 'Back to the beginning of the turn',
  on: 'On to the next turn',
  points: 'Points by turn',
  pointsSpoken: 'Points after each turn.',
};
