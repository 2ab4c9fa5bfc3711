import type { AnyGame } from '@/engine/game';
import { speak } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import type { AnyEconomy, Holding } from './economy';
import { economyOf } from './kinds';
import type { Answer, Ending } from './match';
import { PieceCounter, type PieceFate } from './pieces';

/** How a kind of move fared in one game. */
export interface Fate {
  readonly label: string;
  readonly kind: string;
  /** At how many decisions it was on offer, and how often it was chosen. */
  offered: number;
  chosen: number;
  /** Different seats that chose it, and the part of the win that they had. */
  choosers: number;
  wins: number;
}

export interface Tally {
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly parts: readonly Readonly<Record<string, number>>[];
  readonly rounds: number;
  readonly moves: number;
  /** Dollars, cards and whatever else the game counts, by seat. */
  readonly flows: Readonly<Record<string, readonly number[]>>;
  /** What seats had at the end. */
  readonly holdings: readonly Holding[];
  /** In which round the leader reached each step of the game's course; steps that nobody reached are missing. */
  readonly milestones: Readonly<Record<string, number>>;
  readonly pieces: readonly PieceFate[];
  /** By the move's key; by its kind where pieces are told instead. */
  readonly fates: Readonly<Record<string, Fate>>;
}

const NAMES = { seat: (seat: number) => `seat ${seat + 1}` };

/** Counts what was on offer and what was chosen in one game, whatever the game. */
export class Counter {
  private readonly fates = new Map<string, Fate & { readonly seats: Set<number> }>();

  private readonly pieces = new PieceCounter();
  private readonly flows: Record<string, number[]> = {};
  private readonly milestones: Record<string, number> = {};
  private readonly game: AnyGame;
  private readonly economy: AnyEconomy;

  constructor(id: GameId) {
    this.game = gameOf(id);
    this.economy = economyOf(id);
  }

  private seeCourse(state: unknown): void {
    const { course } = this.economy;
    if (course === undefined) return;
    const progress = course.progress(state);
    for (const step of course.steps) {
      if (progress >= step) this.milestones[`${step} ${course.what}`] ??= this.game.round(state);
    }
  }

  private keyOf(move: unknown): string {
    const { piece, meaning } = this.economy;
    return piece === undefined ? this.game.moveKey(move) : meaning(move).kind;
  }

  private seePieces({ seat, legal, move }: Answer): void {
    const { piece } = this.economy;
    if (piece === undefined) return;
    for (const candidate of legal) {
      const offered = piece(candidate);
      if (offered !== undefined) this.pieces.offer(offered);
    }
    const taken = piece(move);
    if (taken !== undefined) this.pieces.take(taken, seat);
  }

  watch(answer: Answer): void {
    const { state, view, seat, legal, move } = answer;
    const { game, economy } = this;
    this.seeCourse(state);
    this.seePieces(answer);
    for (const candidate of legal) {
      const key = this.keyOf(candidate);
      let fate = this.fates.get(key);
      if (fate === undefined) {
        const { kind } = economy.meaning(candidate);
        fate = {
          label: speak(game.phrases, 'en', game.describe(candidate, view), NAMES),
          kind,
          offered: 0,
          chosen: 0,
          choosers: 0,
          wins: 0,
          seats: new Set(),
        };
        this.fates.set(key, fate);
      }
      fate.offered += 1;
    }
    for (const [flow, amount] of Object.entries(economy.meaning(move).flows ?? {})) {
      const bySeat = (this.flows[flow] ??= []);
      bySeat[seat] = (bySeat[seat] ?? 0) + amount;
    }
    const fate = this.fates.get(this.keyOf(move));
    if (fate === undefined) return;
    fate.chosen += 1;
    fate.seats.add(seat);
  }

  close({ state, outcome, rounds, moves }: Ending): Tally {
    this.seeCourse(state);
    const fates: Record<string, Fate> = {};
    for (const [key, { seats, ...fate }] of this.fates) {
      const won = outcome.winners.filter((seat) => seats.has(seat)).length / outcome.winners.length;
      fates[key] = { ...fate, choosers: seats.size, wins: won };
    }
    return {
      winners: outcome.winners,
      totals: outcome.scores.map(({ total }) => total),
      parts: outcome.scores.map(({ parts }) => parts),
      rounds,
      moves,
      flows: this.flows,
      holdings: this.economy.holdings?.(state) ?? [],
      milestones: this.milestones,
      pieces: this.pieces.close(outcome.winners),
      fates,
    };
  }
}
