import AsyncStorage from '@react-native-async-storage/async-storage';
import { savedMatches } from '@/match/store';
import { readLessons } from '@/storage/lessons';
import { readRecords } from '@/storage/records';

/** Nothing is stored, and nothing will be that the test before it left on its way: each of these waits for its turn. */
export async function emptyDevice(): Promise<void> {
  await Promise.all([savedMatches.stored(), readLessons('packet-row'), readRecords()]);
  await AsyncStorage.clear();
}
