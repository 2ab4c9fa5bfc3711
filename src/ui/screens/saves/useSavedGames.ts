import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { deleteSave, savedGames, type SavedGame, type UnreadableSave } from '@/match/store';

export interface SavedGames {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  readonly unreadable: readonly UnreadableSave[];
}

async function readSaves(): Promise<SavedGames> {
  const all = await savedGames();
  return {
    games: all.filter((entry): entry is SavedGame => !('fault' in entry)),
    unreadable: all.filter((entry): entry is UnreadableSave => 'fault' in entry),
  };
}

/** The saves of this device, read whenever the screen comes into view; undefined until they have been. */
export function useSavedGames(): [SavedGames | undefined, (id: string) => Promise<void>] {
  const [saves, setSaves] = useState<SavedGames>();
  useFocusEffect(
    useCallback(() => {
      let looking = true;
      void readSaves().then((found) => {
        if (looking) setSaves(found);
      });
      return () => {
        looking = false;
      };
    }, []),
  );
  const remove = useCallback(async (id: string) => {
    await deleteSave(id);
    setSaves(await readSaves());
  }, []);
  return [saves, remove];
}
