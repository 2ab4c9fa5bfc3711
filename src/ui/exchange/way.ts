/** How a text gets out of the app. */
const WAYS = ['share', 'copy', 'download'] as const;
export type Way = (typeof WAYS)[number];

export type Sent = 'done' | 'dismissed' | 'failed';

export interface Parcel {
  /** What it is called where it arrives. */
  readonly name: string;
  readonly text: string;
}

/** What came of choosing a file; undefined if nobody chose one. */
export type Picked = { readonly text: string } | { readonly fault: 'tooLong' | 'notRead' } | undefined;

/** In bytes, and more than any text that is taken in has: a wrong file is refused without being read. */
export const LARGEST_FILE = 4_000_000;

/** Longer than this, a text is kept without being shown: to lay it out in a field takes a browser many seconds. */
export const LONGEST_SHOWN = 2_000;

/** A name that every system allows. */
export function fileNameOf({ name }: Parcel): string {
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '')}.json`;
}
