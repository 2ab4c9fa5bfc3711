import { useEffect, useState } from 'react';
import { ThinkingCancelled, type Sliced } from '@/ai';

/** What comes of long work, undefined until it is there and where none is wanted; it ends when nobody looks any more. */
export function useSliced<Result>(start: (() => Sliced<Result>) | undefined): Result | undefined {
  const [ready, setReady] = useState<{ readonly start: () => Sliced<Result>; readonly result: Result }>();
  useEffect(() => {
    if (start === undefined) return undefined;
    const work = start();
    work.result
      .then((result) => setReady({ start, result }))
      .catch((error: unknown) => {
        if (!(error instanceof ThinkingCancelled)) throw error;
      });
    return work.cancel;
  }, [start]);
  return ready !== undefined && ready.start === start ? ready.result : undefined;
}
