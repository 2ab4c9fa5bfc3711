/** As browsers do: one after the other, and whoever waits can give up. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> => {
      const before = last;
      const given = new Promise<T>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        void before.then(() => {
          if (!signal.aborted) work().then(resolve, reject);
        });
      });
      // Whoever gives up waiting leaves the one before in its turn.
      last = Promise.allSettled([before, given]);
      return given;
    },
  };
}

/** Does the work in a browser whose windows can wait for each other. */
export async function withLocks<T>(work: () => Promise<T>): Promise<T> {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: browserLocks() }, configurable: true });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'navigator');
  }
}
