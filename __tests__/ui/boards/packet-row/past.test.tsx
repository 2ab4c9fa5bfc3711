import { fireEvent, screen } from '@testing-library/react-native';
import { packetRow } from '@/games/packet-row';
import type { TableProps } from '@/ui/boards/packet-row/table/board';
import { choose, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { get, query } from './controls';
import { seatAt } from './seated';

const position = () =>
  scenario({
    ledger: false,
    hands: [
      ['start-contract-fur-spain', 'fur-3', 'money-3'],
      ['start-contract-tobacco-sweden', 'cotton-2', 'banker'],
    ],
    market: ['library', 'tobacco-1', 'grain-2'],
  });

const past = { handsOpen: false } as const;
const looking: Partial<TableProps> = { past, moves: [], whyNot: () => undefined };

describe('a moment that is over', () => {
  it('asks nothing of the viewer and tells what was asked as others heard it', () => {
    seatAt(position(), 0, looking);
    expect(screen.getByText(/^Anna chooses an area/)).toBeTruthy();
    expect(query('button', /^Choose/)).toBeNull();
  });

  it('offers no card, no delivery and no cash', () => {
    seatAt(position().play(0, choose('market')), 1, looking);
    expect(query('radio', /library/i)).toBeNull();
    expect(query('button', /^(Take|Decline|Deliver|Cash)/)).toBeNull();
    const [library] = screen.getAllByRole('button', { name: /Library/ });
    if (library === undefined) throw new Error('the library is on offer');
    fireEvent.press(library);
    expect(query('button', /^Take/)).toBeNull();
  });

  it('shows the own hand of then', () => {
    seatAt(position(), 0, looking);
    expect(get('button', /^Goods, three fur/)).toBeTruthy();
    expect(query('button', /^Starting contract, Sweden/)).toBeNull();
  });

  it('says that what nobody holds open is what everybody saw', () => {
    seatAt(position(), 'table', looking);
    expect(screen.getByText('This is what everybody at the table saw.')).toBeTruthy();
  });

  it('is told without motion where somebody jumped there', () => {
    const table = position().play(0, choose('market')).answers(take('tobacco-1'));
    const happened = { number: 3, seat: 1, events: table.events, tempo: 0 };
    const { settled } = seatAt(table, 'table', { ...looking, happened });
    expect(settled).toContain(3);
    expect(screen.getByText(/Ben took/)).toBeTruthy();
  });
});

describe('PR-60 after the game all hands lie open', () => {
  const opened = () => packetRow.openView(position().state);
  const open: Partial<TableProps> = { ...looking, past: { handsOpen: true } };

  it('side by side, each under its flag', () => {
    seatAt(position(), 'table', { ...open, view: opened() });
    expect(get('button', /^Starting contract, Spain, three fur/)).toBeTruthy();
    expect(get('button', /^Starting contract, Sweden, three tobacco/)).toBeTruthy();
    expect(query('img', 'Hands are face down')).toBeNull();
  });

  it('and in each player’s sheet, whole, though the table kept no ledger', () => {
    seatAt(position(), 'table', { ...open, view: opened() });
    fireEvent.press(get('button', /^Ben,/));
    expect(screen.getAllByRole('button', { name: /^Goods, two cotton/ }).length).toBeGreaterThan(1);
    expect(screen.queryByText(/never seen|are not shown/)).toBeNull();
  });
});
