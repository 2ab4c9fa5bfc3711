/** What has come of loading something so far. */
export type Loading<Thing> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly thing: Thing }
  | { readonly state: 'failed' };

/** A part of the app that is loaded when it is needed: a script of its own in a browser, in the app itself on a phone. */
export interface Lazy<Thing> {
  /** Brings it, where it is not there yet. Whoever asks meanwhile waits for the same; after a failure it is tried anew. */
  load(): Promise<void>;
  getSnapshot(): Loading<Thing>;
  subscribe(listener: () => void): () => void;
}

const WAITING = { state: 'waiting' } as const;
const FAILED = { state: 'failed' } as const;

export function lazily<Thing>(bring: () => Promise<Thing>): Lazy<Thing> {
  const listeners = new Set<() => void>();
  let loading: Loading<Thing> = WAITING;
  let underWay: Promise<void> | undefined;

  const become = (next: Loading<Thing>) => {
    if (loading === next) return;
    loading = next;
    for (const listener of listeners) listener();
  };
  const attempt = async () => {
    try {
      become({ state: 'there', thing: await bring() });
    } catch {
      // What nobody has waited for yet may well be there when somebody does.
      become(listeners.size > 0 ? FAILED : WAITING);
    }
    underWay = undefined;
  };

  return {
    load: () => {
      if (loading.state === 'there') return Promise.resolve();
      if (underWay === undefined) {
        become(WAITING);
        underWay = attempt();
      }
      return underWay;
    },
    getSnapshot: () => loading,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && loading === FAILED) loading = WAITING;
      };
    },
  };
}

/** What is there already, for whoever takes parts that are loaded. */
export function loaded<Thing>(thing: Thing): Lazy<Thing> {
  const there: Loading<Thing> = { state: 'there', thing };
  return {
    load: () => Promise.resolve(),
    getSnapshot: () => there,
    subscribe: () => () => undefined,
  };
}
