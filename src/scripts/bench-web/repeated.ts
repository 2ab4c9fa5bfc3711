/** Every scene is played this often, and the median counts: a noisy moment of the machine harms one of them. */
const TIMES = 3;

export async function repeated<Result>(scene: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < TIMES; i += 1) results.push(await scene());
  return results;
}
