import { screen } from '@testing-library/react-native';
import type { Seat } from '@/engine/game';
import type { BuildingId } from '@/games/harbour/cards/buildings';
import { harbourWords } from '@/games/harbour/phrases';
import { scenario } from '../../../games/harbour/scenario';
import { PHONE, showOn, TABLET, type WindowSize } from '../../windowSize';
import { NAMES, seatAt } from './seated';
import { control, controls, press, tap } from './taps';

type Window = readonly [string, WindowSize];

const SHAPES: readonly Window[] = [
  ['a phone', PHONE],
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a tablet', TABLET],
  ['a tablet held upright', { width: 820, height: 1180 }],
];

const WINDOWS: readonly Window[] = [
  ...SHAPES,
  ['the smallest phone', { width: 320, height: 568 }],
  ['a small tablet', { width: 600, height: 960 }],
  ['half a tablet', { width: 507, height: 1180 }],
  ['half a large tablet', { width: 694, height: 834 }],
  ['the smallest tablet held sideways', { width: 1024, height: 768 }],
  ['a large tablet', { width: 1366, height: 1024 }],
];

const OWNED = [['masons-hall'], ['bank'], ['abbey'], ['tax-office']] as const;
const table = (players: number) =>
  scenario({ players, goods: [{ fish: 3 }], owned: OWNED.slice(0, players), bonus: ['fish'] });

const nameOf = (id: string) => harbourWords.en.buildings[id as BuildingId];
const place = (id: string) => controls(new RegExp(`^${nameOf(id)}(,|\\.|$)`));

/** Opens the quarter where the window shows one at a time. */
function lookAt(seat: Seat): void {
  const [tab] = screen.queryAllByRole('tab', { name: new RegExp(`^${NAMES[seat]},`) });
  if (tab !== undefined) press(new RegExp(`^${NAMES[seat]},`));
}

describe.each<[number, readonly Window[]]>([
  [2, SHAPES],
  [3, SHAPES],
  [4, WINDOWS],
])('%i players', (players, windows) => {
  it.each(windows)('find everything that is public on %s', (_, size) => {
    showOn(size);
    const game = table(players);
    seatAt(game, 0);
    for (const id of game.display) expect(place(id)).toHaveLength(1);
    OWNED.slice(0, players).forEach(([id], seat) => {
      lookAt(seat);
      expect(place(id)).toHaveLength(1);
    });
  });
});

it.each(SHAPES)('a place in mind can be entered and put aside on %s', (_, size) => {
  showOn(size);
  const { played } = seatAt(table(2), 0);
  tap(['ranch']);
  expect(control('Enter Ranch')).toBeEnabled();
  tap(['trawler']);
  press('Enter Trawler');
  expect(played).toHaveLength(1);
});

it.each(SHAPES)('nothing can be done with a moment that is over on %s', (_, size) => {
  showOn(size);
  seatAt(table(2), 0, { changes: { past: { handsOpen: true }, moves: [] } });
  expect(controls(/^(Enter|Move your pawn)/)).toHaveLength(0);
});

it.each(SHAPES)('a warning stands on %s', (_, size) => {
  showOn(size);
  seatAt(table(2), 0, { changes: { warning: 'The last move could not be stored.' } });
  expect(screen.getByText('The last move could not be stored.')).toBeTruthy();
});
