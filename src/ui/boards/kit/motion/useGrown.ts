import { useContext, useEffect, useState } from 'react';
import { useTheme } from '@/ui/theme';
import { StagingContext } from './zones';

interface Growth {
  /** Milliseconds between one and the next that comes. */
  readonly apart: number;
  /** How long each of them comes. */
  readonly lasts: number;
}

/** A count as it was until what came to it has been shown; a touch on the stage finishes that too. */
export function useGrown(count: number, { apart, lasts }: Growth): number {
  const { motion } = useTheme();
  const { finishing } = useContext(StagingContext);
  const [shown, setShown] = useState(count);
  const grows = motion === 'full' && count > shown;
  if (!grows && count !== shown) setShown(count);
  const takes = (count - shown - 1) * apart + lasts;
  useEffect(() => {
    if (!grows) return;
    const end = () => setShown(count);
    const timer = setTimeout(end, takes);
    const unlisten = finishing.onFinish(end);
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [grows, count, takes, finishing]);
  return grows ? shown : count;
}
