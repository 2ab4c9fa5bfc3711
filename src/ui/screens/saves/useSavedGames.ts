import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { savedMatches, type SavedGame, type UnreadableSave } from '@/match/store';

export type ListedSave = SavedGame | UnreadableSave;

export function isUnreadable(save: ListedSave): save is UnreadableSave {
  return 'fault' in save;
}

export interface SavedGames {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  readonly unreadable: readonly UnreadableSave[];
  /** The one that was deleted last, as long as it can be had back. */
  readonly discarded: string | undefined;
}

async function readSaves(): Promise<SavedGames> {
  const all = await savedMatches.list();
  return {
    games: all.filter((entry): entry is SavedGame => !isUnreadable(entry)),
    unreadable: all.filter(isUnreadable),
    discarded: await savedMatches.discarded(),
  };
}

interface SavesOfThisDevice {
  /** Undefined until they have been read. */
  readonly saves: SavedGames | undefined;
  /** The device did not hand them over. */
  readonly failed: boolean;
  /** The one that was deleted last went for good, because its room was needed; until somebody has read that. */
  readonly roomTaken: boolean;
  readonly forgetRoomTaken: () => void;
  readonly reload: () => Promise<void>;
}

/** The saves of this device, read whenever the screen comes into view. */
export function useSavedGames(): SavesOfThisDevice {
  const [saves, setSaves] = useState<SavedGames>();
  const [failed, setFailed] = useState(false);
  const [roomTaken, setRoomTaken] = useState(false);
  const reload = useCallback(async (isWanted: () => boolean = () => true) => {
    const found = await readSaves().catch(() => undefined);
    if (!isWanted()) return;
    if (savedMatches.tellRoomTaken()) setRoomTaken(true);
    setFailed(found === undefined);
    if (found !== undefined) setSaves(found);
  }, []);
  useFocusEffect(
    useCallback(() => {
      let looking = true;
      void reload(() => looking);
      return () => {
        looking = false;
      };
    }, [reload]),
  );
  return { saves, failed, roomTaken, forgetRoomTaken: () => setRoomTaken(false), reload };
}
