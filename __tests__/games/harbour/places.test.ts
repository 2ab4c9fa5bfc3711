import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { mayEnter } from '@/games/harbour/rules/places';
import { FIRST_START, type Place } from '@/games/harbour/state';
import { showPositions } from './ahead/positions';
import { scenario } from './scenario';

it('HB-10, HB-11 a single place may be entered exactly where moving the pawn there is legal', () => {
  const fits = (state: Parameters<typeof questionOf>[0]) => questionOf(state) === 'go';
  const shown = showPositions({ games: 12, seed: 'places', every: 5, fits }, (state, seat) => {
    const legal = harbour.moves(state, seat).flatMap((move) => (move.type === 'go' ? [move.place] : []));
    const starts = Array.from({ length: state.seats }, (_, owner) => FIRST_START + owner);
    const places: Place[] = [...state.display, ...state.built, ...starts];
    expect(places.filter((place) => mayEnter(state, seat, place)).sort()).toEqual([...legal].sort());
  });
  expect(shown).toBeGreaterThan(100);
});

it('can be asked for others while a bought building has left a gap on offer', () => {
  const { state } = scenario({
    boards: ['landing-stages', 'landing-stages'],
    owned: [['cold-store']],
    goods: [{ fish: 6, stone: 6, wood: 6 }],
    display: ['pub', 'ranch', 'depot'],
  }).play('go start 0', 'ship fish', 'ship stone', 'ship wood', 'buy ranch');
  expect(questionOf(state)).toBe('keep');
  expect(mayEnter(state, 1, state.display[0] ?? 0)).toBe(true);
});
