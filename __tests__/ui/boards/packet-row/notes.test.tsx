import { fireEvent, screen, within } from '@testing-library/react-native';
import { faceInFan, facesIn } from '@/ui/boards/packet-row/model/faces';
import { notesFor } from '@/ui/boards/packet-row/model/notes';
import { totalsOf } from '@/ui/boards/packet-row/model/totals';
import { cardsNamed, costOf, namesOf, pickerFrom, rewardOf } from '../../../games/packet-row/card-names';
import { choose } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { all, get, query } from './controls';
import { seatAt } from './seated';

const cards = (...names: readonly string[]) => {
  const pick = pickerFrom(names.flatMap((name) => [...cardsNamed(name)]));
  return names.map(pick);
};
const LIBRARY = `City, Library, costs ${costOf('library')} dollars, 3 points`;

/** Ben is asked and is $8 short of the Library. */
const shortOfLibrary = (...hand: readonly string[]) =>
  scenario({
    market: ['library', 'tobacco-1', 'cotton-2'],
    hands: [[], hand],
    money: [25, costOf('library') - 8, 25, 25],
  }).play(0, choose('market'));

describe('PR-16, PR-30 what a card costs more than one has', () => {
  it('counts the banknotes in hand', () => {
    seatAt(shortOfLibrary('money-5'), 1);
    expect(get('radio', `${LIBRARY}, short $3`)).toBeTruthy();
  });

  it('does not hide what the card is', () => {
    seatAt(shortOfLibrary(), 1);
    expect(screen.getByText('short $8')).toBeTruthy();
    expect(screen.getAllByText('points').length).toBeGreaterThan(0);
  });

  it('is covered by cashing and taking behind one button', () => {
    const { played } = seatAt(shortOfLibrary('money-8'), 1);
    fireEvent.press(get('radio', LIBRARY));
    fireEvent.press(get('button', 'Cash $8, take Library'));
    expect(played.map(({ type }) => type)).toEqual(['cash', 'take']);
  });

  it('can be covered where the money on the table pays for no card', () => {
    const table = scenario({
      market: ['library', 'tobacco-1', 'cotton-2'],
      hands: [[], ['money-8']],
      money: [25, 0, 25, 25],
    });
    seatAt(table.play(0, choose('market')), 1);
    expect(query('button', 'Take a card, unavailable: you can pay for none')).toBeNull();
  });
});

describe('the banknotes for a price', () => {
  it.each([
    ['the one that fits', ['money-4', 'money-8'], 8, ['money-8']],
    ['as little more as can be', ['money-3', 'money-8'], 5, ['money-8']],
    ['several where one is not enough', ['money-3', 'money-4', 'money-8'], 9, ['money-3', 'money-8']],
    ['the fewest of equal sums', ['money-4', 'money-4', 'money-8'], 8, ['money-8']],
  ])('are %s', (_, held, needed, cashed) => {
    expect(namesOf(notesFor(cards(...held), needed) ?? [])).toEqual(namesOf(cards(...cashed)));
  });

  it('are none where all of them are not enough', () => {
    expect(notesFor(cards('money-3', 'money-4'), 8)).toBeUndefined();
  });
});

it('a hand amounts to its units, rewards, banknotes and points', () => {
  const hand = cards(
    'cotton-2',
    'cotton-1',
    'gold-2',
    'contract-grain-france',
    'money-4',
    'library',
    'captain',
  );
  expect(totalsOf(hand)).toEqual({
    goods: [{ good: 'cotton', units: 3 }],
    gold: 2,
    contracts: 1,
    reward: rewardOf('contract-grain-france'),
    banknotes: 4,
    points: 3,
  });
});

it('the hand sheet says what the hand amounts to, and keeps what can be done in reach', () => {
  seatAt(scenario({ hands: [['cotton-2', 'cotton-1', 'money-4', 'contract-grain-france']] }), 0);
  fireEvent.press(get('button', 'Look through your hand, 4 cards'));
  const sums = within(screen.getByLabelText('In all'));
  for (const words of ['cotton', 'for 1 contract', 'in banknotes'])
    expect(sums.getByText(words)).toBeTruthy();
  expect(sums.getByText('3')).toBeTruthy();
  expect(all('button', 'Cash $4').length).toBeGreaterThan(0);
});

it.each([
  ['a contract its reward', 'contract-grain-france', `$${rewardOf('contract-grain-france')}`],
  ['goods their units', 'cotton-2', '2'],
  ['a banknote its sum', 'money-4', '$4'],
  ['a building its points', 'library', '3'],
  ['a helper nothing', 'captain', undefined],
])('in a fan, %s stands in the corner', (_, name, index) => {
  const [card = -1] = cards(name);
  expect(faceInFan(facesIn('en', 4)(card)).index).toBe(index);
});

it('the badge of deliveries counts what can be delivered together', () => {
  const table = scenario({
    hands: [['contract-fur-britain', 'contract-fur-sweden', 'fur-3']],
    ships: [['ship-britain', 'ship-sweden']],
  });
  const { props } = seatAt(table, 0);
  // Either of them can be delivered, but not both.
  expect(props.moves.filter(({ type }) => type === 'deliver')).toHaveLength(2);
  expect(get('button', 'Deliver: 1 contract can be delivered')).toBeTruthy();
});
