import { LONGEST_OF_MANY } from '@/storage/many-saves';

/** How a text gets out of the app. */
const WAYS = ['share', 'copy', 'download'] as const;
export type Way = (typeof WAYS)[number];

export type Sent = 'done' | 'dismissed' | 'failed';

export interface Parcel {
  /** What it is called where it arrives. */
  readonly name: string;
  readonly text: string;
  /** A few words for somebody, sent as they are; all else is sent as a file. */
  readonly message?: boolean;
}

/** What came of choosing a file; undefined if nobody chose one. */
export type Picked = { readonly text: string } | { readonly fault: 'tooLong' | 'notRead' } | undefined;

/** In bytes, and as long as the text of all games may be: a wrong file is refused without being read. */
export const LARGEST_FILE = LONGEST_OF_MANY;

/** Longer than this, a text is kept without being shown: to lay it out in a field takes a browser many seconds. */
export const LONGEST_SHOWN = 2_000;

/** A name that every system allows. */
export function fileNameOf({ name }: Parcel): string {
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '')}.json`;
}
