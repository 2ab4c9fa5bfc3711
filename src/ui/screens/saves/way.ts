/** How a text gets out of the app. */
const WAYS = ['share', 'copy', 'download'] as const;
export type Way = (typeof WAYS)[number];

export type Sent = 'done' | 'dismissed' | 'failed';

export interface Parcel {
  /** What it is called where it arrives. */
  readonly name: string;
  readonly text: string;
}
