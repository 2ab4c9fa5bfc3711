import { screen } from '@testing-library/react-native';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { buildingNamed } from '@/games/harbour/cards/buildings';
import { said } from '@/games/harbour/events';
import { harbourPhrase } from '@/games/harbour/phrases';
import { Prompt } from '@/ui/boards/harbour/parts/Prompt';
import { BoardProvider, type TableProps } from '@/ui/boards/harbour/table/board';
import { scenario } from '../../../games/harbour/scenario';
import { renderUi } from '../../rendered';
import { propsAt } from './seated';

const ANNA = 0;
const BEN = 1;
const CEDRIC = 2;

const enters = (seat: Seat, building: 'library' | 'bank'): GameEvent =>
  said(seat, harbourPhrase('entered', { seat, place: buildingNamed(building), owner: -1 }));
const buys = (seat: Seat): GameEvent =>
  said(seat, harbourPhrase('bought', { seat, building: buildingNamed('pub'), price: 8 }));

/** What Anna is told of the last turns, where so many have room. */
function toldOf(
  since: readonly (readonly GameEvent[])[],
  told: number,
  happened?: TableProps['happened'],
): void {
  const table = scenario({ players: 3, display: ['library', 'bank', 'depot', 'ranch'] });
  renderUi(
    <BoardProvider table={propsAt(table, ANNA, { changes: { since, happened } })}>
      <Prompt short flag={40} told={told} />
    </BoardProvider>,
  );
}

it('tells of a purchase rather than of a later turn without one', () => {
  toldOf([[enters(BEN, 'library'), buys(BEN)], [enters(CEDRIC, 'bank')]], 1);
  expect(screen.getByText(/^Ben.*Pub/)).toBeTruthy();
});

it('tells the latest of turns that matter alike', () => {
  toldOf([[enters(BEN, 'library')], [enters(CEDRIC, 'bank')]], 1);
  expect(screen.getByText(/^Cedric/)).toBeTruthy();
  expect(screen.queryByText(/Ben/)).toBeNull();
});

it('tells whoever the device comes to of every turn since their own, however little room there usually is', () => {
  toldOf([[enters(BEN, 'library')]], 1, { number: 9, seat: CEDRIC, events: [enters(CEDRIC, 'bank')] });
  expect(screen.getByText(/Ben.*Cedric/)).toBeTruthy();
});
