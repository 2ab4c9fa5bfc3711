/** Longer than anything may work: what comes to this is tried again before it is believed. */
const DOUBTED = 500;
const TRIES = 3;

/**
 * How long something takes of the processor, in milliseconds: others may share the machine. What clears up and compiles
 * beside it counts as well, as much of it as happens to fall due; so where it seems long the least of three tries counts.
 */
export async function workOf(work: () => Promise<void>): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > DOUBTED; tried += 1) {
    const start = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(start).user / 1_000);
  }
  return least;
}
