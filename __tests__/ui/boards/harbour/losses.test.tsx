import { screen, within } from '@testing-library/react-native';
import { scenario } from '../../../games/harbour/scenario';
import { PHONE, showOn, TABLET, type WindowSize } from '../../windowSize';
import { seatAt } from './seated';

/** One of the three goods of an exchange has no room. */
const goods = [{ fish: 6, wood: 1 }];

it('a loss is told in words beside the effect, where there is room', () => {
  showOn(PHONE);
  seatAt(scenario({ goods: [{ stone: 5 }], display: ['masons-hall'] }), 0);
  expect(screen.getByText('1 lost')).toBeTruthy();
});

it.each<[string, WindowSize]>([
  ['a tablet', TABLET],
  ['a tablet held upright', { width: 820, height: 1180 }],
])('a loss hangs on the corner of a tile that its name and its effect fill, on %s', (_, size) => {
  showOn(size);
  const owned = [
    ['carpenters-yard', 'butchers-hall', 'stonecutter', 'sushi-shop', 'cannery', 'ranch'],
  ] as const;
  seatAt(scenario({ players: 4, owned, goods }), 0);
  expect(screen.getAllByText('−1').length).toBeGreaterThan(0);
});

it('three stocks and a loss fill the strip of a card: the word before them gives way', () => {
  showOn(TABLET);
  seatAt(scenario({ goods, display: ['carpenters-yard', 'masons-hall'] }), 0);
  const card = within(screen.getByRole('button', { name: /^Carpenter’s Yard, / }));
  expect(card.queryByText('then')).toBeNull();
  expect(card.getAllByText('1').length).toBeGreaterThan(0);
});
