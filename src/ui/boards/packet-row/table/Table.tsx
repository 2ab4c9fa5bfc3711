import type { ComponentType } from 'react';
import { useTableShortcuts } from '@/ui/keyboard';
import { Shaped, useShape, type Shape } from '../../kit/layout';
import { TableStage } from '../../kit/table';
import { LargeType } from '../layouts/LargeType';
import { PhoneLandscape } from '../layouts/PhoneLandscape';
import { PhonePortrait } from '../layouts/PhonePortrait';
import { thresholdsFor } from '../layouts/shape';
import { TabletLandscape } from '../layouts/TabletLandscape';
import { TabletPortrait } from '../layouts/TabletPortrait';
import { useWhatIsOpen } from '../parts/openedArea';
import { Sheets } from '../sheets/Sheets';
import { flightsOf } from '../motion/flights';
import { BoardProvider, useBoard, type TableProps } from './board';

const LAYOUTS: Readonly<Record<Shape, ComponentType>> = {
  tabletLandscape: TabletLandscape,
  tabletPortrait: TabletPortrait,
  phonePortrait: PhonePortrait,
  phoneLandscape: PhoneLandscape,
  largeType: LargeType,
};

/** Those that show all areas as strips of tiles. */
const IN_STRIPS: readonly Shape[] = ['phonePortrait', 'phoneLandscape'];

/** The table of Packet Row: draws a view, asks the one open question, hands moves back. */
export function Table(table: TableProps) {
  return (
    <BoardProvider table={table}>
      <Laid />
      <Sheets />
    </BoardProvider>
  );
}

/** Laid out as the window allows, with cards flying over it after each move. */
function Laid() {
  const board = useBoard();
  useTableShortcuts({ hand: board.own === undefined ? undefined : () => board.open({ of: 'hand' }) });
  const least = thresholdsFor(board.seats.length);
  const open = useWhatIsOpen();
  const shape = useShape(least);
  const inStrips = IN_STRIPS.includes(shape) && open === undefined;
  return (
    <TableStage flights={() => flightsOf(board, { inStrips, inFan: shape === 'phonePortrait' })}>
      <Shaped layouts={LAYOUTS} least={least} />
    </TableStage>
  );
}
