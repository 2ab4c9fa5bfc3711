import type { ComponentType } from 'react';
import { useTableShortcuts } from '@/ui/keyboard';
import { Shaped, type Shape } from '../../kit/layout';
import { TableStage } from '../../kit/table';
import { LargeType } from '../layouts/LargeType';
import { PhoneLandscape } from '../layouts/PhoneLandscape';
import { PhonePortrait } from '../layouts/PhonePortrait';
import { THRESHOLDS } from '../layouts/shape';
import { TabletLandscape } from '../layouts/TabletLandscape';
import { TabletPortrait } from '../layouts/TabletPortrait';
import { flightsOf, LONGEST_CHAIN } from '../motion/flights';
import { Sheets } from '../sheets/Sheets';
import { BoardProvider, useBoard, type TableProps } from './board';

const LAYOUTS: Readonly<Record<Shape, ComponentType>> = {
  tabletLandscape: TabletLandscape,
  tabletPortrait: TabletPortrait,
  phonePortrait: PhonePortrait,
  phoneLandscape: PhoneLandscape,
  largeType: LargeType,
};

/** The table of Harbour: draws a view, asks the one open question, hands moves back. */
export function Table(table: TableProps) {
  return (
    <BoardProvider table={table}>
      <Laid />
      <Sheets />
    </BoardProvider>
  );
}

/** Laid out as the window allows, with pawns and goods moving over it after each move. */
function Laid() {
  const board = useBoard();
  const { own } = board;
  useTableShortcuts({
    hand: own === undefined ? undefined : () => board.open({ of: 'player', seat: own.seat }),
  });
  return (
    <TableStage flights={() => flightsOf(board)} longest={LONGEST_CHAIN}>
      <Shaped layouts={LAYOUTS} least={THRESHOLDS} />
    </TableStage>
  );
}
