import type { GameId } from '@/games';
import type { MatchTable } from '@/match/table';
import { LONGEST_NAME, tidied } from '@/storage/names';
import { optionsOf, type Draft, type DraftSeat } from './draft';

/** A person who wrote no name is called by their number. */
export function namesAt(seats: readonly DraftSeat[], person: (a: { number: number }) => string): string[] {
  return seats.map(({ name }, at) => {
    const written = tidied(name, LONGEST_NAME);
    return written === '' ? person({ number: at + 1 }) : written;
  });
}

export type DraftProblem = { readonly noHuman: true } | { readonly sameName: string };

/** What keeps the table from being played at; undefined when nothing does. */
export function draftProblem(draft: Draft, names: readonly string[]): DraftProblem | undefined {
  if (draft.seats.every(({ kind }) => kind !== 'human')) return { noHuman: true };
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : { sameName: twice };
}

/** Whether one person plays against bots. */
export const isSolo = ({ seats }: Draft): boolean =>
  seats.filter(({ kind }) => kind === 'human').length === 1;

export function tableOf(game: GameId, draft: Draft, names: readonly string[]): MatchTable {
  return {
    game,
    seats: draft.seats.map(({ kind, house }, at) => {
      const name = names[at] ?? '';
      return kind === 'human' ? { kind, name, house } : { kind: 'bot', name, house, level: kind };
    }),
    options: optionsOf(game, draft),
    houseRules: { ...draft.houseRules, freely: isSolo(draft) ? draft.houseRules.freely : undefined },
  };
}
