import { screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import { harbour } from '@/games/harbour';
import { Results } from '@/ui/boards/harbour/results/Results';
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
    const rows = [
      'Place 1: Anna, 41 points: Ranch 6, Harbour Crane 10, Clock Tower 11, Library 12, bonus card 2',
      'Place 2: Ben, 38 points: Pub 7, Stockyard 9, Tax Office 10, Lighthouse 9, bonus card 3',
      'Place 3: David, 31 points: Timber Yard 6, Merchants’ Guild 10, Abbey 12, bonus card 3',
      'Place 4: Cedric, 31 points: Cannery 9, Depot 5, Shipwrights’ Guild 11, ability 5, bonus card 1',
    ];
    for (const row of rows) expect(rowSaid(row)).toBeTruthy();
  });

  it('gives the reason of a tie', () => {
    show(PICTURE);
    expect(screen.getByText('tie with Cedric: more goods')).toBeTruthy();
  });

  it('HB-41 counts no good for a tie that was exchanged for points', () => {
    show({
      players: 2,
      owned: [['pub'], ['stockyard']],
      bonus: ['stone', 'fish'],
      goods: [{ stone: 4 }, { wood: 1 }],
      state: ENDED,
    });
    expect(rowSaid(/^Place 1: Ben, 9 points/)).toBeTruthy();
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
  }).play('go start 0', 'ship stone', 'ship fish', 'buy masons-hall', 'go masons-hall', 'pay wood');

  it('is who bought the fourth building, who shipped most, and where most went', () => {
    const view = harbour.view(table.state, 'table');
    renderUi(<Results view={view} seats={people(2)} rounds={[view]} events={table.events} winners={[0]} />);
    const facts = [
      ['The fourth building: Anna', 'Masons’ Hall for $6 in turn 1, Ben had the last turn'],
      ['Most shipped: Anna, $6', '2 shipments, livestock never, wood never'],
    ];
    for (const words of facts.flat()) expect(screen.getByText(words)).toBeTruthy();
  });
});
