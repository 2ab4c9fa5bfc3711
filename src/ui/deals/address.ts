import { APP_ADDRESS } from '@/ui/navigation/prefixes';

/** The address of a screen for others: on a phone it opens the app. */
export const addressOf = (path: string): string => `${APP_ADDRESS}${path}`;
