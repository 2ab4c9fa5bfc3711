import type { Outcome, Seat, SeatScore } from '@/engine/game';
import type { CardId } from './cards';
import { KIND, kindCode, POINTS } from './cards/figures';
import type { PacketRowState } from './state';
import type { PacketRowView } from './view';

const BANKER = kindCode('banker');
export const DOLLARS_PER_POINT = 10;

/** PR-51: where points come from. */
export const SOURCES = ['buildings', 'money', 'bankers'] as const;
export type Source = (typeof SOURCES)[number];

/** What points are counted from, of a state or of a view. */
interface Holder {
  readonly hand: readonly CardId[];
  readonly money: number;
}

/** PR-52, PR-53: points for each banker by rank in money; by number of players. */
const BANKER_POINTS: readonly { readonly most: number; readonly second: number }[] = [2, 3, 4, 5].map(
  (players) => (players < 4 ? { most: 2, second: 0 } : { most: 3, second: 1 }),
);

function pointsForBanker(players: readonly Holder[], player: Holder): number {
  const figures = BANKER_POINTS[players.length - 2];
  if (figures === undefined) return 0;
  const richer = players.filter((other) => other.money > player.money);
  if (richer.length === 0) return figures.most;
  // Second most counts only behind a single richest player.
  return richer.length === 1 ? figures.second : 0;
}

export function bankersIn(hand: readonly CardId[]): number {
  let bankers = 0;
  for (const card of hand) if (KIND[card] === BANKER) bankers += 1;
  return bankers;
}

/** PR-51, as if the game ended with the money that lies on the table. */
function scoreOf(players: readonly Holder[], player: Holder, seat: Seat): SeatScore<Source> {
  let buildings = 0;
  for (const card of player.hand) buildings += POINTS[card] as number;
  const money = Math.floor(player.money / DOLLARS_PER_POINT);
  const bankers = bankersIn(player.hand) * pointsForBanker(players, player);
  return { seat, total: buildings + money + bankers, parts: { buildings, money, bankers } };
}

const scoresOf = (players: readonly Holder[]): readonly SeatScore<Source>[] =>
  players.map((player, seat) => scoreOf(players, player, seat));

/** PR-60: what scores is taken face up and money lies open, so every view tells everybody's points in full. */
export const standings = (view: PacketRowView): readonly SeatScore<Source>[] => scoresOf(view.players);

/** PR-54: most points, then most money, then shared. */
export function outcome(state: PacketRowState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresOf(state.players);
  const top = Math.max(...scores.map((score) => score.total));
  const tied = scores.filter((score) => score.total === top).map((score) => score.seat);
  const moneyOf = (seat: Seat) => state.players[seat]?.money ?? 0;
  const richest = Math.max(...tied.map(moneyOf));
  return { winners: tied.filter((seat) => moneyOf(seat) === richest), scores };
}
