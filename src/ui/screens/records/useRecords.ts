import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { bringBackRecords, clearRecords, readRecords, type Records } from '@/storage/records';

interface KeptRecords {
  /** Undefined until they have been read. */
  readonly records: Records | undefined;
  reset(): void;
  bringBack(): void;
}

/** The records of this device, read whenever the screen comes into view. */
export function useRecords(): KeptRecords {
  const [records, setRecords] = useState<Records>();
  useFocusEffect(
    useCallback(() => {
      let looking = true;
      void readRecords().then((found) => {
        if (looking) setRecords(found);
      });
      return () => {
        looking = false;
      };
    }, []),
  );
  // Where the device cannot store the change, what is shown stays as it is, and so the truth.
  const change = (to: () => Promise<Records>) => void to().then(setRecords, () => undefined);
  return { records, reset: () => change(clearRecords), bringBack: () => change(bringBackRecords) };
}
