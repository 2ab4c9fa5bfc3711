import { availableParallelism } from 'node:os';

/** How many things this machine can really do at once. */
const CORES = availableParallelism();

/**
 * Does pieces of work that need nothing of each other, as many at once as there are cores, and begins them in their
 * order: put the longest first. Their results come in that order too.
 */
export async function sideBySide(pieces, cores = CORES) {
  const results = [];
  const waiting = [...pieces.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, piece] = next;
      results[at] = await piece();
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, pieces.length) }, worker));
  return results;
}
