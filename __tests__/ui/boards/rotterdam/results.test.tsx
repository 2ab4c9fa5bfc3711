import { screen } from '@testing-library/react-native';
import { rotterdam } from '@/games/rotterdam';
import { CARD_POINTS, PRODUCTS, type ProductName } from '@/games/rotterdam/cards/goods';
import { CAPTAIN_BONUS } from '@/games/rotterdam/cards/limits';
import { SHIP_CARD_NAMES, SHIP_CARD_POINTS } from '@/games/rotterdam/cards/ship-cards';
import { Results } from '@/ui/boards/rotterdam/results/Results';
import { pointsOf, priceOf } from '../../../games/rotterdam/named';
import { table, type Scene } from '../../../games/rotterdam/scenario';
import { renderUi } from '../../rendered';
import { showOn, TABLET } from '../../windowSize';
import { people } from './seated';

const inHand = (product: ProductName): number => CARD_POINTS[PRODUCTS.indexOf(product)] ?? 0;
const HONOURS = SHIP_CARD_POINTS[SHIP_CARD_NAMES.indexOf('city-honours')] ?? 0;

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
    .earned(2, 3 * inHand('petrol'))
    .hand(3, 'petrol', 'petrol', 'petrol');
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
    const orders = pointsOf('petrol-plastic') + pointsOf('jam-shoes');
    const second = pointsOf('broth-clothing');
    const [bread, clothing, petrol] = [inHand('bread'), inHand('clothing'), inHand('petrol')];
    const products = bread + clothing;
    for (const row of [
      `Place 1: Anna, ${orders + products + HONOURS} points: petrol and plastic ${pointsOf('petrol-plastic')}, jam and shoes ${pointsOf('jam-shoes')}, bread ${bread}, clothing ${clothing}, City honours ${HONOURS}`,
      `Place 2: Ben, ${second + petrol} points: broth and clothing ${second}, petrol ${petrol}`,
    ])
      expect(screen.getByRole('img', { name: row })).toBeTruthy();
    expect(screen.getByText(`orders ${orders} · products ${products} · ship cards ${HONOURS}`)).toBeTruthy();
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

it('RT-25 what one trader deals and the next one goes on with are two deals', () => {
  const scene = table(4).money(40, 20, 20, 20);
  const events: Scene['events'] = [];
  for (const shoes of [1, 2]) {
    const purchases = Array.from({ length: shoes }, () => ({ type: 'buy', product: 'shoes' }) as const);
    const turn = [{ type: 'work', role: 'trader' }, ...purchases, { type: 'finish' }] as const;
    scene.turn(0);
    for (const move of turn) events.push(...scene.play(0, { ...move }).events);
  }
  scene.events = events;
  show(scene);
  expect(screen.getByText(`2 × shoes bought for €${priceOf('shoes', 1) + priceOf('shoes', 2)}`)).toBeTruthy();
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
    `1 time captain, €${2 * CAPTAIN_BONUS} in bonuses`,
    'Dearest deal: Cedric',
    `2 × shoes bought for €${priceOf('shoes') + priceOf('shoes', 1)}`,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});
