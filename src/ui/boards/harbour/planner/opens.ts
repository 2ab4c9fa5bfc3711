import { useEffect, useEffectEvent } from 'react';
import { duration, useTheme } from '@/ui/theme';
import { useShape } from '../../kit/layout';
import { THRESHOLDS } from '../layouts/shape';
import { useBoard } from '../table/board';
import { purchaseAsked } from './planning';

/** A tablet plans on the table itself; elsewhere the plan has a sheet. */
export function usePlansOnTable(): boolean {
  const shape = useShape(THRESHOLDS);
  return shape === 'tabletLandscape' || shape === 'tabletPortrait';
}

/** The planner comes by itself where nothing else can be answered, once the pawn has arrived, and goes with its question. */
export function usePlannerOpens(): void {
  const board = useBoard();
  const { motion } = useTheme();
  const onTable = usePlansOnTable();
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
  const unwanted = asked === undefined || onTable;
  useEffect(() => {
    if (unwanted) close();
  }, [unwanted]);
}
