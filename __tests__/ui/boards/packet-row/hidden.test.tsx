import { fireEvent, screen } from '@testing-library/react-native';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { get, query } from './controls';
import { inUi } from '../../rendered';
import { boardAt, seatAt } from './seated';

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

  it('keeps telling what others did until the viewer has moved', () => {
    const table = position(true);
    const board = (number: number, seat: number, viewer: number) =>
      boardAt(table, viewer, { happened: { number, seat, events: table.events } }).props;
    table.play(0, choose('market'));
    const { rerender } = seatAt(table, 3, { happened: { number: 1, seat: 0, events: table.events } });
    table.answers(decline);
    rerender(inUi(<Table {...board(2, 1, 3)} />));
    expect(screen.getByText(/Anna chose the market\. Ben declined\./)).toBeTruthy();
    table.answers(decline);
    rerender(inUi(<Table {...board(3, 2, 3)} />));
    table.answers(decline);
    rerender(inUi(<Table {...board(4, 3, 3)} />));
    expect(screen.queryByText(/Ben declined/)).toBeNull();
  });
});

function seatOf(ledger: boolean, viewer: number) {
  const seated = seatAt(position(ledger), viewer);
  return { toJSON: () => ('toJSON' in seated ? seated.toJSON() : document.body.innerHTML) };
}
