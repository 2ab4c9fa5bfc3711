import { redact, sees, type GameEvent, type Memory } from '@/engine/events';
import type { AnyGame, Outcome, Seat, Viewer } from '@/engine/game';
import { isProblem, type Phrase, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { begin } from '@/engine/play';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { gameOf } from '@/games';
import { memoryOf, whenIn, type LogEntry } from './log';
import type { Stage } from './stage';
import { bySteps } from './step';
import type { Played } from './played';
import { wholeOf, type AnyPlay, type PlayedGame } from './whole';

/** Somebody answers with the open table in sight and their hand covered. */
export interface CoveredEyes {
  readonly covered: Seat;
}

/** Whose eyes look; everybody's at once only after the end, when hands are laid open. */
export type Eyes = Viewer | 'everybody' | CoveredEyes;

/** Whose eyes the device is for now. */
export function eyesAt(stage: Stage): Eyes {
  if (stage.kind === 'covered') return { covered: stage.seat };
  return stage.kind === 'seat' ? stage.seat : 'table';
}

const isCovered = (eyes: Eyes): eyes is CoveredEyes => typeof eyes === 'object';

/** Who is looked for: with a covered hand one sees what the table shows. */
const viewerOf = (eyes: Eyes): Viewer => (isCovered(eyes) || eyes === 'everybody' ? 'table' : eyes);

const keyOf = (eyes: Eyes): string => (isCovered(eyes) ? `covered ${eyes.covered}` : String(eyes));

const isInTurnOf = (one: LogEntry, other: LogEntry): boolean =>
  one.turn !== undefined && one.turn === other.turn && one.round === other.round;

/** A list for each turn, where seats take turns, and for each step beside them. */
function byTurns(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const turns: (readonly LogEntry[])[] = [];
  for (const step of bySteps(log)) {
    const before = turns.at(-1);
    const joins = before?.[0] !== undefined && step[0] !== undefined && isInTurnOf(before[0], step[0]);
    if (joins) turns[turns.length - 1] = [...before, ...step];
    else turns.push(step);
  }
  return turns;
}

/** A world that the open table cannot tell from the real one; the dice know nothing of the game's own. */
const WORLD = parseSeed('covered') as Seed;
const imaginedFromTable = (game: AnyGame, state: unknown): unknown =>
  game.imagine(game.view(state, 'table'), new Dice(WORLD, 'world'));

/** What happened in one move, or behind one button, as somebody may know it. */
export interface SeenMove {
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly at?: number | undefined;
  /** It belongs to the turn that the last of the news tells. */
  readonly goesOn: boolean;
}

/**
 * The pieces whose faces the viewer was shown by these events, as often as each was: out of a deck each time, elsewhere
 * where it was not known before.
 */
export const shownBy = (
  events: readonly GameEvent[],
  viewer: Viewer,
  decks: readonly string[],
): readonly number[] =>
  events.flatMap((event) => {
    if (event.type !== 'moved' || event.piece === undefined) return [];
    return decks.includes(event.from.zone) || !sees(event.before, viewer) ? [event.piece] : [];
  });

/**
 * All that one pair of eyes may see of a game. Neither the state nor what happened leaves this folder in any other way:
 * screens, sounds, news and the log are made of this.
 */
export class Sight {
  private readonly made = new Map<string, unknown>();

  constructor(
    private readonly game: AnyGame,
    private readonly played: PlayedGame,
    readonly eyes: Eyes,
  ) {}

  /** Whether it is what these eyes may see of this game, as it stands. */
  isOf({ play, log, happened }: PlayedGame): boolean {
    return this.played.play === play && this.played.log === log && this.played.happened === happened;
  }

  /** Worked out when it is first asked for, and the same object from then on. */
  private once<T>(what: string, make: () => T): T {
    if (!this.made.has(what)) this.made.set(what, make());
    return this.made.get(what) as T;
  }

  private seen(events: readonly GameEvent[], memory: Memory): readonly GameEvent[] {
    return this.eyes === 'everybody' ? events : redact(events, this.viewer, memory);
  }

  /** Whose view it is. */
  get viewer(): Viewer {
    return viewerOf(this.eyes);
  }

  /** Who may act with these eyes. */
  get actor(): Seat | undefined {
    const { eyes } = this;
    if (isCovered(eyes)) return eyes.covered;
    return typeof eyes === 'number' ? eyes : undefined;
  }

  /** What moves are judged by: with a covered hand a world in which the hand may be any other. */
  private get world(): unknown {
    const { state } = this.played.play;
    return isCovered(this.eyes) ? this.once('world', () => imaginedFromTable(this.game, state)) : state;
  }

  /** Whether something of the hand could have a part in this move while it is covered. */
  private needsHand(move: unknown): boolean {
    const { game, eyes, played } = this;
    return isCovered(eyes) && game.secrets(played.play.state, eyes.covered) && !game.isOpenMove(move);
  }

  get view(): unknown {
    return this.once('view', () => {
      const { state } = this.played.play;
      return this.eyes === 'everybody' ? this.game.openView(state) : this.game.view(state, this.viewer);
    });
  }

  /** What these eyes saw before the first move. */
  get begun(): unknown {
    return this.once('begun', () => {
      const { table, play } = this.played;
      const start = begin(this.game, play);
      if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
      return new Sight(this.game, { table, play: start, log: [] }, this.eyes).view;
    });
  }

  get round(): number {
    return this.game.round(this.played.play.state);
  }

  get outcome(): Outcome | undefined {
    return this.once('outcome', () => this.game.outcome(this.played.play.state));
  }

  /** What may be done now. */
  get moves(): readonly unknown[] {
    const { actor } = this;
    if (actor === undefined) return [];
    return this.once('moves', () =>
      this.game.moves(this.world, actor).filter((move) => !this.needsHand(move)),
    );
  }

  /**
   * Why this cannot be done now, or these moves one after the other; undefined where they can, or nobody acts. What
   * follows a move is tried in a world that these eyes cannot tell from the real one, so it tells nothing hidden.
   */
  problem(move: unknown, ...more: readonly unknown[]): Problem | undefined {
    const { actor, game } = this;
    if (actor === undefined) return undefined;
    if ([move, ...more].some((each) => this.needsHand(each))) return engineProblem('handCovered', {});
    const first = game.problem(this.world, actor, move);
    if (first !== undefined || more.length === 0) return first;
    const random = new Dice(WORLD, 'step');
    const world = game.imagine(this.view, random);
    let before = move;
    for (const next of more) {
      game.apply(world, actor, before, { random });
      const problem = game.problem(world, actor, next);
      if (problem !== undefined) return problem;
      before = next;
    }
    return undefined;
  }

  describe(move: unknown): Phrase {
    return this.game.describe(move, this.view);
  }

  /** What the last button of this sitting did. */
  get happened(): SeenMove | undefined {
    const { happened } = this.played;
    return (
      happened &&
      this.once('happened', () => {
        const before = this.recent.at(-1)?.at(-1);
        const goesOn = before !== undefined && isInTurnOf(before, happened);
        return { ...happened, events: this.seen(happened.events, 'now'), goesOn };
      })
    );
  }

  private remembered(entry: LogEntry): LogEntry {
    return { ...entry, events: this.seen(entry.events, memoryOf(this.game, this.played.play, entry)) };
  }

  /** Everything that happened, a move each, as far as it is still known. */
  get log(): readonly LogEntry[] {
    return this.once('log', () => this.played.log.map((entry) => this.remembered(entry)));
  }

  /** The pieces that these eyes were shown since the start, where those from these places are shown anew each time. */
  shownFrom(decks: readonly string[]): readonly number[] {
    return this.log.flatMap(({ events }) => shownBy(events, this.viewer, decks));
  }

  /** All that happened so far in the turn that goes on; nothing where there are no turns. */
  get turn(): readonly GameEvent[] {
    return this.once('turn', () => {
      const { log, play } = this.played;
      const { round, turn } = whenIn(this.game, play.state);
      if (turn === undefined) return [];
      const before = log.findLastIndex((entry) => entry.turn !== turn || entry.round !== round);
      return log.slice(before + 1).flatMap((entry) => this.remembered(entry).events);
    });
  }

  private get recent(): readonly (readonly LogEntry[])[] {
    const { log, happened } = this.played;
    const own = log.findLastIndex(({ seat, turn }) => (turn ?? seat) === this.actor);
    return byTurns(log.slice(own + 1, happened?.first ?? happened?.number));
  }

  /**
   * What came between one's own last turn and what happened last, a turn each, or a step each where there are no turns;
   * where nothing has happened in this sitting, all that came since.
   */
  get news(): readonly (readonly GameEvent[])[] {
    return this.once('news', () =>
      this.recent.map((turn) => turn.flatMap((entry) => this.remembered(entry).events)),
    );
  }
}

/** Made once for each position: whoever draws it again gets the same view, moves and news. */
const sights = new WeakMap<AnyPlay, Map<string, Sight>>();

/** What these eyes may see of a game. */
export function sightOf(played: Played, eyes: Eyes): Sight {
  const whole = wholeOf(played);
  const known = sights.get(whole.play) ?? new Map<string, Sight>();
  sights.set(whole.play, known);
  const before = known.get(keyOf(eyes));
  const sight = before?.isOf(whole) === true ? before : new Sight(gameOf(whole.table.game), whole, eyes);
  known.set(keyOf(eyes), sight);
  return sight;
}
