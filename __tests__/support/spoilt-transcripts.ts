interface Told {
  readonly players: number;
  readonly moves: readonly { readonly seat: number; readonly move: unknown }[];
  readonly end: { readonly scores: readonly unknown[]; readonly winners: readonly number[] };
}

/** A transcript with something untrue in it, by what that is. */
export type Spoilt<Transcript> = readonly [what: string, spoil: (told: Transcript) => Transcript];

/** Lies about a game that every referee must notice, whatever the rules are. */
export function spoiltPlay<Transcript extends Told>(): readonly Spoilt<Transcript>[] {
  return [
    ['a move left out', (told) => ({ ...told, moves: told.moves.slice(1) })],
    ['a move made twice', (told) => ({ ...told, moves: [...told.moves.slice(0, 1), ...told.moves] })],
    [
      'a move by somebody else',
      (told) => ({
        ...told,
        moves: told.moves.map((played) => ({ ...played, seat: (played.seat + 1) % told.players })),
      }),
    ],
    ['a game that stops early', (told) => ({ ...told, moves: told.moves.slice(0, -1) })],
    [
      'a wrong winner',
      (told) => ({ ...told, end: { ...told.end, winners: told.end.scores.map((_, seat) => seat) } }),
    ],
  ];
}
