import { fireEvent, screen } from '@testing-library/react-native';
import { stillOffers } from '@/ui/boards/packet-row/model/question';
import { stripMeasures } from '@/ui/boards/packet-row/layouts/strip';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { widthOf } from '@/ui/components/card';
import { COUNTED, tileMeasures } from '@/ui/components/card/tileMeasures';
import { RoomContext } from '@/ui/theme';
import { costOf } from '../../../games/packet-row/card-names';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { scenario, type Position } from '../../../games/packet-row/scenario';
import type { PacketRowTable } from '../../../games/packet-row/table';
import { renderUi } from '../../rendered';
import { all, get, query } from './controls';
import { boardAt } from './seated';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONES = [
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 320, height: 568 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const;
const [[, PHONE], [, SMALL]] = PHONES;

function onPhone(table: PacketRowTable, seat = 0, size: { width: number; height: number } = PHONE) {
  const board = boardAt(table, seat);
  renderUi(
    <RoomContext value={{ ...size, insets }}>
      <Table {...board.props} />
    </RoomContext>,
  );
  return board;
}

const LIBRARY = `City, Library, costs ${costOf('library')} dollars, 3 points`;
const TOBACCO = `Goods, one tobacco, costs ${costOf('tobacco-1')} dollars`;
const laid: Position = {
  guildhall: ['contract-grain-france', 'contract-fur-spain', 'contract-cotton-sweden'],
  market: ['library', 'tobacco-1', 'cotton-2'],
  future: { market: ['tobacco-3', 'trader'] },
};
const atTheMarket = () => scenario(laid).play(0, choose('market'));
const back = () => query('button', 'All areas');

it.each(PHONES)('on %s all areas rest in sight at once, with every card of them', (_, size) => {
  const { props } = onPhone(scenario(laid), 0, size);
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
  for (const name of ['Guildhall', 'Docks', 'Market', 'Bank']) expect(get('radio', name)).toBeTruthy();
  const cards = props.view.areas.flatMap(({ current, future }) => [...current, ...future]);
  expect(
    all('img', /^(Comes next: )?(City|Contract|Ship|Goods|Gold nugget|Double gold|Banknote|Helper),/),
  ).toHaveLength(cards.length);
});

it('an area opens by one touch and has its cards large; one touch leads back', () => {
  onPhone(atTheMarket(), 1);
  expect(back()).toBeNull();
  fireEvent.press(get('button', 'Docks, not chosen yet: look closer'));
  expect(screen.getByRole('tab', { name: 'Docks' })).toBeSelected();
  fireEvent.press(get('button', 'All areas'));
  expect(screen.queryAllByRole('tab')).toHaveLength(0);
});

it('PR-10 the area that is opened is the one that will be chosen', () => {
  const { played } = onPhone(scenario(laid));
  fireEvent.press(get('radio', 'Docks'));
  fireEvent.press(get('button', 'Choose the docks'));
  expect(played).toEqual([{ type: 'choose', area: 'docks' }]);
});

it('PR-11 a card of the asked area is taken without opening it', () => {
  const { played, props } = onPhone(atTheMarket(), 1);
  fireEvent.press(get('radio', TOBACCO));
  fireEvent.press(get('button', `Take Tobacco · $${costOf('tobacco-1')}`));
  expect(played).toHaveLength(1);
  expect(props.moves).toContainEqual(played[0]);
});

it('what cannot be taken now is no control, and leaves its strip to be touched', () => {
  onPhone(atTheMarket(), 1);
  expect(query('radio', /^Contract/)).toBeNull();
  expect(all('img', /^Contract/)).toHaveLength(3);
});

const five = () => scenario({ ...laid, players: 5, market: [...(laid.market ?? []), 'fur-1'] });

describe('PR-11 a card is taken without opening its area first', () => {
  it.each([
    ['four players on the smallest phone', scenario({ ...laid, players: 4 }), SMALL],
    ['five players on a narrow phone', five(), { width: 360, height: 640 }],
    ['five players on another narrow phone', five(), { width: 375, height: 667 }],
    ['five players on a low phone on its side', five(), { width: 667, height: 375 }],
    ['five players on the lowest phone on its side', five(), { width: 568, height: 320 }],
  ])('%s', (_, table, size) => {
    onPhone(table.play(0, choose('market')), 1, size);
    expect(screen.queryAllByRole('tab')).toHaveLength(0);
    fireEvent.press(get('radio', TOBACCO));
    expect(get('button', `Take Tobacco · $${costOf('tobacco-1')}`)).toBeTruthy();
  });
});

describe('where tiles would be too narrow for a finger', () => {
  const chosen = () => five().play(0, choose('market'));

  it('all areas are in sight while one is to be chosen', () => {
    onPhone(five(), 0, SMALL);
    expect(screen.queryAllByRole('tab')).toHaveLength(0);
  });

  it('the area that cards are taken from lies open for everybody, and one touch leads to all', () => {
    for (const seat of [1, 3]) {
      onPhone(chosen(), seat, SMALL);
      expect(screen.getByRole('tab', { name: /^Market, Anna’s choice/ })).toBeSelected();
      fireEvent.press(get('button', 'All areas'));
      expect(screen.queryAllByRole('tab')).toHaveLength(0);
      screen.unmount();
    }
  });

  it('a card is taken there', () => {
    onPhone(chosen(), 1, SMALL);
    fireEvent.press(get('radio', TOBACCO));
    expect(get('button', `Take Tobacco · $${costOf('tobacco-1')}`)).toBeTruthy();
  });

  it('PR-14 at the last call an area is open in which something is left', () => {
    const table = scenario({
      players: 5,
      market: ['library', 'tobacco-1', 'cotton-2', 'fur-1'],
      future: { market: [] },
    })
      .play(0, choose('market'))
      .answers(take('library'), take('tobacco-1'), take('cotton-2'), take('fur-1'));
    const { view } = boardAt(table, 0).props;
    expect(view.phase).toBe('lastCall');
    onPhone(table, 0, SMALL);
    expect(screen.getByRole('tab', { name: 'Guildhall' })).toBeSelected();
  });
});

it('tells whose card is gone', () => {
  onPhone(atTheMarket().answers(take('tobacco-1')), 2);
  expect(get('img', `Space of a card that Ben took: ${TOBACCO}`)).toBeTruthy();
  expect(all('radio', LIBRARY)).toHaveLength(1);
});

describe('PR-14 at the last call', () => {
  const lastCall = () =>
    scenario({ ...laid, bank: [], future: { ...laid.future, bank: [] } })
      .play(0, choose('guildhall'))
      .answers(decline, decline, decline, decline)
      .play(0, choose('market'))
      .answers(take('tobacco-1'), take('cotton-2'), take('library'));

  it.each([
    ['the area of the call, where something is left', 'market', true],
    ['an area that was not chosen', 'docks', true],
    ['one that was chosen earlier', 'guildhall', false],
    ['one that has nothing left', 'bank', false],
  ] as const)('%s glows or not', (_, area, glows) => {
    const { view } = boardAt(lastCall(), 0).props;
    expect(view.phase).toBe('lastCall');
    expect(stillOffers(view, area)).toBe(glows);
  });
});

describe('a strip', () => {
  it.each([
    [2, 390],
    [4, 390],
    [5, 390],
    [5, 320],
  ])('holds the cards of %d players in a window of %d', (players, window) => {
    const count = [0, 0, 2, 2, 3, 4][players] ?? 0;
    const width = window - 24;
    const { head, tile, next } = stripMeasures(width, 80, count, 2);
    expect(head + count * tile + 2 * next).toBeLessThan(width);
    expect(next).toBeLessThanOrEqual(tile);
  });

  it.each([320, 360, 390, 600])('shows the price of every card whole in a window of %d', (window) => {
    const { tile, next } = stripMeasures(window - 24, 62, 4, 2);
    for (const width of [tile, next]) {
      const { side, price } = tileMeasures({ width, height: 62 });
      const EDGE = 1;
      const room = width - 2 * (EDGE + side + price.ring + price.padding);
      for (const cost of ['$30', '30\u00a0$'])
        expect(widthOf('figure', cost, price.size)).toBeLessThanOrEqual(room);
    }
  });

  it.each([320, 360, 390, 600])('has room for an emblem and its number in a window of %d', (window) => {
    const { tile, next } = stripMeasures(window - 24, 84, 4, 2);
    for (const width of [tile, next]) {
      const { counted } = tileMeasures({ width, height: 76 });
      const EDGES = 2;
      expect(widthOf('figure', '4', COUNTED.figure) + COUNTED.gap + counted + EDGES).toBeLessThanOrEqual(
        width,
      );
    }
  });

  it.each(['Captain', 'Trader', 'Assistant', 'Kapitän', 'Händler', 'Gehilfe'])(
    'names a helper whole or not at all: %s',
    (name) => {
      const EDGE = 1;
      for (let width = 40; width < 70; width += 1) {
        const fits = widthOf('words', name, 14) <= width - 2 * EDGE;
        expect({ width, name: tileMeasures({ width, height: 80 }).name(name) }).toEqual({
          width,
          name: fits ? name : undefined,
        });
      }
    },
  );

  it.each([
    ['four players, next cards too', 3, 48],
    ['five players', 4, 0],
  ])('has tiles for a finger on a usual phone: %s', (_, count, leastNext) => {
    const { tile, next } = stripMeasures(366, 80, count, 2);
    expect(tile).toBeGreaterThanOrEqual(48);
    expect(next).toBeGreaterThanOrEqual(leastNext);
  });
});
