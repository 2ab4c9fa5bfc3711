import { useEffect, useState } from 'react';
import { codeOf, type Deal } from '@/match/deals/code';
import { savedMatches } from '@/match/store';

/** The id of the game that goes on with this deal on this device; undefined where there is none. */
export function useRunningDeal(deal: Deal): string | undefined {
  const [found, setFound] = useState<{
    readonly code: string | undefined;
    readonly id: string | undefined;
  }>();
  const { game, seed } = deal;
  const code = codeOf(deal);
  useEffect(() => {
    let wanted = true;
    void savedMatches.running(game, seed).then((id) => {
      if (wanted) setFound({ code, id });
    });
    return () => {
      wanted = false;
    };
  }, [code, game, seed]);
  return found?.code === code ? found?.id : undefined;
}
