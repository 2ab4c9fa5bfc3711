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

describe.each([
  { device: 'phone', size: PHONE, first: 0 },
  { device: 'tablet', size: TABLET, first: GAMES },
])('on a $device', ({ size, first }) => {
  it('everybody sees the table at every kind of question, whoever is asked and with the hand covered', () => {
    showOn(size);
    const moments = momentsOf(first);
    expect(moments.map(({ phase }) => phase).toSorted()).toEqual(
      PHASES.filter((phase) => phase !== 'over').toSorted(),
    );
    for (const state of moments) {
      const { actor, players } = state;
      for (const seating of [
        { seat: actor, covered: false },
        { seat: actor, covered: true },
        { seat: (actor + 1) % players.length, covered: false },
      ]) {
        const { unmount } = seatAt(new Scene(state), seating.seat, { covered: seating.covered });
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});
