import type { AnyGame, Seat } from '@/engine/game';

/** What a seat can expect in points. */
export interface Prospect {
  readonly points: number;
  /** Points ahead of the best of the others; below 0 behind. */
  readonly lead: number;
}

/** The seat's points at the end, or what the game expects them to be; undefined where it cannot say. */
function prospectIn(game: AnyGame, world: unknown, seat: Seat): Prospect | undefined {
  const totals =
    game.outcome(world)?.scores.map(({ seat: at, total }) => [at, total] as const) ??
    game.instincts?.expectedScores?.(world).map((total, at) => [at, total] as const);
  if (totals === undefined) return undefined;
  let points = 0;
  let best = -Infinity;
  for (const [at, total] of totals) {
    if (at === seat) points = total;
    else if (total > best) best = total;
  }
  return { points, lead: points - best };
}

/** What imagined games came to in points for one seat, by the node of the move that they began with. */
export class PointsTally {
  private readonly sums = new Map<number, { games: number; points: number; lead: number }>();

  constructor(
    private readonly game: AnyGame,
    private readonly seat: Seat,
  ) {}

  add(node: number, world: unknown): void {
    const prospect = prospectIn(this.game, world, this.seat);
    if (prospect === undefined) return;
    const sum = this.sums.get(node) ?? { games: 0, points: 0, lead: 0 };
    sum.games += 1;
    sum.points += prospect.points;
    sum.lead += prospect.lead;
    this.sums.set(node, sum);
  }

  mean(node: number): Prospect | undefined {
    const sum = this.sums.get(node);
    return sum && { points: sum.points / sum.games, lead: sum.lead / sum.games };
  }
}
