import { useEffect, useEffectEvent } from 'react';
import { duration, useTheme } from '@/ui/theme';
import { useShape } from '../../kit/layout';
import { THRESHOLDS } from '../layouts/shape';
import { useBoard, type HarbourBoard } from '../table/board';
import { purchaseAsked } from './planning';

/** A tablet plans on the table itself; elsewhere the plan has a sheet. */
function usePlansOnTable(): boolean {
  const shape = useShape(THRESHOLDS);
  return shape === 'tabletLandscape' || shape === 'tabletPortrait';
}

/** The sheets that are open, without the planner where the table itself is one. */
export function useOpenSheets(): HarbourBoard['sheets'] {
  const { sheets } = useBoard();
  const onTable = usePlansOnTable();
  usePlannerOpens(onTable);
  return onTable ? sheets.filter(({ of }) => of !== 'planner') : sheets;
}

/** The planner comes by itself where nothing else can be answered, once the pawn has arrived, and goes with its question. */
function usePlannerOpens(onTable: boolean): void {
  const board = useBoard();
  const { motion } = useTheme();
  const asked = purchaseAsked(board);
  const isOpen = board.sheets.some(({ of }) => of === 'planner');
  const wanted = asked !== undefined && asked !== 'goodsOrPurchase' && !onTable ? board.question : undefined;
  const open = useEffectEvent(() => {
    if (!isOpen) board.open({ of: 'planner' });
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    if (motion !== 'full') {
      open();
      return undefined;
    }
    const timer = setTimeout(() => open(), duration.take);
    return () => clearTimeout(timer);
  }, [wanted, motion]);
  const close = useEffectEvent(() => {
    if (isOpen) board.closeAll();
  });
  const unwanted = asked === undefined;
  useEffect(() => {
    if (unwanted) close();
  }, [unwanted]);
}
