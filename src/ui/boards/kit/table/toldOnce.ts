import { use, useEffect, useState } from 'react';
import type { Seat } from '@/engine/game';
import { StageMemoryContext } from '../motion';

/** Whether this seat is to hear something once: with the first question that it is asked, until that is answered. */
export function useToldOnce(says: boolean, seat: Seat | undefined, question: string): boolean {
  const memory = use(StageMemoryContext);
  const [own] = useState(() => new Map<Seat, string>());
  const told = memory?.endTold ?? own;
  const first = seat === undefined ? undefined : (told.get(seat) ?? question);
  const now = says && first === question;
  useEffect(() => {
    if (now && seat !== undefined) told.set(seat, question);
  }, [now, seat, question, told]);
  return now;
}
