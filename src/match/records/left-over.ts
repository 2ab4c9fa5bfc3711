import { deviceStore } from '@/storage/device-store';
import { endingsNoted, forgetEnding } from '@/storage/ended';
import { readRecords } from '@/storage/records';
import { savedMatches } from '../store';
import { keepResult } from './result';

async function isKnown(id: string): Promise<boolean> {
  const { results, cleared } = await readRecords();
  return [...results, ...cleared].some((result) => result.id === id);
}

/**
 * Puts on record what ended when the app was left at once, or killed, before its result was. A game whose last move did
 * not reach the device has not ended; one that the device does not hand over is looked at again at the next start.
 */
export async function recordLeftOver(): Promise<void> {
  for (const id of await endingsNoted(deviceStore)) {
    const found = await savedMatches.look(id);
    if ('fault' in found && found.fault === 'notRead') continue;
    if ('fault' in found || (await isKnown(id))) await forgetEnding(deviceStore, id);
    else await keepResult({ id, ...found });
  }
}
