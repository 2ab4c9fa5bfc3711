import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { buildingNamed } from '@/games/harbour/cards/buildings';
import { POSITIONS } from '@/games/rotterdam/cards/waterways';
import * as harbour from '@/ui/boards/harbour/table/board';
import { Sheets as HarbourSheets } from '@/ui/boards/harbour/sheets/Sheets';
import * as packetRow from '@/ui/boards/packet-row/table/board';
import { Sheets as PacketRowSheets } from '@/ui/boards/packet-row/sheets/Sheets';
import { PositionPage } from '@/ui/boards/rotterdam/shelf/PositionPage';
import * as rotterdam from '@/ui/boards/rotterdam/table/board';
import { Sheets as RotterdamSheets } from '@/ui/boards/rotterdam/sheets/Sheets';
import { Button } from '@/ui/components';
import { pickerFrom } from '../../games/packet-row/card-names';
import { scenario as atPacketRow } from '../../games/packet-row/scenario';
import { scenario as atHarbour } from '../../games/harbour/scenario';
import { table as atRotterdam } from '../../games/rotterdam/scenario';
import { renderUi } from '../rendered';
import { propsAt as harbourProps } from './harbour/seated';
import { boardAt as packetRowBoard } from './packet-row/seated';
import { propsAt as rotterdamProps } from './rotterdam/seated';

type ByName<Sheet extends { readonly of: string }> = { readonly [Name in Sheet['of']]: Sheet };

/** Whatever is looked at large leads on to a paragraph of the rules. */
function expectLink(drawn: ReactElement): void {
  const { unmount } = renderUi(drawn);
  fireEvent.press(screen.getByLabelText('look'));
  expect(screen.queryAllByRole('link', { name: /^Rules: / }).length).toBeGreaterThan(0);
  unmount();
}

interface OpensProps<Sheet> {
  useBoard: () => { open(sheet: Sheet): void };
  sheet: Sheet;
}

function Opens<Sheet>({ useBoard, sheet }: OpensProps<Sheet>) {
  const { open } = useBoard();
  return <Button label="look" onPress={() => open(sheet)} />;
}

const cotton = pickerFrom([])('cotton-2');

const PACKET_ROW: ByName<packetRow.SheetName> = {
  card: { of: 'card', card: cotton },
  player: { of: 'player', seat: 1 },
  discards: { of: 'discards', area: 'docks' },
  hand: { of: 'hand' },
  cash: { of: 'cash' },
  delivery: { of: 'delivery' },
};

describe('Packet Row leads to its rules from', () => {
  const hands = [['contract-cotton-france', 'money-5']];
  it.each(Object.values(PACKET_ROW).map((sheet) => [sheet.of, sheet] as const))('%s', (_, sheet) => {
    const { props } = packetRowBoard(atPacketRow({ hands }), 0);
    expectLink(
      <packetRow.BoardProvider table={props}>
        <Opens useBoard={packetRow.useBoard} sheet={sheet} />
        <PacketRowSheets />
      </packetRow.BoardProvider>,
    );
  });
});

/** A plan is no zoom: it has the rules where it refuses something. */
const HARBOUR: Omit<ByName<harbour.SheetName>, 'planner'> = {
  place: { of: 'place', place: buildingNamed('pub') },
  building: { of: 'building', building: buildingNamed('abbey') },
  player: { of: 'player', seat: 1 },
  places: { of: 'places' },
  bonus: { of: 'bonus' },
  display: { of: 'display' },
};

describe('Harbour leads to its rules from', () => {
  it.each(Object.values(HARBOUR).map((sheet) => [sheet.of, sheet] as const))('%s', (_, sheet) => {
    const table = atHarbour({
      display: ['pub', 'ranch', 'quarry', 'depot', 'library'],
      bonus: ['fish', 'wood'],
    });
    expectLink(
      <harbour.BoardProvider table={harbourProps(table, 0)}>
        <Opens useBoard={harbour.useBoard} sheet={sheet} />
        <HarbourSheets />
      </harbour.BoardProvider>,
    );
  });
});

const ROTTERDAM: ByName<rotterdam.SheetName> = {
  player: { of: 'player', seat: 1 },
  harbour: { of: 'harbour', harbour: 0 },
  shipCard: { of: 'shipCard', card: 0 },
  order: { of: 'order', order: 0 },
  hand: { of: 'hand' },
};

describe('Rotterdam leads to its rules from', () => {
  const seat = () => {
    const scene = atRotterdam().cards(0, 'tug');
    return rotterdamProps(scene, 0, {}, { play: () => undefined, lift: () => undefined });
  };

  it.each(Object.values(ROTTERDAM).map((sheet) => [sheet.of, sheet] as const))('%s', (_, sheet) => {
    expectLink(
      <rotterdam.BoardProvider table={seat()}>
        <Opens useBoard={rotterdam.useBoard} sheet={sheet} />
        <RotterdamSheets />
      </rotterdam.BoardProvider>,
    );
  });

  function Touched() {
    const { turnTo } = rotterdam.useBoard();
    return <Button label="look" onPress={() => turnTo({ of: 'position', at: POSITIONS.indexOf('S1') })} />;
  }

  it('a place on the water', () => {
    expectLink(
      <rotterdam.BoardProvider table={seat()}>
        <Touched />
        <PositionPage />
      </rotterdam.BoardProvider>,
    );
  });
});
