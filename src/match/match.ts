import { ThinkingCancelled, type Thinking } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { advance, type Advanced, type Play } from '@/engine/play';
import { takeBack } from '@/engine/undo';
import { NotStored, type StoreFault } from '@/storage/surely';
import { BotPace } from './bot-pace';
import type { LogEntry } from './log';
import { hasSecrets, holderOf, nextStage, stageAfter, type Stage } from './stage';
import type { MatchSeat, MatchTable } from './table';
import { Custody, type UndoState } from './undo';

export type AnyPlay = Play<unknown, unknown, unknown>;

/** What a match needs of the world around it. */
export interface MatchEnvironment {
  /** Resolves when the match is kept; rejects when it could not be. */
  store(match: MatchSnapshot): Promise<void>;
  think(seat: Seat, bot: Extract<MatchSeat, { kind: 'bot' }>, play: AnyPlay): Thinking;
  /** Milliseconds before a bot's move is shown; 'step' waits for `continueBots`. */
  botPause(): number | 'step';
}

export interface MatchSnapshot {
  readonly id: string;
  readonly table: MatchTable;
  readonly play: AnyPlay;
  readonly log: readonly LogEntry[];
  readonly stage: Stage;
  readonly asked: Seat | undefined;
  readonly thinking: boolean;
  /** A bot's move is ready and waits for a tap. */
  readonly botWaits: boolean;
  /** A bot broke off: it waits for a tap to think once more. */
  readonly botFailed: boolean;
  /** The last move of this sitting, unredacted; with the time, unless it is the last again after one was taken back. */
  readonly happened: (LogEntry & { readonly at?: number }) | undefined;
  /** Why the last move could not be stored; what was stored before it still is. */
  readonly saveProblem: StoreFault | undefined;
  /** How many moves (or moves taken back) the device does not hold; none where there is no such problem. */
  readonly unstored: number;
  /** On opening, the last write could not be read: the match goes on from the one before. */
  readonly setBack: boolean;
}

/** A match as it is opened. */
export type MatchBeginning = Pick<MatchSnapshot, 'id' | 'table' | 'play' | 'log'> &
  Partial<Pick<MatchSnapshot, 'setBack'>>;

/** One game in progress on this device: who holds it, what was played, when bots move, what may be taken back. */
export class Match {
  private snapshot: MatchSnapshot;
  private readonly listeners = new Set<() => void>();
  private readonly custody: Custody;
  private readonly pace: BotPace;
  private queue: Promise<unknown> = Promise.resolve();
  private thinking: Thinking | undefined;
  private closed = false;
  private playing = false;

  constructor(
    private readonly game: AnyGame,
    begun: MatchBeginning,
    private readonly environment: MatchEnvironment,
  ) {
    const waiting = game.waitingFor(begun.play.state);
    this.snapshot = {
      setBack: false,
      ...begun,
      stage: nextStage(begun.table, waiting, undefined),
      asked: waiting[0],
      thinking: false,
      botWaits: false,
      botFailed: false,
      happened: undefined,
      saveProblem: undefined,
      unstored: 0,
    };
    this.custody = new Custody(begun.play.moves.length);
    this.pace = new BotPace(
      {
        pause: () => environment.botPause(),
        lastMove: () => this.snapshot.happened?.number ?? -1,
        waits: () => {
          this.publish({ botWaits: true });
        },
      },
      begun.log.length - 1,
    );
    this.letBotThink();
  }

  getSnapshot = (): MatchSnapshot => this.snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private publish(change: Partial<MatchSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.custody.note(this.snapshot);
    for (const listener of this.listeners) listener();
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /**
   * A move of the person who holds the device; the problem if it cannot be made. While one is being stored there is no
   * other: a second tap meant the same, and must not become the move of whoever comes next.
   */
  play = async (move: unknown): Promise<Problem | undefined> => {
    if (this.closed) return engineProblem('gameWasLeft', {});
    if (this.playing) return undefined;
    this.playing = true;
    try {
      return await this.playInTurn(move);
    } finally {
      this.playing = false;
    }
  };

  private readonly playInTurn = (move: unknown): Promise<Problem | undefined> =>
    this.inTurn(async () => {
      const seat = holderOf(this.snapshot.stage);
      if (seat === undefined) return engineProblem('noSuchSeat', { seats: this.snapshot.play.seats });
      const advanced = advance(this.game, this.snapshot.play, seat, move);
      if (isProblem(advanced)) return advanced;
      this.stopThinking();
      await this.commit(seat, advanced);
      return undefined;
    });

  private commit(seat: Seat, { play, events }: Advanced<unknown, unknown, unknown>): Promise<void> {
    const { log, play: before } = this.snapshot;
    const entry = { number: log.length, seat, round: this.game.round(before.state), events };
    return this.storeAndShow({ play, log: [...log, entry], happened: { ...entry, at: Date.now() } });
  }

  /** Stores what a move led to first, then shows it to whoever has the device by then. */
  private async storeAndShow(change: Pick<MatchSnapshot, 'play' | 'log' | 'happened'>): Promise<void> {
    const waiting = this.game.waitingFor(change.play.state);
    const asked = waiting[0];
    const stored = await this.storing({ ...this.snapshot, ...change, asked }, 1);
    if (this.closed) return;
    // Whoever was set thinking meanwhile thinks about a position that is gone.
    this.forgetThinking();
    const { table, stage } = this.snapshot;
    this.publish({
      ...change,
      ...stored,
      asked,
      stage: stageAfter(table, waiting, stage),
      thinking: false,
      botWaits: false,
    });
    this.letBotThink();
  }

  /** Stores the match, which is so many moves ahead of the one before; each write holds the whole match. */
  private storing(
    match: MatchSnapshot,
    moves: number,
  ): Promise<Pick<MatchSnapshot, 'saveProblem' | 'unstored'>> {
    return this.environment.store(match).then(
      () => ({ saveProblem: undefined, unstored: 0 }),
      (error: unknown) => ({
        saveProblem: error instanceof NotStored ? error.fault : 'failed',
        unstored: match.unstored + moves,
      }),
    );
  }

  /** Stores the match as it stands: when it begins, and again when somebody wants to try once more. */
  keep = (): Promise<void> =>
    this.inTurn(async () => {
      const stored = await this.storing(this.snapshot, 0);
      if (!this.closed && stored.saveProblem !== this.snapshot.saveProblem) this.publish(stored);
    });

  /** While somebody sits at the desk or the curtain is down, bots wait. */
  private botToMove(): { seat: Seat; bot: Extract<MatchSeat, { kind: 'bot' }> } | undefined {
    const { asked, stage, table } = this.snapshot;
    if (asked === undefined || stage.kind === 'curtain' || (stage.kind === 'seat' && stage.atDesk))
      return undefined;
    const bot = table.seats[asked];
    return bot?.kind === 'bot' ? { seat: asked, bot } : undefined;
  }

  private letBotThink(): void {
    const next = this.botToMove();
    if (next === undefined || this.thinking !== undefined || this.closed) return;
    const thinking = this.environment.think(next.seat, next.bot, this.snapshot.play);
    this.thinking = thinking;
    this.publish({ thinking: true, botWaits: false, botFailed: false });
    thinking.move
      .then(async (move) => {
        await this.pace.ready(() => this.thinking === thinking);
        await this.inTurn(() => this.playBot(thinking, next.seat, move));
      })
      .catch((error: unknown) => {
        if (!(error instanceof ThinkingCancelled)) this.botFailed(thinking);
      });
  }

  /** The table waits, and says so, until somebody lets the bot think once more. */
  private botFailed(thinking: Thinking): void {
    if (this.thinking !== thinking || this.closed) return;
    this.thinking = undefined;
    this.publish({ thinking: false, botWaits: true, botFailed: true });
  }

  private async playBot(thinking: Thinking, seat: Seat, move: unknown): Promise<void> {
    // Somebody acted meanwhile: this thought belongs to a position that is gone.
    if (this.thinking !== thinking || this.closed) return;
    this.thinking = undefined;
    const advanced = advance(this.game, this.snapshot.play, seat, move);
    if (isProblem(advanced))
      throw new Error(`the bot at seat ${seat} made an illegal move: ${advanced.problem}`);
    await this.commit(seat, advanced);
  }

  private forgetThinking(): void {
    this.thinking?.cancel();
    this.thinking = undefined;
    this.pace.tap();
  }

  private stopThinking(): void {
    this.forgetThinking();
    if (this.snapshot.thinking || this.snapshot.botWaits) this.publish({ thinking: false, botWaits: false });
  }

  /** The screen tells that the motion of this move has ended. */
  settled = (number: number): void => {
    this.pace.settled(number);
  };

  /** Step by step: shows the bot's next move. One that could not decide thinks once more. */
  continueBots = (): void => {
    if (this.snapshot.botFailed) this.letBotThink();
    else this.pace.tap();
  };

  /** The person named on the curtain looks at their hand. */
  reveal = (): void => {
    const { stage, asked } = this.snapshot;
    if (stage.kind !== 'curtain') return;
    this.publish({
      stage: { kind: 'seat', seat: stage.seat, atDesk: stage.purpose === 'desk' && asked !== stage.seat },
    });
    this.letBotThink();
  };

  /** Hides the hand in view, because other eyes may come: the app goes to the background, the page is left. */
  cover = (): void => {
    const { stage, table } = this.snapshot;
    if (stage.kind !== 'seat' || !hasSecrets(table)) return;
    this.stopThinking();
    this.publish({ stage: { kind: 'curtain', seat: stage.seat, purpose: stage.atDesk ? 'desk' : 'turn' } });
  };

  /** Another person asks for the device to deliver or cash out of turn. */
  askForDesk = (seat: Seat): void => {
    const { stage, table } = this.snapshot;
    if (stage.kind === 'over' || table.seats[seat]?.kind !== 'human') return;
    this.stopThinking();
    this.publish({
      stage: hasSecrets(table)
        ? { kind: 'curtain', seat, purpose: 'desk' }
        : { kind: 'seat', seat, atDesk: this.snapshot.asked !== seat },
    });
  };

  /** The device goes back to whoever is asked. */
  leaveDesk = (): void => {
    const { stage, table, play } = this.snapshot;
    if (stage.kind !== 'curtain' && !(stage.kind === 'seat' && stage.atDesk)) return;
    const holder = stage.kind === 'seat' ? stage.seat : undefined;
    this.publish({ stage: nextStage(table, this.game.waitingFor(play.state), holder) });
    this.letBotThink();
  };

  undoState = (): UndoState => this.custody.undoState(this.snapshot);

  undo = (): Promise<void> =>
    this.inTurn(async () => {
      if (!this.undoState().available) return;
      const play = takeBack(this.game, this.snapshot.play);
      if (play === undefined) return;
      this.stopThinking();
      const log = this.snapshot.log.slice(0, -1);
      this.pace.backTo(log.length - 1);
      await this.storeAndShow({ play, log, happened: log[log.length - 1] });
    });

  /** Leaves the match: nothing is thought about or shown any more. What was played is stored already. */
  close = (): void => {
    this.closed = true;
    this.stopThinking();
    this.pace.endMotion();
    this.listeners.clear();
  };
}
