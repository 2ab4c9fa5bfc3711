/** What to do where a game that was kept no longer leads where it did. */
export const madeAnew = (game: string): string =>
  [
    'This game was played by the rules as they were.',
    `If they were changed on purpose, raise rulesVersion in src/games/${game}/index.ts and run: npm run records.`,
    'If they were not, the change has broken them.',
  ].join(' ');

/** Does what a kept game must still allow; where it does not, says how it is made anew. */
export async function stillLeads<T>(game: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${madeAnew(game)}`, {
      cause: error,
    });
  }
}
