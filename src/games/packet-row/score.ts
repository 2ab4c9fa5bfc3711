import type { Outcome, Seat, SeatScore } from '@/engine/game';
import { KIND, kindCode, POINTS } from './cards/figures';
import type { PacketRowState, PlayerState } from './state';

const BANKER = kindCode('banker');
const DOLLARS_PER_POINT = 10;

/** PR-52, PR-53: points for each banker by rank in money; by number of players. */
const BANKER_POINTS: readonly { readonly most: number; readonly second: number }[] = [2, 3, 4, 5].map(
  (players) => (players < 4 ? { most: 2, second: 0 } : { most: 3, second: 1 }),
);

function pointsForBanker(state: PacketRowState, player: PlayerState): number {
  const figures = BANKER_POINTS[state.players.length - 2];
  if (figures === undefined) return 0;
  const richer = state.players.filter((other) => other.money > player.money);
  if (richer.length === 0) return figures.most;
  // Second most counts only behind a single richest player.
  return richer.length === 1 ? figures.second : 0;
}

export interface Points {
  readonly buildings: number;
  readonly money: number;
  readonly bankers: number;
}

/** PR-51, as if the game ended with the money that lies on the table. */
function pointsOf(state: PacketRowState, player: PlayerState): Points {
  let buildings = 0;
  let bankers = 0;
  for (const card of player.hand) {
    buildings += POINTS[card] as number;
    if (KIND[card] === BANKER) bankers += 1;
  }
  return {
    buildings,
    money: Math.floor(player.money / DOLLARS_PER_POINT),
    bankers: bankers === 0 ? 0 : bankers * pointsForBanker(state, player),
  };
}

function scoreOf(state: PacketRowState, seat: Seat, player: PlayerState): SeatScore {
  const parts = pointsOf(state, player);
  return { seat, total: parts.buildings + parts.money + parts.bankers, parts: { ...parts } };
}

/** PR-54: most points, then most money, then shared. */
export function outcome(state: PacketRowState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.players.map((player, seat) => scoreOf(state, seat, player));
  const top = Math.max(...scores.map((score) => score.total));
  const tied = scores.filter((score) => score.total === top).map((score) => score.seat);
  const moneyOf = (seat: Seat) => state.players[seat]?.money ?? 0;
  const richest = Math.max(...tied.map(moneyOf));
  return { winners: tied.filter((seat) => moneyOf(seat) === richest), scores };
}
