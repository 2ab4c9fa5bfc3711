import { memo } from 'react';
import type { GameId } from '@/games';
import { HarbourView } from '@/ui/art';
import { entryOf } from '@/ui/boards';

/** The view of the harbour that stands for a game. */
export const Scene = memo(function Scene({ game, width }: { game: GameId; width: number }) {
  const { ink, Scene: Foreground } = entryOf(game);
  return (
    <HarbourView ink={ink} width={width}>
      <Foreground accent={ink.print} />
    </HarbourView>
  );
});
