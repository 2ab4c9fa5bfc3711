import { fireEvent, screen } from '@testing-library/react-native';
import type { MatchSeat } from '@/match/table';
import { Moments } from '@/ui/screens/results/Moments';
import { renderUi } from '../rendered';
import { playedToTheEnd } from './finished';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

const played = (seats: readonly MatchSeat[]) => ({
  table: tableWith(seats),
  play: playedToTheEnd('moments'),
  log: [],
});

const momentsOf = (...seats: readonly MatchSeat[]) => {
  const onShow = jest.fn();
  renderUi(<Moments match={played(seats)} onShow={onShow} />);
  return onShow;
};

describe('the moments that mattered most', () => {
  it('are told of people once they are found: when, what was done, what would have been better', async () => {
    const onShow = momentsOf(anna, greta);
    expect(screen.getByText(/^Looking through the decisions/)).toBeTruthy();
    const heads = await screen.findAllByText(/^Round \d+, Anna$/, {}, soon);
    expect(heads.length).toBeLessThanOrEqual(3);
    expect(screen.queryByText(/Greta/)).toBeNull();
    const told = screen.getAllByText(/^(Chosen was “.+”\. “.+” would have been better by|“.+” was right)/);
    expect(told).toHaveLength(heads.length);
    const [see] = screen.getAllByRole('button', { name: /^See this moment: Round \d+, Anna$/ });
    if (see === undefined) throw new Error('no way to the moment');
    fireEvent.press(see);
    // With the hand of whoever decided.
    expect(onShow).toHaveBeenCalledWith(expect.any(Number), 0);
  });

  it('are not told of bots', () => {
    momentsOf(greta, greta);
    expect(screen.queryByText(/mattered most/)).toBeNull();
  });
});
