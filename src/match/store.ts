import { deviceStore } from '@/storage/device-store';
import type { MatchEnvironment } from './match';
import { SavedMatches } from './saved-matches';
import { botsOf } from './thinking';

export type { Done, Made, SavedGame, UnreadableSave } from './saved-matches';

/** How long bots pause; the app's settings answer, live. */
let botPause: MatchEnvironment['botPause'] = () => 0;

export function configureMatches(settings: Pick<MatchEnvironment, 'botPause'>): void {
  botPause = settings.botPause;
}

function freshId(): string {
  const chance = () => Math.floor(Math.random() * 36 ** 6).toString(36);
  return `${Date.now().toString(36)}-${chance()}${chance()}`;
}

/** Not guessable where the device has such chance, which browsers do and phones may not. */
function chanceBytes(count: number): readonly number[] {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  const bytes = crypto?.getRandomValues?.(new Uint8Array(count));
  return Array.from({ length: count }, (_, at) => bytes?.[at] ?? Math.floor(Math.random() * 256));
}

function freshSeed(): string {
  return chanceBytes(16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The matches of this device: all that screens do with saves beside playing. */
export const savedMatches = new SavedMatches(deviceStore, {
  think: botsOf,
  botPause: () => botPause(),
  freshId,
  freshSeed,
});
