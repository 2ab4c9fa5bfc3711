import type { AnyGame } from '@/engine/game';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import type { Clock } from './clock';
import { horizonFrom, playOn } from './playout';
import { QuickDice } from './quick-dice';
import { inSlices, type Sliced, type Work } from './slices';
import { sharesIn } from './win-shares';

/** How a game stood at a moment, seat by seat. */
export interface CurvePoint {
  readonly points: readonly number[];
  /** The expected share of the win; all seats together have 1. */
  readonly shares: readonly number[];
}

/** A game as somebody saw it: what is hidden from them cannot be handed in. */
export interface CurveRequest {
  readonly game: AnyGame;
  readonly moments: number;
  /** What was known at each moment; asked for once each, first to last. */
  viewAt(moment: number): unknown;
  readonly clock?: Clock | undefined;
}

/** Imagined games in all: shared out, and never fewer or more than this for a moment. */
const IN_ALL = 12_000;
const FEWEST = 24;
const MOST = 64;

/** Not the dice of the game, and the same in every game, so that nothing but what was seen has a part in the curve. */
const DICE = parseSeed('look-back') as Seed;

/** Judges one moment after the other by games imagined from what was known then. */
class Judging implements Work<readonly CurvePoint[]> {
  private readonly curve: CurvePoint[] = [];
  private readonly games: number;
  private now:
    | { readonly view: unknown; readonly random: QuickDice; sums: number[]; played: number }
    | undefined;

  constructor(private readonly request: CurveRequest) {
    const fair = Math.round(IN_ALL / request.moments);
    this.games = Math.min(MOST, Math.max(FEWEST, fair));
  }

  get isDone(): boolean {
    return this.curve.length === this.request.moments;
  }

  step(): void {
    if (this.now === undefined) this.lookAtNext();
    else this.imagineOne(this.now);
  }

  private lookAtNext(): void {
    const view = this.request.viewAt(this.curve.length);
    // The same dice for every moment: what chance adds to one it adds to the next, and the curve shows what was played.
    this.now = { view, random: new QuickDice(new Dice(DICE, 'worlds')), sums: [], played: 0 };
  }

  private imagineOne(now: NonNullable<Judging['now']>): void {
    const { game } = this.request;
    const { random } = now;
    const world = game.imagine(now.view, random);
    playOn(game, world, { random }, horizonFrom(game, world));
    for (const [seat, share] of sharesIn(game, world).entries())
      now.sums[seat] = (now.sums[seat] ?? 0) + share;
    now.played += 1;
    if (now.played === this.games) this.keep(now);
  }

  private keep({ view, sums, played }: NonNullable<Judging['now']>): void {
    const points = this.request.game.standings(view).map(({ total }) => total);
    this.curve.push({ points, shares: sums.map((sum) => sum / played) });
    this.now = undefined;
  }

  result(): readonly CurvePoint[] {
    return this.curve;
  }
}

/**
 * Points and the expected share of the win at every moment of a game. It takes as long as it takes, since the same game
 * has the same curve on every device.
 */
export function startCurve(request: CurveRequest): Sliced<readonly CurvePoint[]> {
  return inSlices(new Judging(request), { milliseconds: Infinity, clock: request.clock });
}
