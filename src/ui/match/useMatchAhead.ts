import { useEffect } from 'react';
import { savedMatches, type SavedGame } from '@/match/store';

/** Home is drawn by then, and nobody has read what it offers. */
const DRAWN_MS = 150;

/** Plays the game again that is likely to be opened, before anybody asks for it: its table then has to be drawn only. */
export function useMatchAhead(likely: Pick<SavedGame, 'id' | 'updated'> | undefined): void {
  const { id, updated } = likely ?? {};
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => void savedMatches.look(id), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [id, updated]);
}
