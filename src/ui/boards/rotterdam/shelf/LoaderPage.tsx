import { unloadingOf } from '@/games/rotterdam/ahead/loader';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { UnloadingList } from '../parts/UnloadingList';
import { useBoard } from '../table/board';
import type { ShelfProps } from './Shelf';

/** What each harbour will give, before the ships are unloaded. */
export function LoaderPage({ width }: ShelfProps) {
  const { view, text } = useBoard();
  const { colour } = useTheme();
  const { ships } = unloadingOf(view, view.turn);
  if (ships.length > 0) return <UnloadingList ships={ships} width={width} />;
  return (
    <Type variant="text" colour={colour.textSoft}>
      {text.trade.unloadNone}
    </Type>
  );
}
