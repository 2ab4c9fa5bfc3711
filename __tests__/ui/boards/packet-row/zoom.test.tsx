import { fireEvent, screen } from '@testing-library/react-native';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { costOf } from '../../../games/packet-row/card-names';
import { cash, choose, decline, take, takeNext } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { renderUi } from '../../rendered';
import { all, get, query } from './controls';
import { boardAt, seatAt } from './seated';

/** Anna chose the market; Ben took tobacco there, Cedric the next trader by his assistant. */
const afterTwo = (ledger = true) =>
  scenario({
    ledger,
    market: ['library', 'tobacco-1', 'cotton-2'],
    future: { market: ['tobacco-3', 'trader'] },
    hands: [[], [], ['assistant']],
  })
    .play(0, choose('market'))
    .play(1, take('tobacco-1'))
    .play(2, takeNext('trader'));

const space = (name: RegExp) => get('button', name);

function first(role: 'button' | 'radio', name: RegExp) {
  const [found] = all(role, name);
  if (found === undefined) throw new Error(`nothing is called ${String(name)}`);
  return found;
}

describe('PR-15 a card that was taken this round is shown large from its space', () => {
  it.each([
    ['with a ledger, by another', true, 3],
    ['without a ledger, by another', false, 3],
    ['to the open table', true, 'table'],
  ] as const)('with who took it and for how much: %s', (_case, ledger, viewer) => {
    seatAt(afterTwo(ledger), viewer);
    fireEvent.press(space(/^Space of a card that Ben took: Goods, one tobacco/));
    expect(screen.getByText(`Ben took it this round for $${costOf('tobacco-1')}`)).toBeTruthy();
    expect(screen.getByText(/^1 × tobacco for deliveries/)).toBeTruthy();
    expect(query('button', /^(Take Tobacco|Plan a delivery)/)).toBeNull();
  });

  it('also a next card that an assistant took for nothing', () => {
    seatAt(afterTwo(), 3);
    fireEvent.press(space(/^Space of a card that Cedric took: Helper, Trader/));
    expect(screen.getByText('Cedric took it this round')).toBeTruthy();
  });

  it('says that it is in the own hand, too', () => {
    seatAt(afterTwo(), 1);
    fireEvent.press(space(/^Space of a card that Ben took/));
    expect(
      screen.getByText(`In your hand · Ben took it this round for $${costOf('tobacco-1')}`),
    ).toBeTruthy();
  });

  it('PR-24 says that it was discarded since', () => {
    const table = scenario({ bank: ['money-4', 'money-7', 'banker'] })
      .play(0, choose('bank'))
      .play(1, take('money-4'))
      .play(1, cash('money-4'));
    seatAt(table, 3);
    fireEvent.press(space(/^Space of a card that Ben took: Banknote/));
    expect(screen.getByText('Discarded · Ben took it this round')).toBeTruthy();
  });
});

describe('a card that cannot be taken says why, by area', () => {
  const market = () =>
    scenario({
      market: ['library', 'tobacco-1', 'cotton-2'],
      future: { market: ['tobacco-3', 'trader'] },
    }).play(0, choose('market'));

  it('PR-11 another area is on offer', () => {
    seatAt(market(), 1);
    fireEvent.press(first('radio', /^Ship, /));
    expect(
      screen.getByText('Only cards from the market are on offer now: Anna chose that area.'),
    ).toBeTruthy();
    expect(screen.queryByText(/is not on offer now/)).toBeNull();
  });

  it('PR-14 an area that was chosen this round is closed at the last call', () => {
    const table = scenario({
      market: ['tobacco-1', 'cotton-2', 'fur-1'],
      docks: ['ship-spain', 'ship-france', 'gold-1'],
    })
      .play(0, choose('docks'))
      .answers(decline, decline, decline, decline)
      .play(0, choose('market'))
      .answers(take('tobacco-1'), take('cotton-2'), take('fur-1'));
    seatAt(table, 0);
    fireEvent.press(get('radio', /^Ship, Spain/));
    expect(
      screen.getByText(
        'At the last call, cards come from the market or from an area that was not chosen this round.',
      ),
    ).toBeTruthy();
  });

  it('PR-10 an area is to be chosen first, by the harbour master', () => {
    seatAt(scenario(), 0);
    fireEvent.press(first('button', /^Ship, /));
    expect(screen.getByText('Choose an area first: cards are taken there.')).toBeTruthy();
  });

  it('PR-13 an area that was chosen this round cannot be chosen again', () => {
    seatAt(scenario().play(0, choose('docks')).answers(decline, decline, decline, decline), 0);
    fireEvent.press(first('button', /^Ship, /));
    expect(screen.getByText('Docks was chosen this round already.')).toBeTruthy();
  });

  it('but is silent where somebody else decides', () => {
    seatAt(scenario(), 2);
    fireEvent.press(first('button', /^Ship, /));
    expect(screen.queryByText(/Choose an area first/)).toBeNull();
  });

  it('PR-11 of the area on offer the reason is the card’s own', () => {
    seatAt(market(), 1);
    fireEvent.press(first('radio', /^Comes next: Goods/));
    expect(screen.getByText(/comes next: only an assistant gets it now/)).toBeTruthy();
  });

  it('is said in German', () => {
    const { props } = boardAt(market(), 1);
    renderUi(<Table {...props} />, { language: 'de' });
    fireEvent.press(first('radio', /^Schiff, /));
    expect(
      screen.getByText('Nur Karten vom Markt sind jetzt im Angebot: Anna hat diesen Spielplan gewählt.'),
    ).toBeTruthy();
  });
});
