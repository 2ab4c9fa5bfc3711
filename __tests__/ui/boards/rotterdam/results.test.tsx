import { screen } from '@testing-library/react-native';
import { rotterdam } from '@/games/rotterdam';
import { Results } from '@/ui/boards/rotterdam/results/Results';
import { table, type Scene } from '../../../games/rotterdam/scenario';
import { renderUi } from '../../rendered';
import { showOn, TABLET } from '../../windowSize';
import { people } from './seated';

/** Anna before Ben by points; Cedric and David have as many, and Cedric more of them from orders. */
const ended = (options: object = {}): Scene => {
  const scene = table(4, options)
    .orders('petrol-cookies', 'plastic-bread', 'jam-broth')
    .money(7, 12, 9, 14)
    .filled(0, 'petrol-plastic', 'jam-shoes')
    .hand(0, 'bread', 'clothing')
    .cards(0, 'city-honours')
    .filled(1, 'broth-clothing')
    .hand(1, 'petrol')
    .filled(2, 'bread-cookies')
    .hand(3, 'jam', 'petrol');
  scene.state.phase = 'over';
  scene.state.round = 8;
  return scene;
};

function show({ state, events }: Scene) {
  // RT-41: at the end all hands are counted.
  const view = rotterdam.openView(state);
  renderUi(<Results view={view} seats={people(4)} rounds={[view, view]} events={events} winners={[0]} />);
}

beforeEach(() => showOn(TABLET));

describe('RT-41 the final account', () => {
  it('names the winner, counts the rounds, and is built of orders, products and ship cards', () => {
    show(ended());
    expect(screen.getByRole('heading', { name: 'Anna masters the trade' })).toBeTruthy();
    expect(screen.getByText('Rotterdam · 8 rounds · final account')).toBeTruthy();
    for (const source of ['Orders filled', 'Products in hand', 'Ship cards in hand'])
      expect(screen.getByText(source)).toBeTruthy();
    for (const row of [
      'Place 1: Anna, 14 points: petrol and plastic 3, jam and shoes 6, bread 1, clothing 2, City honours 2',
      'Place 2: Ben, 7 points: broth and clothing 6, petrol 1',
    ])
      expect(screen.getByRole('img', { name: row })).toBeTruthy();
    expect(screen.getByText('orders 9 · products 3 · ship cards 2')).toBeTruthy();
    expect(screen.getByText('€7 left')).toBeTruthy();
  });

  it('gives the reason of a tie: more order points', () => {
    show(ended());
    expect(screen.getByText('tie with David: more order points')).toBeTruthy();
  });
});

describe('the chart of order points', () => {
  it('RT-40 has the line at fifteen, after which the last round is played', () => {
    show(ended());
    expect(screen.getByText('Order points by round')).toBeTruthy();
    expect(screen.getByText('15 points: the last round')).toBeTruthy();
  });

  it('RT-42 has none where rounds are fixed', () => {
    show(ended({ fixedRounds: true }));
    expect(screen.queryByText('15 points: the last round')).toBeNull();
  });
});

it('tells what was notable: the best captain, the busiest harbour, the dearest deal', () => {
  const scene = table(4).money(20, 20, 40, 20).ship(1, 'C3', 'fruit').ship(2, 'botlek', 'oil');
  const events: Scene['events'] = [];
  const play = (seat: number, ...moves: Parameters<Scene['play']>[1][]) => {
    for (const move of moves) events.push(...scene.turn(seat).play(seat, move).events);
  };
  play(
    0,
    { type: 'work', role: 'captain' },
    { type: 'colour', colour: 'purple' },
    { type: 'colour', colour: 'red' },
  );
  play(1, { type: 'work', role: 'loader' });
  play(
    2,
    { type: 'work', role: 'trader' },
    { type: 'buy', product: 'shoes' },
    { type: 'buy', product: 'shoes' },
  );
  scene.events = events;
  show(scene);
  for (const words of [
    'Best captain: Anna',
    '1 time captain, €2 in bonuses',
    'Dearest deal: Cedric',
    '2 × shoes bought for €21',
  ])
    expect(screen.getByText(words)).toBeTruthy();
});
