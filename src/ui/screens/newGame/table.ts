import type { GameId } from '@/games';
import type { MatchTable } from '@/match/table';
import { optionsOf, type Draft, type DraftSeat } from './draft';

/** A person who wrote no name is called by their number. */
export function namesAt(seats: readonly DraftSeat[], person: (a: { number: number }) => string): string[] {
  return seats.map(({ name }, at) => (name.trim() === '' ? person({ number: at + 1 }) : name.trim()));
}

export type DraftProblem = { readonly noHuman: true } | { readonly sameName: string };

/** What keeps the table from being played at; undefined when nothing does. */
export function draftProblem(draft: Draft, names: readonly string[]): DraftProblem | undefined {
  if (draft.seats.every(({ kind }) => kind !== 'human')) return { noHuman: true };
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : { sameName: twice };
}

export function tableOf(game: GameId, draft: Draft, names: readonly string[]): MatchTable {
  return {
    game,
    seats: draft.seats.map(({ kind, house }, at) => {
      const name = names[at] ?? '';
      return kind === 'human' ? { kind, name, house } : { kind: 'bot', name, house, level: kind };
    }),
    options: optionsOf(game, draft),
    houseRules: draft.houseRules,
  };
}
