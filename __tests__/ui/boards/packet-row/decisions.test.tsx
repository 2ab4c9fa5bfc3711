import { fireEvent, screen, within } from '@testing-library/react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { BoardProvider, useBoard } from '@/ui/boards/packet-row/table/board';
import { decisionOf } from '@/ui/boards/packet-row/table/decision';
import { useSettings } from '@/ui/settings';
import { costOf } from '../../../games/packet-row/card-names';
import { choose, decline, done, take } from '../../../games/packet-row/named-moves';
import { atTheEnd, scenario } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { all, get, query } from './controls';
import { boardAt, seatAt } from './seated';

/** Four players; Anna chose the market, Ben is asked and is $8 short of the Library. */
const atTheMarket = (hand: readonly string[] = []) =>
  scenario({
    market: ['library', 'tobacco-1', 'cotton-2'],
    future: { market: ['tobacco-3', 'trader'] },
    hands: [[], hand],
    money: [25, costOf('library') - 8, 25, 25],
  }).play(0, choose('market'));

const tobacco = `Goods, one tobacco, costs ${costOf('tobacco-1')} dollars`;

describe('PR-10 choosing an area', () => {
  it('offers the four areas and names the chosen one on the button', () => {
    const { played } = seatAt(scenario(), 0);
    expect(get('heading', 'Anna, choose an area')).toBeTruthy();
    expect(all('radio')).toHaveLength(4);
    fireEvent.press(get('radio', 'Docks'));
    fireEvent.press(get('button', 'Choose the docks'));
    expect(played).toEqual([{ type: 'choose', area: 'docks' }]);
  });

  it('says why an area cannot be chosen again (PR-13)', () => {
    const table = scenario().play(0, choose('docks')).answers(decline, decline, decline, decline);
    const { played } = seatAt(table, 0);
    const reason = 'Docks was chosen this round already.';
    fireEvent.press(get('radio', `Docks, chosen earlier this round, unavailable: ${reason}`));
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByLabelText('Rules: Choosing an area')).toBeTruthy();
    expect(query('button', 'Choose the docks')).toBeNull();
    expect(played).toEqual([]);
  });
});

describe('PR-11 answering an offer', () => {
  it('asks for a card before it can be taken', () => {
    seatAt(atTheMarket(), 1);
    expect(get('button', 'Take a card, unavailable: tap one of them')).toBeTruthy();
  });

  it('says so where no card can be paid for', () => {
    const table = scenario({ market: ['library', 'tobacco-1', 'cotton-2'], money: [25, 0, 25, 25] });
    seatAt(table.play(0, choose('market')), 1);
    expect(get('button', 'Take a card, unavailable: you can pay for none')).toBeTruthy();
  });

  it('takes the card that was tapped, at its price', () => {
    const { played, props } = seatAt(atTheMarket(), 1);
    fireEvent.press(get('radio', tobacco));
    fireEvent.press(get('button', `Take Tobacco · $${costOf('tobacco-1')}`));
    expect(played).toHaveLength(1);
    expect(props.moves).toContainEqual(played[0]);
  });

  it('declines', () => {
    const { played } = seatAt(atTheMarket(), 1);
    fireEvent.press(get('button', 'Decline'));
    expect(played).toEqual([{ type: 'decline' }]);
  });

  it.each([
    [
      'too dear',
      `City, Library, costs ${costOf('library')} dollars, 3 points, short $8`,
      'You are $8 short of Library.',
    ],
    [
      'comes next, without an assistant',
      'Comes next: Helper, Trader, turns one good',
      'Trader comes next: only an assistant gets it now.',
    ],
  ])('shows a card large and says why it cannot be taken: %s', (_case, label, reason) => {
    const { played } = seatAt(atTheMarket(), 1);
    fireEvent.press(get('radio', label));
    expect(screen.getByText(reason)).toBeTruthy();
    expect(query('button', /^Take Library|^Take Trader/)).toBeNull();
    expect(played).toEqual([]);
  });

  it('PR-18 takes a next card with an assistant', () => {
    const { played, props } = seatAt(atTheMarket(['assistant']), 1);
    fireEvent.press(get('radio', 'Comes next: Helper, Trader, turns one good'));
    fireEvent.press(get('button', 'Take Trader with assistant'));
    expect(props.moves).toContainEqual(played[0]);
    expect(played[0]).toHaveProperty('assistant');
  });

  it('can select exactly the cards that can be taken', () => {
    const { props } = seatAt(atTheMarket(['assistant']), 1);
    const takes = props.moves.filter((move) => move.type === 'take');
    const selectable = all('radio').filter((card) => {
      fireEvent.press(card);
      const closed = all('button', 'Close');
      closed.slice(0, 1).forEach((close) => fireEvent.press(close));
      return closed.length === 0;
    });
    expect(selectable).toHaveLength(takes.length);
  });

  it('shows a selected card large at the second tap', () => {
    seatAt(atTheMarket(), 1);
    fireEvent.press(get('radio', tobacco));
    expect(screen.queryByText('On offer')).toBeNull();
    fireEvent.press(get('radio', tobacco));
    expect(screen.getByText('On offer')).toBeTruthy();
  });

  it('plants a flag where a card was taken, with its name and price', () => {
    seatAt(atTheMarket().play(1, take('tobacco-1')), 2);
    // The button reads the whole space aloud.
    expect(
      screen.getByText(`Ben paid $${costOf('tobacco-1')}`, { includeHiddenElements: true }),
    ).toBeTruthy();
    expect(get('button', /^Ben, took Tobacco/)).toBeTruthy();
  });

  it('tells who decides when it is somebody else', () => {
    seatAt(atTheMarket(), 3);
    expect(screen.getByText('Ben takes a card from the market, or declines')).toBeTruthy();
    expect(query('button', 'Decline')).toBeNull();
  });
});

it('PR-14 the last call is passed, not declined', () => {
  const table = scenario({ market: ['tobacco-1', 'cotton-2', 'fur-1'] })
    .play(0, choose('market'))
    .answers(take('tobacco-1'), take('cotton-2'), take('fur-1'));
  const { played } = seatAt(table, 0);
  expect(get('heading', 'Anna, last call: take a card, or pass')).toBeTruthy();
  fireEvent.press(get('button', 'Pass'));
  expect(played).toEqual([{ type: 'pass' }]);
});

it('PR-50 the last deliveries end with "I am done"', () => {
  const { played } = seatAt(atTheEnd(), 0);
  expect(get('heading', /deliver what you still can/)).toBeTruthy();
  fireEvent.press(get('button', 'I am done'));
  expect(played).toEqual([{ type: 'done' }]);
});

describe('PR-50 the end with a contract that can still be delivered', () => {
  const able = () =>
    atTheEnd({ hands: [['contract-fur-netherlands', 'fur-2']], ships: [['ship-netherlands']] });
  const isDone = { type: 'done' };

  it('leads to the delivery by the button that stands out', () => {
    let standsOut: string | undefined;
    function Asked() {
      standsOut = decisionOf(useBoard()).primary?.label;
      return null;
    }
    renderUi(
      <BoardProvider table={boardAt(able(), 0).props}>
        <Asked />
      </BoardProvider>,
    );
    expect(standsOut).toBe('Deliver a contract');
  });

  it('opens the planner by it', () => {
    const { played } = seatAt(able(), 0);
    fireEvent.press(get('button', 'Deliver a contract'));
    expect(get('heading', 'Plan a delivery')).toBeTruthy();
    expect(played).toEqual([]);
  });

  it('asks once before "I am done", and plays nothing then', () => {
    const { played } = seatAt(able(), 0);
    fireEvent.press(get('button', 'I am done'));
    expect(screen.getByText(/it is lost once you are done/)).toBeTruthy();
    expect(played).toEqual([]);
  });

  it('takes the second answer for one', () => {
    const { played } = seatAt(able(), 0);
    fireEvent.press(get('button', 'I am done'));
    fireEvent.press(get('button', 'Done all the same'));
    expect(played).toEqual([isDone]);
  });

  it.each([
    ['does not take the second half of a double tap for it', 399, []],
    ['hears another tap, once the time of a leftover one is over', 400, [isDone]],
  ])('%s', (_, later, expected) => {
    jest.useFakeTimers();
    const { played } = seatAt(able(), 0);
    jest.advanceTimersByTime(1_000);
    const tap = (name: string) => {
      const button = get('button', name);
      fireEvent(button, 'pressIn', { nativeEvent: { pageX: 700, pageY: 560 } });
      fireEvent.press(button);
    };
    tap('I am done');
    jest.advanceTimersByTime(later);
    tap('Done all the same');
    jest.useRealTimers();
    expect(played).toEqual(expected);
  });
});

describe('the button of deliveries', () => {
  const hands = [['contract-fur-netherlands']];

  it('never tells a holder of a contract that there is none', () => {
    seatAt(scenario({ hands }), 0);
    expect(get('button', 'Deliver')).toBeTruthy();
    expect(query('button', /no contract/)).toBeNull();
  });

  it('tells a holder who is done that this is why', () => {
    seatAt(atTheEnd({ hands }).answers(done), 0);
    expect(get('button', 'Deliver, unavailable: you are done')).toBeTruthy();
  });

  it('tells whoever holds none', () => {
    seatAt(scenario(), 0);
    expect(get('button', 'Deliver, unavailable: no contract')).toBeTruthy();
  });
});

describe('PR-30 banknotes', () => {
  it('a single one is cashed at a touch, also out of turn', () => {
    const { played } = seatAt(scenario({ hands: [[], ['money-4']] }), 1);
    fireEvent.press(get('button', 'Cash $4'));
    expect(played).toEqual([expect.objectContaining({ type: 'cash' })]);
  });

  it('of several, one is chosen', () => {
    const { played } = seatAt(scenario({ hands: [['money-4', 'money-7']] }), 0);
    fireEvent.press(get('button', 'Cash $11'));
    fireEvent.press(get('button', 'Cash $7'));
    expect(played).toHaveLength(1);
  });

  it('without any the button says so', () => {
    seatAt(scenario(), 0);
    expect(get('button', 'Cash, unavailable: no banknote')).toBeTruthy();
  });
});

describe('the hand', () => {
  beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));
  const hand = ['fur-1', 'contract-grain-sweden', 'money-4'];
  const spoken = ['Goods, one fur', 'Contract, Sweden', 'Banknote, 4 dollars'];

  it('can be hidden and says so', () => {
    seatAt(scenario({ hands: [hand] }), 0);
    for (const name of spoken) expect(get('button', new RegExp(name))).toBeTruthy();
    fireEvent.press(get('button', 'Hide hand'));
    for (const name of spoken) expect(query('button', new RegExp(name))).toBeNull();
    expect(get('img', '3 cards, face down')).toBeTruthy();
  });

  it.each([
    ['By area', ['Sweden', 'Fur', 'Banknote']],
    ['By kind', ['Sweden', 'Fur', 'Banknote']],
    ['As taken', ['Fur', 'Sweden', 'Banknote']],
  ])('can be sorted: %s', (order, titles) => {
    seatAt(scenario({ hands: [hand] }), 0);
    fireEvent.press(get('button', 'Look through your hand, 3 cards'));
    fireEvent.press(get('radio', order));
    const cards = all('button', /^(Goods, one fur|Contract, Sweden|Banknote, 4)/).slice(-3);
    titles.forEach((title, at) => {
      const card = cards[at];
      if (card === undefined) throw new Error('three cards are shown');
      expect(within(card).getByText(title)).toBeTruthy();
    });
  });
});

describe('behind the curtain, where no board is', () => {
  beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));
  const hands = () => scenario({ hands: [['fur-1', 'contract-grain-sweden']] });
  const titles = () => all('button', /^(Goods, one fur|Contract, Sweden)/);

  it('the order of the hand is kept', () => {
    const { unmount } = seatAt(hands(), 0);
    expect(titles()[0]).toBe(get('button', /^Goods, one fur/));
    fireEvent.press(get('button', 'Look through your hand, 2 cards'));
    fireEvent.press(get('radio', 'By kind'));
    unmount();
    seatAt(hands(), 0);
    expect(titles()[0]).toBe(get('button', /^Contract, Sweden/));
  });

  it('a covered hand is not: lifting the curtain asks to see it', () => {
    const { unmount } = seatAt(hands(), 0);
    fireEvent.press(get('button', 'Hide hand'));
    expect(titles()).toEqual([]);
    unmount();
    seatAt(hands(), 0);
    expect(titles()).toHaveLength(2);
  });
});

it('takes back where it may, and says why where it may not', () => {
  const takeBack = jest.fn();
  const free = seatAt(scenario(), 0, { undo: { available: true, take: takeBack } });
  fireEvent.press(get('button', 'Take back the last move'));
  expect(takeBack).toHaveBeenCalledTimes(1);
  free.unmount();
  seatAt(scenario(), 0, {
    undo: { available: false, reason: 'A card was turned over.', take: takeBack },
  });
  fireEvent.press(get('button', 'Take back the last move'));
  expect(screen.getByText('A card was turned over.')).toBeTruthy();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

it('hands the desk back', () => {
  const leave = jest.fn();
  seatAt(scenario(), 2, { onLeaveDesk: leave });
  fireEvent.press(get('button', 'Hand back'));
  expect(leave).toHaveBeenCalledTimes(1);
});

it('opens the planner for whoever comes out of turn and can deliver', () => {
  const able = scenario({
    hands: [[], [], ['contract-fur-netherlands', 'fur-2']],
    ships: [[], [], ['ship-netherlands']],
  });
  seatAt(able, 2, { onLeaveDesk: () => undefined });
  expect(screen.getByRole('heading', { name: 'Plan a delivery' })).toBeTruthy();
});
