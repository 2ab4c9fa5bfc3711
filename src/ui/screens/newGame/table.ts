import type { GameId } from '@/games';
import type { MatchTable } from '@/match/table';
import type { Draft, DraftSeat } from './draft';

type ToOptions = (draft: Draft, first: number | undefined) => unknown;

/** How a game wants to be told what was agreed, where it wants to. */
const OPTIONS: Readonly<Partial<Record<GameId, ToOptions>>> = {
  'packet-row': ({ ledger }, first) =>
    first === undefined ? { ledger } : { ledger, firstHarbourMaster: first },
};

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
  const { seats, takeBack, openHands } = draft;
  const first = seats.findIndex(({ id }) => id === draft.first);
  return {
    game,
    seats: seats.map(({ kind, house }, at) => {
      const name = names[at] ?? '';
      return kind === 'human' ? { kind, name, house } : { kind: 'bot', name, house, level: kind };
    }),
    options: OPTIONS[game]?.(draft, first < 0 ? undefined : first) ?? {},
    houseRules: { takeBack, openHands },
  };
}
