/** A version of the app that is there but does not run yet. */
export interface NewVersion {
  /** Lets it run, once nothing is being written any more. */
  readonly start: () => Promise<void>;
}

/** Phones bring new versions by their stores. */
export const useNewVersion = (): NewVersion | undefined => undefined;
