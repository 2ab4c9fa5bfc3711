import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { COST, POINTS } from '@/games/packet-row/cards/figures';
import { bankersIn, standings } from '@/games/packet-row/score';
import type { PacketRowView } from '@/games/packet-row/view';
import { alone, longestLead, type Series } from '../../kit/results';

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

function dearest(view: PacketRowView): Fact | undefined {
  const cards = view.players.flatMap((player, seat) =>
    player.hand.flatMap((card) =>
      (POINTS[card] ?? 0) > 0 ? [{ seat, card, figure: COST[card] ?? 0, points: POINTS[card] ?? 0 }] : [],
    ),
  );
  const best = alone(cards) ?? [...cards].sort((a, b) => b.figure - a.figure)[0];
  return best && { is: 'dearest', seat: best.seat, card: best.card, cost: best.figure, points: best.points };
}

/** What is worth telling of a game, as far as the open table knows it. */
export function factsOf(view: PacketRowView, series: readonly Series[]): readonly Fact[] {
  const rich = alone(view.players.map((player, seat) => ({ seat, figure: player.money })));
  const built = alone(
    view.players.map((player, seat) => ({
      seat,
      figure: player.hand.filter((card) => (POINTS[card] ?? 0) > 0).length,
    })),
  );
  const scores = standings(view);
  const lead = longestLead(series);
  const facts: (Fact | undefined)[] = [
    rich && {
      is: 'money',
      seat: rich.seat,
      money: rich.figure,
      bankers: bankersIn(view.players[rich.seat]?.hand ?? []),
      points: scores[rich.seat]?.parts.bankers ?? 0,
    },
    dearest(view),
    lead && { is: 'lead', ...lead },
    built && {
      is: 'buildings',
      seat: built.seat,
      count: built.figure,
      points: scores[built.seat]?.parts.buildings ?? 0,
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}
