import type { SeatScore } from '@/engine/game';
import { placingsOf } from '@/ui/boards/kit/results';

const FISH = [3, 3, 5, 3];
const SALT = [1, 2, 0, 1];
const tieBreaks = [
  { figure: (seat: number) => FISH[seat] ?? 0, reason: 'more fish' },
  { figure: (seat: number) => SALT[seat] ?? 0, reason: 'more salt' },
];
const scores = (...totals: number[]): readonly SeatScore[] =>
  totals.map((total, seat) => ({ seat, total, parts: {} }));
const told = (totals: readonly number[]) =>
  placingsOf(scores(...totals), tieBreaks).map(({ seat, place, tie }) => [seat, place, tie?.reason]);

it.each([
  [
    'most points come first',
    [4, 9, 7, 8],
    [
      [1, 1, undefined],
      [3, 2, undefined],
      [2, 3, undefined],
      [0, 4, undefined],
    ],
  ],
  [
    'the first tie-break that differs decides, and is named',
    [6, 6, 6, 9],
    [
      [3, 1, undefined],
      [2, 2, 'more fish'],
      [1, 3, 'more salt'],
      [0, 4, undefined],
    ],
  ],
  [
    'whoever is equal in all shares a place',
    [6, 4, 4, 6],
    [
      [0, 1, undefined],
      [3, 1, undefined],
      [2, 3, 'more fish'],
      [1, 4, undefined],
    ],
  ],
])('%s', (_rule, totals, expected) => expect(told(totals)).toEqual(expected));

it('says whom a tie-break puts one before', () => {
  expect(placingsOf(scores(6, 4, 6, 1), tieBreaks)[0]?.tie).toEqual({ with: 0, reason: 'more fish' });
});
