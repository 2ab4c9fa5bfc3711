import { secureBytes, secureText } from '@/storage/chance';
import { momentNow } from '@/storage/clock';
import { deviceStore } from '@/storage/device-store';
import { nameFrom } from './deals/seed';
import type { MatchEnvironment } from './match';
import { SavedMatches } from './saved-matches';
import { botsOf } from './thinking';

export type { Done, Made, SavedGame, UnreadableSave } from './saved-matches';

type Manners = Pick<MatchEnvironment, 'botPause' | 'cover'>;

/** How long bots pause and what is covered between people; the app's settings answer, live. */
let manners: Manners = { botPause: () => 0, cover: () => 'table' };

export function configureMatches(settings: Manners): void {
  manners = settings;
}

/** The matches of this device: all that screens do with saves beside playing. */
export const savedMatches = new SavedMatches(deviceStore, {
  think: botsOf,
  botPause: () => manners.botPause(),
  cover: () => manners.cover(),
  // Short, since addresses show it; the moment before it keeps even few letters apart.
  freshId: () => `${momentNow().toString(36)}-${secureText().slice(0, 12)}`,
  freshSeed: () => nameFrom(secureBytes(16)),
});
