interface Named {
  readonly id: string;
}

/** The next puzzle after this one that was not solved, those before it last; undefined where all others were. */
export function nextUnsolved<One extends Named>(
  all: readonly One[],
  solved: readonly string[],
  after?: string,
): One | undefined {
  const at = all.findIndex(({ id }) => id === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(({ id }) => id !== after && !solved.includes(id));
}
