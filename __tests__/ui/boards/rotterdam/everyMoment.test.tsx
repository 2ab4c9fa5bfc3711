import { screen } from '@testing-library/react-native';
import { clone } from '@/games/rotterdam/clone';
import { PHASES, type Phase, type RotterdamState } from '@/games/rotterdam/state';
import { playThrough } from '../../../games/rotterdam/ahead/positions';
import { Scene } from '../../../games/rotterdam/scenario';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

const GAMES = 6;

/** One of each question: what is rare is not drowned by what is asked all the time. */
function momentsOf(first: number): readonly RotterdamState[] {
  const moments = new Map<Phase, RotterdamState>();
  for (let game = first; game < first + GAMES; game += 1) {
    playThrough(game, (state) => {
      if (!moments.has(state.phase)) moments.set(state.phase, clone(state));
    });
  }
  return [...moments.values()];
}

/** Whoever is asked sees every question on both; beside it one of two other looks each, since drawing takes long. */
describe.each([
  { device: 'phone', size: PHONE, first: 0, beside: { next: 1, covered: false } },
  { device: 'tablet', size: TABLET, first: GAMES, beside: { next: 0, covered: true } },
])('on a $device', ({ size, first, beside }) => {
  it('everybody sees the table at every kind of question, whoever is asked and with the hand covered', () => {
    showOn(size);
    const moments = momentsOf(first);
    expect(moments.map(({ phase }) => phase).toSorted()).toEqual(
      PHASES.filter((phase) => phase !== 'over').toSorted(),
    );
    for (const state of moments) {
      const { actor, players } = state;
      for (const { next, covered } of [{ next: 0, covered: false }, beside]) {
        const { unmount } = seatAt(new Scene(state), (actor + next) % players.length, { covered });
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});
