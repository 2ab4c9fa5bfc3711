import { Platform } from 'react-native';
import { version } from '../../../package.json';

/** What was thrown, and through which components. */
export interface Fault {
  readonly error: unknown;
  /** As React tells it. */
  readonly stack: string;
}

const MOST_COMPONENTS = 12;
const LONGEST_MESSAGE = 200;

/** What a message tells of values goes: figures, and whatever stands in quotes or brackets might be of somebody's hand. */
const withoutValues = (message: string): string =>
  message
    .replace(/"[^"]*"|“[^”]*”|'[^']*'|`[^`]*`/g, '…')
    .replace(/[[{(][^\]})]*[\]})]?/g, '…')
    .replace(/\d+/g, '#')
    .slice(0, LONGEST_MESSAGE);

/** The names alone: addresses and lines say nothing in an app that is made smaller. */
const componentsIn = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => /^\s*(?:at |in )?([\w$.]+)/.exec(line)?.[1] ?? [])
    .slice(0, MOST_COMPONENTS);

/** What whoever mends the app is sent: the version, and where it failed. Nothing of a game. */
export function reportOf({ error, stack }: Fault): string {
  const told = error instanceof Error ? `${error.name}: ${withoutValues(error.message)}` : typeof error;
  return [
    `Harbourmaster ${version}, ${Platform.OS} ${Platform.Version}`,
    told,
    componentsIn(stack).join(' < '),
  ].join('\n');
}
