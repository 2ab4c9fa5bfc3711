import { screen } from '@testing-library/react-native';
import { scenario } from '../../../games/harbour/scenario';
import { Table } from '@/ui/boards/harbour/table/Table';
import { inUi } from '../../rendered';
import { PHONE, showOn, TABLET, type WindowSize } from '../../windowSize';
import { propsAt, seatAt } from './seated';
import { control, tap } from './taps';

const SIDEWAYS: WindowSize = { width: 844, height: 390 };
const SMALLEST: WindowSize = { width: 320, height: 568 };

/** Stone ships for 3, the other goods do not ship. */
const table = () =>
  scenario({
    market: ['fish', 'stone', 'wood', 'livestock'],
    goods: [{ fish: 1, stone: 5, wood: 3 }, { livestock: 6 }],
    display: ['masons-hall', 'pub', 'ranch', 'bank', 'abbey'],
  });

const told = (name: string | RegExp) => screen.queryAllByRole('img', { name });

describe('what the quay tells', () => {
  it.each([
    ['a phone', PHONE],
    ['a phone held sideways', SIDEWAYS],
    ['the smallest phone', SMALLEST],
    ['a tablet', TABLET],
  ])('on %s, each good with its space, the stock and whether it ships', (_, size) => {
    showOn(size);
    seatAt(table(), 0);
    for (const said of [
      'Fish, space 2, you hold 1 of 2',
      'Stone, space 3, you hold 5 of 3, ships for $3',
      'Wood, space 4, you hold 3 of 4',
      'Livestock, space 5, you hold 0 of 5',
      'Buying power $3',
    ]) {
      expect(told(said)).toHaveLength(1);
    }
  });

  it('in German', () => {
    showOn(PHONE);
    seatAt(table(), 0, { language: 'de' });
    expect(told('Stein, Feld 3, du hast 5 von 3, verschifft für 3 $')).toHaveLength(1);
    expect(told('Kaufkraft 3 $')).toHaveLength(1);
  });

  it('what a place in mind would make of it', () => {
    showOn(PHONE);
    seatAt(table(), 0);
    tap(['masons-hall']);
    expect(told('Stone, space 3, you hold 5 of 3, would be 6, ships for $3')).toHaveLength(1);
    expect(told('Wood, space 4, you hold 3 of 4, would be 4, ships for $4')).toHaveLength(1);
    expect(told('Buying power $3, then $7')).toHaveLength(1);
  });

  it('a good whose token is off the market', () => {
    showOn(PHONE);
    seatAt(scenario({ goods: [{ fish: 2 }], state: { space: [0, 3, 4, 5] } }), 0);
    expect(told('Fish, shipped, you hold 2')).toHaveLength(1);
  });

  it('whose stock it is, to those who only look on', () => {
    showOn(PHONE);
    seatAt(table(), 'table');
    expect(told('Stone, space 3, Anna holds 5 of 3, ships for $3')).toHaveLength(1);
    expect(told('Anna: buying power $3')).toHaveLength(1);
  });

  it('everybody’s stock against the market, on a tablet', () => {
    showOn(TABLET);
    seatAt(table(), 0);
    expect(told('Livestock, space 5, Ben holds 6 of 5, ships for $5')).toHaveLength(1);
    expect(told('Ben: buying power $5')).toHaveLength(1);
  });
});

describe('while goods are chosen', () => {
  const inThePub = () => table().play('go pub');

  it.each([
    ['a phone', PHONE],
    ['a phone held sideways', SIDEWAYS],
    ['the smallest phone', SMALLEST],
    ['a tablet', TABLET],
  ])('on %s, its columns are ticked and put back', (_, size) => {
    showOn(size);
    seatAt(inThePub(), 0);
    expect(control(/^Wood, space 4/)).not.toBeChecked();
    tap(['wood']);
    expect(control(/^Wood, space 4, you hold 3 of 4, would be 4/)).toBeChecked();
    tap(['wood']);
    expect(control(/^Wood, space 4, you hold 3 of 4$/)).not.toBeChecked();
  });

  it('names every good beside its token, also where it stands upright', () => {
    showOn(SIDEWAYS);
    seatAt(inThePub(), 0);
    for (const good of ['Fish', 'Stone', 'Wood', 'Livestock']) expect(screen.getByText(good)).toBeTruthy();
  });

  it('has the whole width of a tablet held upright for the stage, and the others in a row below', () => {
    showOn({ width: 820, height: 1180 });
    const { rerender, props } = seatAt(table(), 0);
    const others = () => screen.queryAllByRole('button', { name: /^Ben, \d+ points/ });
    expect(others()).toHaveLength(0);
    rerender(inUi(<Table {...props} {...propsAt(inThePub(), 0)} />));
    expect(others()).toHaveLength(1);
  });

  it('says whose they are where somebody decides whose turn it is not', () => {
    showOn(PHONE);
    const giving = scenario({ display: ['tax-office'], goods: [{}, { livestock: 2 }] }).play('go tax-office');
    seatAt(giving, 1);
    expect(control(/^Livestock, space 3, you hold 2 of 3/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ben, give Anna 1 good' })).toBeTruthy();
  });
});
