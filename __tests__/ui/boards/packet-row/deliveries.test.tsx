import { fireEvent, screen } from '@testing-library/react-native';
import { rewardOf, type CardName } from '../../../games/packet-row/card-names';
import { deliver, type NamedMove } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { showOn, TABLET } from '../../windowSize';
import { all, get, query } from './controls';
import { seatAt } from './seated';

function planning(hand: readonly CardName[], ships: readonly CardName[]) {
  const table = scenario({ hands: [hand], ships: [ships] });
  const seated = seatAt(table, 0);
  fireEvent.press(get('button', /^Deliver/));
  const expectDelivered = (move: NamedMove) => expect(seated.played).toEqual([move(table.state, 0)]);
  return { ...seated, table, expectDelivered };
}

describe('PR-40 the delivery planner', () => {
  it('suggests the best plan and confirms it with its reward', () => {
    const { expectDelivered } = planning(
      ['contract-cotton-britain', 'cotton-3', 'cotton-1'],
      ['ship-britain'],
    );
    fireEvent.press(get('button', `Deliver and receive $${rewardOf('contract-cotton-britain')}`));
    expectDelivered(deliver('contract-cotton-britain', 'ship-britain', 'cotton-1 cotton-3'));
  });

  it('lists first what can be delivered', () => {
    planning(['contract-fur-britain', 'contract-cotton-britain', 'cotton-3', 'cotton-1'], ['ship-britain']);
    expect(all('checkbox', /reward/)[0]).toBe(get('checkbox', /cotton, reward/));
  });

  it('PR-43 tells what is lost', () => {
    planning(['contract-grain-britain', 'grain-3'], ['ship-britain']);
    expect(screen.getByText('Lost: 1 grain.')).toBeTruthy();
    expect(screen.getByText('3 cards leave your table')).toBeTruthy();
  });

  describe('in a small window', () => {
    afterEach(() => showOn(TABLET));

    it.each([
      ['a small phone', { width: 320, height: 568 }],
      ['a narrow phone', { width: 360, height: 740 }],
      ['a phone on its side', { width: 844, height: 390 }],
    ])('has what is lost and the answer in one line: %s', (_, size) => {
      showOn(size);
      const { expectDelivered } = planning(['contract-grain-britain', 'grain-3'], ['ship-britain']);
      expect(screen.getByText('Lost: 1 grain.')).toBeTruthy();
      expect(screen.queryByText('Surplus units go with their card.')).toBeNull();
      fireEvent.press(get('button', `Deliver · $${rewardOf('contract-grain-britain')}`));
      expectDelivered(deliver('contract-grain-britain', 'ship-britain', 'grain-3'));
    });
  });

  it('PR-44 uses a trader where the good is missing', () => {
    const { expectDelivered } = planning(
      ['contract-fur-britain', 'fur-1', 'cotton-2', 'trader'],
      ['ship-britain'],
    );
    expect(get('checkbox', '2 cotton: fur, by trader')).toBeTruthy();
    fireEvent.press(get('button', `Deliver and receive $${rewardOf('contract-fur-britain')}`));
    expectDelivered(deliver('contract-fur-britain', 'ship-britain', 'fur-1 cotton-2:trader:fur'));
  });

  it('PR-46 sends a ship elsewhere with a captain', () => {
    const { expectDelivered } = planning(['contract-cotton-france', 'cotton-2', 'captain'], ['ship-spain']);
    expect(screen.getByText('To France')).toBeTruthy();
    fireEvent.press(get('button', `Deliver and receive $${rewardOf('contract-cotton-france')}`));
    expectDelivered(deliver('contract-cotton-france', 'ship-spain:captain:france', 'cotton-2'));
  });

  it('exchanges a card for another that fits; the one it replaces stays', () => {
    const { expectDelivered } = planning(['contract-cotton-france', 'cotton-2', 'cotton-3'], ['ship-france']);
    fireEvent.press(get('checkbox', '3 cotton: not needed'));
    expect(get('checkbox', '2 cotton: not needed')).toBeTruthy();
    expect(screen.getByText('Lost: 1 cotton.')).toBeTruthy();
    fireEvent.press(get('button', `Deliver and receive $${rewardOf('contract-cotton-france')}`));
    expectDelivered(deliver('contract-cotton-france', 'ship-france', 'cotton-3'));
  });

  it.each([
    [
      'PR-44 goods of another kind, without a trader',
      ['contract-cotton-france', 'cotton-2', 'fur-1'],
      '1 fur: not needed',
      'No chosen contract wants fur, and no trader is free.',
    ],
    [
      'PR-46 a ship for elsewhere, without a captain',
      ['contract-cotton-france', 'cotton-2'],
      /^Ship, Spain: .*stays/,
      'No chosen contract is for Spain, and no captain is free.',
    ],
    [
      'PR-45 gold, while no contract is chosen',
      ['contract-grain-britain', 'gold-1'],
      'Gold nugget: not needed',
      'Pick a contract first.',
    ],
  ])('says why a card cannot serve instead of offering nothing to choose: %s', (_case, hand, card, why) => {
    planning(hand, ['ship-france', 'ship-spain']);
    fireEvent.press(get('checkbox', card));
    expect(screen.getByText(why)).toBeTruthy();
    expect(query('radio', /Spare it|Leave it here/)).toBeNull();
    fireEvent.press(get('checkbox', card));
    expect(screen.queryByText(why)).toBeNull();
  });

  it('PR-45 lets gold stand for the good that is chosen', () => {
    const { expectDelivered } = planning(
      ['contract-cotton-france', 'contract-grain-france', 'cotton-2', 'grain-3', 'gold-2'],
      ['ship-france'],
    );
    fireEvent.press(get('checkbox', 'Double gold: not needed'));
    fireEvent.press(get('radio', 'As cotton'));
    expect(get('checkbox', '2 cotton: not needed')).toBeTruthy();
    fireEvent.press(
      get('button', `Deliver and receive $${rewardOf('contract-cotton-france', 'contract-grain-france')}`),
    );
    expectDelivered(
      deliver('contract-grain-france contract-cotton-france', 'ship-france', 'grain-3 gold-2:cotton'),
    );
  });

  it.each([
    ['no ship', ['contract-cotton-france', 'cotton-2'], ['ship-spain'], 'No ship for France.'],
    ['too few goods', ['contract-cotton-france', 'cotton-1'], ['ship-france'], 'Needs 1 more cotton.'],
  ])('says what an incomplete plan lacks: %s', (_case, hand, ships, reason) => {
    const { played } = planning(hand, ships);
    fireEvent.press(get('checkbox', new RegExp(`^Contract, France.*${reason}`)));
    fireEvent.press(
      get('button', `Deliver and receive $${rewardOf('contract-cotton-france')}, unavailable: ${reason}`),
    );
    expect(played).toEqual([]);
  });

  it('counts on its badge the contracts that can be delivered', () => {
    seatAt(
      scenario({
        hands: [['contract-cotton-france', 'contract-grain-france', 'cotton-2', 'grain-3']],
        ships: [['ship-france']],
      }),
      0,
    );
    expect(get('button', 'Deliver: 2 contracts can be delivered')).toBeTruthy();
  });
});
