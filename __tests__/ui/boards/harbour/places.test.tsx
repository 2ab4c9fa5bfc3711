import { fireEvent, screen, within } from '@testing-library/react-native';
import type { Language } from '@/engine/phrase';
import { BuildingCard } from '@/ui/boards/harbour/parts/BuildingCard';
import { PlaceTile } from '@/ui/boards/harbour/parts/PlaceTile';
import { placesOnTable } from '@/ui/boards/harbour/model/places';
import { BoardProvider } from '@/ui/boards/harbour/table/board';
import { pointsOf, priceOf } from '../../../games/harbour/figures';
import { scenario, type Position } from '../../../games/harbour/scenario';
import { renderUi } from '../../rendered';
import { propsAt } from './seated';
import { TABLE } from './table';

type Part = 'tile' | 'card';
const SIZES = { tile: { width: 171, height: 86 }, card: { width: 159, height: 223 } };

/** All places of the table, as tiles or as cards. */
function lay(
  position: Position,
  { part = 'tile', language = 'en' }: { part?: Part; language?: Language } = {},
) {
  const table = scenario(position);
  const props = propsAt(table, 0, { language });
  renderUi(
    <BoardProvider table={props}>
      {placesOnTable(table.state).map((place) =>
        part === 'tile' ? (
          <PlaceTile key={place} place={place} {...SIZES.tile} />
        ) : (
          <BuildingCard key={place} building={place} {...SIZES.card} />
        ),
      )}
    </BoardProvider>,
    { language },
  );
}

const placeCalled = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}[,.]`) });
const labelOf = (name: string): unknown => placeCalled(name).props.accessibilityLabel;
const labels = (): readonly unknown[] =>
  screen.getAllByRole('button').map(({ props }) => props.accessibilityLabel as unknown);

interface Case {
  readonly state: string;
  readonly place: string;
  /** What else is on the table. */
  readonly changes?: Partial<Position>;
  /** A place that is tapped first. */
  readonly tap?: string;
  readonly says: string;
  readonly shows: readonly string[];
}

const CASES: readonly Case[] = [
  {
    state: 'can be entered',
    place: 'Trawler',
    says: `Trawler, gain, on offer for ${priceOf('trawler')} dollars, within your means. Gives 2 fish for 2 anchors. ${pointsOf('trawler')} points, coin, anchor.`,
    shows: ['+2', '×2', `$${priceOf('trawler')}`, `${pointsOf('trawler')}`],
  },
  {
    state: 'a fee is due',
    place: 'Depot',
    says: `Depot, gain, Cedric’s. Gives 1 stone and 1 wood for 1 warehouse. Costs one good for Cedric. ${pointsOf('depot')} points, anchor, warehouse.`,
    shows: ['+1', '×1', 'fee 1'],
  },
  {
    state: 'part is lost',
    place: 'Masons’ Hall',
    says: `Masons’ Hall, gain, on offer for ${priceOf('masons-hall')} dollars, within your means. Gives 2 stone and 1 wood, 1 stone would be lost. ${pointsOf('masons-hall')} points, anchor.`,
    shows: ['+2', '+1', '1 lost'],
  },
  {
    state: 'would do nothing',
    place: 'Cannery',
    says: `Cannery, exchange, Cedric’s. Cannery would do nothing: you lack 2 wood. You may enter to block it. Costs one good for Cedric. ${pointsOf('cannery')} points, coin.`,
    shows: ['2 short'],
  },
  {
    state: 'is occupied',
    place: 'Lighthouse',
    says: `Lighthouse, Ben is there, cannot be entered. Market, on offer for ${priceOf('lighthouse')} dollars, within your means. ${pointsOf('lighthouse')} points, anchor.`,
    shows: ['Ben is here', `$${priceOf('lighthouse')}`],
  },
  {
    state: 'is where one’s own pawn stands',
    place: 'Ranch',
    says: `Ranch, your pawn is there and must move on. Gain, yours. ${pointsOf('ranch')} points, anchor, warehouse.`,
    shows: ['You are here'],
  },
  {
    state: 'asks for a fee that cannot be paid',
    place: 'Stockyard',
    changes: { goods: [{}, { fish: 1 }] },
    says: `Stockyard, you have no good for Ben’s fee, cannot be entered. Exchange, Ben’s. ${pointsOf('stockyard')} points, top hat.`,
    shows: ['no good for the fee', 'fee 1'],
  },
  {
    state: 'is occupied by two, since a Diplomat came',
    place: 'Lighthouse',
    changes: { pawns: ['ranch', 'lighthouse', 'lighthouse', 'pub'] },
    says: `Lighthouse, Ben and Cedric are there, cannot be entered. Market, on offer for ${priceOf('lighthouse')} dollars, within your means. ${pointsOf('lighthouse')} points, anchor.`,
    shows: ['2 are here', `$${priceOf('lighthouse')}`],
  },
  {
    state: 'is occupied, to the Diplomat',
    place: 'Shipwrights’ Guild',
    changes: { boards: ['diplomat', 'landlord', 'speculator', 'cooper'] },
    says: `Shipwrights’ Guild, buy, on offer for ${priceOf('shipwrights-guild')} dollars, beyond your means. Buy a building for up to 10 dollars. Cedric, who is there, would gain 1 good. ${pointsOf('shipwrights-guild')} points, anchor.`,
    shows: ['Cedric gains 1', `$${priceOf('shipwrights-guild')}`],
  },
  {
    state: 'is chosen',
    place: 'Masons’ Hall',
    tap: 'Masons’ Hall',
    says: `Masons’ Hall, gain, on offer for ${priceOf('masons-hall')} dollars, within your means. Gives 2 stone and 1 wood, 1 stone would be lost. ${pointsOf('masons-hall')} points, anchor. Chosen.`,
    shows: ['1 lost'],
  },
  {
    state: 'comes within one’s means by the chosen visit',
    place: 'Clock Tower',
    tap: 'Masons’ Hall',
    says: `Clock Tower, gain, on offer for ${priceOf('clock-tower')} dollars, within your means after the chosen visit. Gives 2 fish or livestock. ${pointsOf('clock-tower')} points, coin.`,
    shows: ['+2', 'or', `$${priceOf('clock-tower')}`],
  },
  {
    state: 'cannot be bought',
    place: 'Privateer Ship',
    changes: { display: ['privateer-ship'] },
    says: 'Privateer Ship, market, on offer, cannot be bought. Take 1 good of your choice from another player. Exchange two neighbouring market tokens. 0 points, anchor.',
    shows: ['take 1,', 'swap two', 'no price'],
  },
];

describe('a place that', () => {
  it.each(CASES)('$state says so and shows it', ({ place, changes, tap, says, shows }) => {
    lay({ ...TABLE, ...changes });
    if (tap !== undefined) fireEvent.press(placeCalled(tap));
    expect(labelOf(place)).toBe(says);
    for (const words of shows) {
      expect(within(placeCalled(place)).getAllByText(words)).not.toHaveLength(0);
    }
  });

  it('lies as a card says what its tile says', () => {
    lay(TABLE);
    const tiles = labels();
    screen.unmount();
    lay(TABLE, { part: 'card' });
    expect(labels()).toEqual(tiles);
    expect(new Set(tiles).size).toBe(placesOnTable(scenario(TABLE).state).length);
  });

  it('changes a stock shows on its card what is then held', () => {
    lay(TABLE, { part: 'card' });
    const masons = within(placeCalled('Masons’ Hall'));
    // 5 stone and 2 more are 6 at most; 1 wood and 1 more are 2.
    for (const words of ['then', '6', '2', '1 lost']) expect(masons.getAllByText(words)).not.toHaveLength(0);
  });

  it('is spoken of in German with the same facts', () => {
    lay(TABLE, { language: 'de' });
    expect(labelOf('Maurerhalle')).toBe(
      'Maurerhalle, Erhalten, zu kaufen für 6 Dollar, du kannst es bezahlen. Bringt 2 Stein und 1 Holz, davon verfällt 1 Stein. 6 Punkte, Anker.',
    );
    expect(labelOf('Leuchtturm')).toBe(
      'Leuchtturm, Ben ist dort, nicht zu betreten. Markt, zu kaufen für 9 Dollar, du kannst es bezahlen. 9 Punkte, Anker.',
    );
  });
});
