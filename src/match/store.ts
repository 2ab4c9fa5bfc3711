import { secureText } from '@/storage/chance';
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

/** The matches of this device: all that screens do with saves beside playing. */
export const savedMatches = new SavedMatches(deviceStore, {
  think: botsOf,
  botPause: () => botPause(),
  // Short, since addresses show it; the moment before it keeps even few letters apart.
  freshId: () => `${Date.now().toString(36)}-${secureText().slice(0, 12)}`,
  freshSeed: secureText,
});
