import { fireEvent, screen } from '@testing-library/react-native';
import { advance, begin } from '@/engine/play';
import { gameOf } from '@/games';
import type { AnyPlay } from '@/match/whole';
import type { MatchSeat } from '@/match/table';
import { Moments } from '@/ui/screens/results/Moments';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { renderUi } from '../rendered';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

/** A game in which everybody takes the first of the moves, which is never wise. */
function finished(): AnyPlay {
  const game = gameOf('packet-row');
  let play: AnyPlay = expectNoProblem(begin(game, { seed: seedOf('moments'), options: {}, seats: 2 }));
  for (let seat = game.waitingFor(play.state)[0]; seat !== undefined;) {
    play = expectNoProblem(advance(game, play, seat, game.moves(play.state, seat)[0])).play;
    seat = game.waitingFor(play.state)[0];
  }
  return play;
}

const played = (seats: readonly MatchSeat[]) => ({ table: tableWith(seats), play: finished(), log: [] });

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
    expect(onShow).toHaveBeenCalledWith(expect.any(Number));
  });

  it('are not told of bots', () => {
    momentsOf(greta, greta);
    expect(screen.queryByText(/mattered most/)).toBeNull();
  });
});
