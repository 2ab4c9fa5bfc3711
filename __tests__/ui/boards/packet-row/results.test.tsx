import { fireEvent, screen } from '@testing-library/react-native';
import { packetRow } from '@/games/packet-row';
import { Results } from '@/ui/boards/packet-row/results/Results';
import { atTheEnd, type Position } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { people } from './seated';

function ended(position: Position) {
  const state = packetRow.clone(atTheEnd(position).state);
  state.phase = 'over';
  return packetRow.view(state, 'table');
}

const view = ended({
  hands: [['banker-1', 'banker-2', 'library'], ['university'], ['cathedral'], []],
  money: [62, 30, 12, 9],
});

describe('the final account', () => {
  const again = jest.fn();
  const home = jest.fn();
  const log = jest.fn();
  const replay = jest.fn();
  beforeEach(() => {
    renderUi(
      <Results
        view={view}
        seats={people(4)}
        rounds={[ended({ money: [10, 20, 0, 0] }), view]}
        events={[]}
        winners={[0]}
        onPlayAgain={again}
        onHome={home}
        onLog={log}
        onReplay={replay}
      />,
    );
  });

  it('names the winner', () => {
    expect(screen.getByRole('heading', { name: 'Anna wins the harbour' })).toBeTruthy();
  });

  it('breaks every account down by source', () => {
    const rows = [
      'Place 1: Anna, 15 points: city cards 3, money 6, bankers 6',
      'Place 2: Ben, 7 points: city cards 4, money 3, bankers 0',
      'Place 3: Cedric, 7 points: city cards 6, money 1, bankers 0',
      'Place 4: David, 0 points: city cards 0, money 0, bankers 0',
    ];
    for (const row of rows) expect(screen.getByRole('img', { name: row })).toBeTruthy();
    expect(screen.getByText('tie with Cedric: more money')).toBeTruthy();
  });

  it('draws the points of every round and says them', () => {
    expect(
      screen.getByRole('img', { name: /Points after each round\. Anna: 1, 15\. Ben: 2, 7\./ }),
    ).toBeTruthy();
  });

  it('tells what is notable', () => {
    expect(screen.getByText('Most money: Anna, $62')).toBeTruthy();
    expect(screen.getByText('Dearest card: Cathedral')).toBeTruthy();
  });

  it('leads to the log and back through the game', () => {
    fireEvent.press(screen.getByRole('button', { name: 'Read the log' }));
    expect(log).toHaveBeenCalledTimes(1);
    fireEvent.press(screen.getByRole('button', { name: 'Look back' }));
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('leads home or to the next game', () => {
    fireEvent.press(screen.getByRole('button', { name: 'Play again' }));
    fireEvent.press(screen.getByRole('button', { name: 'Home' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(home).toHaveBeenCalledTimes(1);
  });
});

it('PR-54 players who tie in points and money share a place', () => {
  const tied = ended({ players: 3, money: [20, 20, 10] });
  renderUi(<Results view={tied} seats={people(3)} rounds={[tied]} events={[]} winners={[0, 1]} />);
  const rows = ['Place 1: Anna', 'Place 1: Ben', 'Place 3: Cedric'];
  for (const row of rows) expect(screen.getByRole('img', { name: new RegExp(`^${row},`) })).toBeTruthy();
});
