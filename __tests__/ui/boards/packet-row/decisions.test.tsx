import { fireEvent, screen, within } from '@testing-library/react-native';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { atTheEnd, scenario } from '../../../games/packet-row/scenario';
import { seatAt } from './seated';

/** Four players; Anna chose the market, Ben is asked and has $7. */
const atTheMarket = (hand: readonly string[] = []) =>
  scenario({
    market: ['library', 'tobacco-1', 'cotton-2'],
    future: { market: ['tobacco-3', 'trader'] },
    hands: [[], hand],
    money: [25, 7, 25, 25],
  }).play(0, choose('market'));

const tobacco = 'Goods, one tobacco, costs 2 dollars';

describe('PR-10 choosing an area', () => {
  it('offers the four areas and names the chosen one on the button', () => {
    const { played } = seatAt(scenario(), 0);
    expect(screen.getByRole('heading', { name: 'Anna, choose an area' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    fireEvent.press(screen.getByRole('radio', { name: 'Docks' }));
    fireEvent.press(screen.getByRole('button', { name: 'Choose the docks' }));
    expect(played).toEqual([{ type: 'choose', area: 'docks' }]);
  });

  it('says why an area cannot be chosen again (PR-13)', () => {
    const table = scenario().play(0, choose('docks')).answers(decline, decline, decline, decline);
    const { played } = seatAt(table, 0);
    fireEvent.press(screen.getByRole('radio', { name: 'Docks' }));
    expect(screen.getByText('Docks was chosen this round already.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose the docks' })).toBeNull();
    expect(played).toEqual([]);
  });
});

describe('PR-11 answering an offer', () => {
  it('asks for a card before it can be taken', () => {
    seatAt(atTheMarket(), 1);
    expect(screen.getByRole('button', { name: 'Take a card, unavailable: tap one of them' })).toBeTruthy();
  });

  it('takes the card that was tapped, at its price', () => {
    const { played, props } = seatAt(atTheMarket(), 1);
    fireEvent.press(screen.getByRole('radio', { name: tobacco }));
    fireEvent.press(screen.getByRole('button', { name: 'Take Tobacco · $2' }));
    expect(played).toHaveLength(1);
    expect(props.moves).toContainEqual(played[0]);
  });

  it('declines', () => {
    const { played } = seatAt(atTheMarket(), 1);
    fireEvent.press(screen.getByRole('button', { name: 'Decline' }));
    expect(played).toEqual([{ type: 'decline' }]);
  });

  it.each([
    ['too dear', 'City, Library, costs 15 dollars, 3 points, short $8', 'You are $8 short of Library.'],
    [
      'comes next, without an assistant',
      'Comes next: Helper, Trader, turns one good',
      'Trader comes next: only an assistant gets it now.',
    ],
  ])('shows a card large and says why it cannot be taken: %s', (_case, label, reason) => {
    const { played } = seatAt(atTheMarket(), 1);
    fireEvent.press(screen.getByRole('radio', { name: label }));
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take Library|^Take Trader/ })).toBeNull();
    expect(played).toEqual([]);
  });

  it('PR-18 takes a next card with an assistant', () => {
    const { played, props } = seatAt(atTheMarket(['assistant']), 1);
    fireEvent.press(screen.getByRole('radio', { name: 'Comes next: Helper, Trader, turns one good' }));
    fireEvent.press(screen.getByRole('button', { name: 'Take Trader with assistant' }));
    expect(props.moves).toContainEqual(played[0]);
    expect(played[0]).toHaveProperty('assistant');
  });

  it('can select exactly the cards that can be taken', () => {
    const { props } = seatAt(atTheMarket(['assistant']), 1);
    const takes = props.moves.filter((move) => move.type === 'take');
    const selectable = screen.getAllByRole('radio').filter((card) => {
      fireEvent.press(card);
      const closed = screen.queryAllByRole('button', { name: 'Close' });
      closed.slice(0, 1).forEach((close) => fireEvent.press(close));
      return closed.length === 0;
    });
    expect(selectable).toHaveLength(takes.length);
  });

  it('shows a selected card large at the second tap', () => {
    seatAt(atTheMarket(), 1);
    fireEvent.press(screen.getByRole('radio', { name: tobacco }));
    fireEvent.press(screen.getByRole('radio', { name: tobacco }));
    expect(screen.getByText(/1 × tobacco for deliveries/)).toBeTruthy();
  });

  it('plants a flag where a card was taken, with its name and price', () => {
    seatAt(atTheMarket().play(1, take('tobacco-1')), 2);
    expect(screen.getByText('Ben paid $2')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Ben, took Tobacco/ })).toBeTruthy();
  });

  it('tells who decides when it is somebody else', () => {
    seatAt(atTheMarket(), 3);
    expect(screen.getByText('Ben takes a card from the market, or declines')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});

it('PR-14 the last call is passed, not declined', () => {
  const table = scenario({ market: ['tobacco-1', 'cotton-2', 'fur-1'] })
    .play(0, choose('market'))
    .answers(take('tobacco-1'), take('cotton-2'), take('fur-1'));
  const { played } = seatAt(table, 0);
  expect(screen.getByRole('heading', { name: 'Anna, last call: take a card, or pass' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Pass' }));
  expect(played).toEqual([{ type: 'pass' }]);
});

it('PR-50 the last deliveries end with "I am done"', () => {
  const { played } = seatAt(atTheEnd(), 0);
  expect(screen.getByRole('heading', { name: /deliver what you still can/ })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'I am done' }));
  expect(played).toEqual([{ type: 'done' }]);
});

describe('PR-30 banknotes', () => {
  it('a single one is cashed at a touch, also out of turn', () => {
    const { played } = seatAt(scenario({ hands: [[], ['money-4']] }), 1);
    fireEvent.press(screen.getByRole('button', { name: 'Cash $4' }));
    expect(played).toEqual([expect.objectContaining({ type: 'cash' })]);
  });

  it('of several, one is chosen', () => {
    const { played } = seatAt(scenario({ hands: [['money-4', 'money-7']] }), 0);
    fireEvent.press(screen.getByRole('button', { name: 'Cash $11' }));
    fireEvent.press(screen.getByRole('button', { name: 'Cash $7' }));
    expect(played).toHaveLength(1);
  });

  it('without any the button says so', () => {
    seatAt(scenario(), 0);
    expect(screen.getByRole('button', { name: 'Cash, unavailable: no banknote' })).toBeTruthy();
  });
});

describe('the hand', () => {
  const hand = ['fur-1', 'contract-grain-sweden', 'money-4'];
  const spoken = ['Goods, one fur', 'Contract, Sweden', 'Banknote, 4 dollars'];

  it('can be hidden and says so', () => {
    seatAt(scenario({ hands: [hand] }), 0);
    for (const name of spoken) expect(screen.getByRole('button', { name: new RegExp(name) })).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Hide hand' }));
    for (const name of spoken) expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
    expect(screen.getByRole('img', { name: '3 cards, face down' })).toBeTruthy();
  });

  it.each([
    ['By area', ['Sweden', 'Fur', 'Banknote']],
    ['By kind', ['Sweden', 'Fur', 'Banknote']],
    ['As taken', ['Fur', 'Sweden', 'Banknote']],
  ])('can be sorted: %s', (order, titles) => {
    seatAt(scenario({ hands: [hand] }), 0);
    fireEvent.press(screen.getByRole('button', { name: 'Look through your hand, 3 cards' }));
    fireEvent.press(screen.getByRole('radio', { name: order }));
    const cards = screen
      .getAllByRole('button', { name: /^(Goods, one fur|Contract, Sweden|Banknote, 4)/ })
      .slice(-3);
    titles.forEach((title, at) => {
      const card = cards[at];
      if (card === undefined) throw new Error('three cards are shown');
      expect(within(card).getByText(title)).toBeTruthy();
    });
  });
});

it('takes back where it may, and says why where it may not', () => {
  const takeBack = jest.fn();
  const free = seatAt(scenario(), 0, { undo: { available: true, take: takeBack } });
  fireEvent.press(screen.getByRole('button', { name: 'Take back the last move' }));
  expect(takeBack).toHaveBeenCalledTimes(1);
  free.unmount();
  seatAt(scenario(), 0, {
    undo: { available: false, reason: 'A card was turned over.', take: takeBack },
  });
  fireEvent.press(screen.getByRole('button', { name: 'Take back the last move' }));
  expect(screen.getByText('A card was turned over.')).toBeTruthy();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

it('hands the desk back', () => {
  const leave = jest.fn();
  seatAt(scenario(), 2, { onLeaveDesk: leave });
  fireEvent.press(screen.getByRole('button', { name: 'Hand back' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

it('asks for another player’s desk from that player’s sheet', () => {
  const desk = jest.fn();
  seatAt(scenario(), 0, { onDesk: desk });
  fireEvent.press(screen.getByRole('button', { name: /^Cedric,/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Cedric’s desk' }));
  expect(desk).toHaveBeenCalledWith(2);
});
