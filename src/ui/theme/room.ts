import { createContext, useContext } from 'react';
import { useSafeAreaInsets, type EdgeInsets } from 'react-native-safe-area-context';
import { useLayout } from './layout';

/** The part of the window that a board has, and how much of it the device's edges cover. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly insets: EdgeInsets;
}

/** Set where something stands beside the board, such as the words of a lesson. */
export const RoomContext = createContext<Room | undefined>(undefined);

/** The whole window, unless the board shares it. Sheets lie over all of it and ask `useLayout`. */
export function useRoom(): Room {
  const { width, height } = useLayout();
  const insets = useSafeAreaInsets();
  return useContext(RoomContext) ?? { width, height, insets };
}
