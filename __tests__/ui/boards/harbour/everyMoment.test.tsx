import type { Viewer } from '@/engine/game';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import { screen } from '@testing-library/react-native';
import { showPositions } from '../../../games/harbour/ahead/positions';
import { Scenario } from '../../../games/harbour/scenario';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

/** One of each question: what is rare is not drowned by what is asked all the time. */
function momentsOf(size: string): readonly { readonly question: Question; readonly state: HarbourState }[] {
  const moments: { question: Question; state: HarbourState }[] = [];
  const fits = (state: HarbourState) => {
    const question = questionOf(state);
    return !moments.some((moment) => moment.question === question);
  };
  showPositions({ games: 40, seed: `moments-${size}-`, every: 1, fits }, (state) => {
    const question = questionOf(state);
    if (question !== undefined) moments.push({ question, state: structuredClone(state) });
  });
  return moments;
}

describe.each([
  { device: 'phone', size: PHONE },
  { device: 'tablet', size: TABLET },
])('on a $device', ({ device, size }) => {
  it('everybody sees the table at every kind of question, whoever is asked', () => {
    showOn(size);
    const moments = momentsOf(device);
    expect(new Set(moments.map(({ question }) => question)).size).toBeGreaterThan(18);
    for (const { state } of moments) {
      const table = new Scenario(state);
      const viewers: readonly Viewer[] = ['table', state.seats - 1];
      for (const viewer of viewers) {
        const { unmount } = seatAt(table, viewer);
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});
