import { screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import { harbour } from '@/games/harbour';
import { UNITS_A_BONUS_POINT } from '@/games/harbour/cards/limits';
import { Results } from '@/ui/boards/harbour/results/Results';
import { pointsOf, priceOf } from '../../../games/harbour/figures';
import { scenario, type Position } from '../../../games/harbour/scenario';
import { renderUi } from '../../rendered';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { people } from './seated';

const ENDED = { stack: [], turns: 46 };
const MARKET = ['fish', 'livestock', 'wood', 'stone'] as const;

/** The account of the picture: a Broker, a Landlord, a Speculator and a Cooper. */
const PICTURE: Position = {
  players: 4,
  market: MARKET,
  boards: ['broker', 'landlord', 'speculator', 'cooper'],
  owned: [
    ['ranch', 'harbour-crane', 'clock-tower', 'library'],
    ['pub', 'stockyard', 'tax-office', 'lighthouse'],
    ['cannery', 'depot', 'shipwrights-guild'],
    ['timber-yard', 'merchants-guild', 'abbey'],
  ],
  bonus: ['stone', 'livestock', 'wood', 'fish'],
  goods: [{ stone: 4 }, { livestock: 6 }, { wood: 3 }, { fish: 7, stone: 2 }],
  state: ENDED,
};

const viewOf = (position: Position) => harbour.view(scenario(position).state, 'table');

function show(position: Position, props: Partial<ComponentProps<typeof Results>> = {}) {
  const view = viewOf(position);
  renderUi(
    <Results
      view={view}
      seats={people(view.seats)}
      rounds={[view, view]}
      events={[]}
      winners={[0]}
      {...props}
    />,
  );
}

const rowSaid = (name: RegExp | string) => screen.getByRole('img', { name });

describe('HB-31 the final account', () => {
  it('names the winner and counts the turns', () => {
    show(PICTURE);
    expect(screen.getByRole('heading', { name: 'Anna wins the harbour' })).toBeTruthy();
    expect(screen.getByText('Harbour · 12 turns · final account')).toBeTruthy();
    expect(screen.getByText('Points by turn')).toBeTruthy();
  });

  it('says a block for each building, then ability and bonus card', () => {
    show(PICTURE);
    const names = [
      ['Ranch', 'Harbour Crane', 'Clock Tower', 'Library'],
      ['Pub', 'Stockyard', 'Tax Office', 'Lighthouse'],
      ['Cannery', 'Depot', 'Shipwrights’ Guild'],
      ['Timber Yard', 'Merchants’ Guild', 'Abbey'],
    ];
    const row = (place: number, name: string, seat: number, ...others: (readonly [string, number])[]) => {
      const blocks = (PICTURE.owned?.[seat] ?? []).map(
        (id, at) => [names[seat]?.[at] ?? '', pointsOf(id)] as const,
      );
      const all = [...blocks, ...others];
      const total = all.reduce((sum, [, points]) => sum + points, 0);
      return `Place ${place}: ${name}, ${total} points: ${all.map((block) => block.join(' ')).join(', ')}`;
    };
    for (const said of [
      row(1, 'Anna', 0, ['bonus card', 2]),
      row(2, 'Ben', 1, ['bonus card', 3]),
      row(3, 'David', 3, ['bonus card', 3]),
      row(4, 'Cedric', 2, ['ability', 5], ['bonus card', 1]),
    ])
      expect(rowSaid(said)).toBeTruthy();
  });

  it('gives the reason of a tie', () => {
    show(PICTURE);
    expect(screen.getByText('tie with Cedric: more goods')).toBeTruthy();
  });

  it('HB-41 counts no good for a tie that was exchanged for points', () => {
    const points = pointsOf('stockyard');
    show({
      players: 2,
      owned: [['pub'], ['stockyard']],
      bonus: ['stone', 'fish'],
      goods: [{ stone: UNITS_A_BONUS_POINT * (points - pointsOf('pub')) }, { wood: 1 }],
      state: ENDED,
    });
    expect(rowSaid(new RegExp(`^Place 1: Ben, ${points} points`))).toBeTruthy();
    expect(screen.getByText('tie with Anna: more goods')).toBeTruthy();
  });

  it('writes the buildings on their blocks on a tablet, and what they make together below', () => {
    showOn(TABLET);
    show(PICTURE);
    for (const words of ['Harbour Crane', '4 buildings 39', 'stone on space 5: 5', 'Speculator']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it('lists the buildings below the bar on a phone', () => {
    showOn(PHONE);
    show(PICTURE);
    expect(
      screen.getByText('Ranch\u00a06 · Harbour Crane\u00a010 · Clock Tower\u00a011 · Library\u00a012'),
    ).toBeTruthy();
    expect(screen.getByText('stone on space 5: 5 · bonus card, 3 wood: 1')).toBeTruthy();
    expect(screen.queryByText('4 buildings 39')).toBeNull();
  });

  it.each([
    ['Magistrate', { boards: ['magistrate'], owned: [['pub', 'abbey']] }, '2 top hats: 2'],
    ['Collector', { boards: ['collector'], owned: [['pub', 'masons-hall']] }, '3 kinds of symbols: 3'],
  ] as const)('tells what the %s scores for', (_character, position, words) => {
    showOn(TABLET);
    show({ players: 2, ...position, state: ENDED });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('counts no building that the Noble did not buy', () => {
    show({ players: 2, boards: ['noble'], owned: [['pub', 'abbey']], free: 'pub', state: ENDED });
    expect(rowSaid(/^Place 1: Anna, 12 points: Abbey 12$/)).toBeTruthy();
  });

  it('names no character and no source where there is none', () => {
    show({ players: 2, owned: [['pub']], state: ENDED });
    for (const words of ['Landing Stages', 'Ability', /^Bonus card/]) {
      expect(screen.queryByText(words)).toBeNull();
    }
  });
});

describe('what is notable', () => {
  const table = scenario({
    players: 2,
    goods: [{ stone: 5, fish: 2 }, { wood: 1 }],
    market: ['fish', 'wood', 'stone', 'livestock'],
    owned: [['cannery', 'stockyard', 'golem-works'], []],
    display: ['masons-hall', 'pub', 'ranch', 'trawler', 'depot'],
    deck: ['abbey'],
  })
    .play('go masons-hall', 'go pub', 'gain fish', 'gain wood')
    .play('go start 0', 'ship stone', 'ship fish', 'buy masons-hall')
    .play('go masons-hall', 'pay wood');

  it('is who bought the fourth building, who shipped most, and where most went', () => {
    const view = harbour.view(table.state, 'table');
    renderUi(<Results view={view} seats={people(2)} rounds={[view]} events={table.events} winners={[0]} />);
    const facts = [
      [
        'The fourth building: Anna',
        `Masons’ Hall for $${priceOf('masons-hall')} in turn 2, Ben had the last turn`,
      ],
      ['Most shipped: Anna, $6', '2 shipments, livestock never, wood never'],
      ['Most visited: Masons’ Hall', '2 visits, 1 fee for Anna'],
    ];
    for (const words of facts.flat()) expect(screen.getByText(words)).toBeTruthy();
  });
});
