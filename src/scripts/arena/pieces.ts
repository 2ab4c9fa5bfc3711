import type { Seat } from '@/engine/game';
import type { Piece } from './economy';
import { percent, shareOf } from './statistics';

/** How pieces of one name fared in one game. */
export interface PieceFate {
  readonly name: string;
  readonly group: string;
  /** Pieces that somebody could have taken, and those that somebody took. */
  readonly offered: number;
  readonly taken: number;
  /** Different seats that took one, and the part of the win that they had. */
  readonly takers: number;
  readonly wins: number;
}

/** Counts what could be taken and what was taken in one game, piece by piece: lying there twice counts once. */
export class PieceCounter {
  private readonly seen = new Map<
    string,
    { readonly group: string; offered: Set<number>; taken: Set<number>; takers: Set<Seat> }
  >();

  private fateOf({ name, group }: Piece) {
    const known = this.seen.get(name);
    if (known !== undefined) return known;
    const fate = { group, offered: new Set<number>(), taken: new Set<number>(), takers: new Set<Seat>() };
    this.seen.set(name, fate);
    return fate;
  }

  offer(piece: Piece): void {
    this.fateOf(piece).offered.add(piece.id);
  }

  take(piece: Piece, seat: Seat): void {
    const fate = this.fateOf(piece);
    fate.taken.add(piece.id);
    fate.takers.add(seat);
  }

  close(winners: readonly Seat[]): readonly PieceFate[] {
    return [...this.seen].map(([name, { group, offered, taken, takers }]) => ({
      name,
      group,
      offered: offered.size,
      taken: taken.size,
      takers: takers.size,
      wins: winners.filter((seat) => takers.has(seat)).length / winners.length,
    }));
  }
}

type Sum = { -readonly [K in keyof PieceFate]: PieceFate[K] } & { games: number };

function summed(fates: readonly PieceFate[], nameOf: (fate: PieceFate) => string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const fate of fates) {
    const name = nameOf(fate);
    const sum = sums.get(name) ?? { ...fate, name, offered: 0, taken: 0, takers: 0, wins: 0, games: 0 };
    sum.offered += fate.offered;
    sum.taken += fate.taken;
    sum.takers += fate.takers;
    sum.wins += fate.wins;
    sum.games += 1;
    sums.set(name, sum);
  }
  return [...sums.values()].sort((a, b) => b.taken / b.offered - a.taken / a.offered);
}

/** What comes up in fewer games says nothing about always or never. */
const RARE = 0.05;

function line({ name, offered, taken, takers, wins }: Sum, seats: number): string {
  const { share, low, high } = shareOf(taken, offered);
  const rate = `${percent(share).padStart(7)} of ${`${offered}`.padStart(5)} (${percent(low)} – ${percent(high)})`;
  const edge = takers === 0 ? '' : `, takers won × ${((wins / takers) * seats).toFixed(2)} of fair`;
  return `  ${name.padEnd(52)} ${rate}${edge}`;
}

/** How often what could be taken was taken, by group and by name, and what is always or never taken. */
export function pieceLines(games: readonly (readonly PieceFate[])[], seats: number): string[] {
  const fates = games.flat();
  if (fates.length === 0) return [];
  const byName = summed(fates, ({ name }) => name);
  const common = byName.filter((sum) => sum.games >= RARE * games.length);
  const named = (fits: (sum: Sum) => boolean) =>
    common
      .filter(fits)
      .map(({ name, offered }) => `${name} (${offered})`)
      .join('; ') || 'none';
  return [
    'Kinds of cards: how many of those that somebody could have taken were taken',
    ...summed(fates, ({ group }) => group).map((sum) => line({ ...sum, takers: 0 }, seats)),
    'Cards: how many of those that somebody could have taken were taken',
    ...byName.map((sum) => line(sum, seats)),
    `Always taken: ${named(({ taken, offered }) => taken === offered)}`,
    `Never taken: ${named(({ taken }) => taken === 0)}`,
  ];
}
