import { fireEvent, screen } from '@testing-library/react-native';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { get, query } from './controls';
import { seatAt } from './seated';

const START = 'start-contract-tobacco-sweden';
const position = (ledger: boolean) =>
  scenario({
    ledger,
    hands: [['fur-3'], [START, 'cotton-2', 'banker']],
    market: ['library', 'tobacco-1', 'grain-2'],
  });

/** Everything that is drawn or read aloud, as one text. */
const everything = (tree: unknown) => JSON.stringify(tree);

describe('PR-60 what others hold', () => {
  it.each([true, false])('a starting contract is nowhere in the tree (ledger %s)', (ledger) => {
    const { toJSON } = seatOf(ledger, 0);
    fireEvent.press(get('button', /^Ben,/));
    expect(everything(toJSON())).not.toContain('Starting contract');
  });

  it('with a ledger a player’s sheet shows what was taken face up', () => {
    seatOf(true, 0);
    fireEvent.press(get('button', /^Ben,/));
    expect(get('button', /^Goods, two cotton/)).toBeTruthy();
    expect(screen.getByText('1 card of the hand was dealt and never seen.')).toBeTruthy();
  });

  it('without a ledger it shows the card of this round only', () => {
    const table = position(false).play(0, choose('market')).answers(take('tobacco-1'));
    seatAt(table, 2);
    fireEvent.press(get('button', /^Ben,/));
    expect(get('button', /^Goods, one tobacco/)).toBeTruthy();
    expect(query('button', /^Goods, two cotton/)).toBeNull();
  });

  it('the open table shows nobody’s hand', () => {
    seatAt(position(true), 'table');
    expect(get('img', 'Hands are face down')).toBeTruthy();
    expect(query('button', /three fur/)).toBeNull();
  });

  it('tells what just happened in sentences', () => {
    const table = position(true).play(0, choose('market')).answers(decline);
    seatAt(table, 2);
    expect(screen.getByText(/Ben declined\./)).toBeTruthy();
  });
});

function seatOf(ledger: boolean, viewer: number) {
  const seated = seatAt(position(ledger), viewer);
  return { toJSON: () => ('toJSON' in seated ? seated.toJSON() : document.body.innerHTML) };
}
