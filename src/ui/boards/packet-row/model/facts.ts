import type { Seat, SeatScore } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { COST, POINTS } from '@/games/packet-row/cards/figures';
import { bankersIn, standings, type Source } from '@/games/packet-row/score';
import type { PacketRowView } from '@/games/packet-row/view';

export interface Placing extends SeatScore<Source> {
  readonly place: number;
  readonly cash: number;
  /** Somebody with as many points but less money. */
  readonly ahead?: Seat | undefined;
}

/** PR-54: by points, then money; equal in both share a place. */
export function placings(view: PacketRowView): readonly Placing[] {
  const rows = standings(view).map((score) => ({ ...score, cash: view.players[score.seat]?.money ?? 0 }));
  rows.sort((a, b) => b.total - a.total || b.cash - a.cash || a.seat - b.seat);
  return rows.map((row, at) => {
    const place = rows.findIndex((other) => other.total === row.total && other.cash === row.cash) + 1;
    const below = rows[at + 1];
    const ahead = below?.total === row.total && below.cash < row.cash ? below.seat : undefined;
    return { ...row, place, ahead };
  });
}

export type Fact =
  | {
      readonly is: 'money';
      readonly seat: Seat;
      readonly money: number;
      readonly bankers: number;
      readonly points: number;
    }
  | {
      readonly is: 'dearest';
      readonly seat: Seat;
      readonly card: CardId;
      readonly cost: number;
      readonly points: number;
    }
  | { readonly is: 'buildings'; readonly seat: Seat; readonly count: number; readonly points: number }
  | { readonly is: 'lead'; readonly seat: Seat; readonly count: number; readonly rounds: number };

function alone<Row extends { readonly figure: number }>(rows: readonly Row[]): Row | undefined {
  const top = Math.max(...rows.map((row) => row.figure));
  const best = rows.filter((row) => row.figure === top);
  return best.length === 1 && top > 0 ? best[0] : undefined;
}

function dearest(view: PacketRowView): Fact | undefined {
  const cards = view.players.flatMap((player, seat) =>
    player.hand.flatMap((card) =>
      (POINTS[card] ?? 0) > 0 ? [{ seat, card, figure: COST[card] ?? 0, points: POINTS[card] ?? 0 }] : [],
    ),
  );
  const best = alone(cards) ?? [...cards].sort((a, b) => b.figure - a.figure)[0];
  return best && { is: 'dearest', seat: best.seat, card: best.card, cost: best.figure, points: best.points };
}

function lead(rounds: readonly PacketRowView[]): Fact | undefined {
  const ahead = rounds.map((view) =>
    alone(standings(view).map(({ seat, total }) => ({ seat, figure: total }))),
  );
  const seats = rounds[0]?.players.length ?? 0;
  const best = alone(
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      figure: ahead.filter((leader) => leader?.seat === seat).length,
    })),
  );
  return best && { is: 'lead', seat: best.seat, count: best.figure, rounds: rounds.length };
}

/** What is worth telling of a game, as far as the open table knows it. */
export function factsOf(view: PacketRowView, rounds: readonly PacketRowView[]): readonly Fact[] {
  const rich = alone(view.players.map((player, seat) => ({ seat, figure: player.money })));
  const built = alone(
    view.players.map((player, seat) => ({
      seat,
      figure: player.hand.filter((card) => (POINTS[card] ?? 0) > 0).length,
    })),
  );
  const scores = standings(view);
  const facts: (Fact | undefined)[] = [
    rich && {
      is: 'money',
      seat: rich.seat,
      money: rich.figure,
      bankers: bankersIn(view.players[rich.seat]?.hand ?? []),
      points: scores[rich.seat]?.parts.bankers ?? 0,
    },
    dearest(view),
    lead(rounds),
    built && {
      is: 'buildings',
      seat: built.seat,
      count: built.figure,
      points: scores[built.seat]?.parts.buildings ?? 0,
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}
