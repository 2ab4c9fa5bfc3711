import { ThinkingCancelled, type Thinking } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { engineProblem } from '@/engine/phrases';
import { rewound, takeBack } from '@/engine/undo';
import { NotStored, type StoreFault } from '@/storage/surely';
import { BotPace } from './bot-pace';
import { coveredAgain } from './covering';
import {
  actorOf,
  holderOf,
  keepsSecrets,
  nextStage,
  stageAfter,
  type Cover,
  type Decision,
  type Stage,
  type StageSetting,
} from './stage';
import { takesBackFreely, type MatchSeat } from './table';
import { lastStepOf, pastEmptyQuestions, takeStep, type Step } from './step';
import { Custody, undoneAtOnce, type UndoState } from './undo';
import type { Played } from './played';
import type { AnyPlay, PlayedGame } from './whole';

/** What a match needs of the world around it. */
export interface MatchEnvironment {
  /** Resolves when the match is kept; rejects when it could not be. */
  store(match: MatchSnapshot): Promise<void>;
  think(seat: Seat, bot: Extract<MatchSeat, { kind: 'bot' }>, play: AnyPlay): Thinking;
  /** Milliseconds before a bot's move is shown; 'step' waits for `continueBots`. */
  botPause(): number | 'step';
  /** What is covered while the device goes from one person to the next. */
  cover(): Cover;
}

/** How a match stands, as everybody may know; what is seen of the game itself is asked for by `sightOf`. */
export interface MatchStatus extends Played {
  readonly id: string;
  readonly stage: Stage;
  /** Who decides next: of several who owe a decision the first in the order of the seats. */
  readonly asked: Seat | undefined;
  /** How many moves have been made. */
  readonly made: number;
  /** The last move of this sitting: of several behind one button, the last. */
  readonly last: { readonly number: number; readonly seat: Seat } | undefined;
  readonly thinking: boolean;
  /** A bot's move is ready and waits for a tap. */
  readonly botWaits: boolean;
  /** A bot broke off: it waits for a tap to think once more. */
  readonly botFailed: boolean;
  /** Whether whoever acts at the device may take back what the last button did, or why not. */
  readonly undo: UndoState;
  /** Why the last move could not be stored; what was stored before it still is. */
  readonly saveProblem: StoreFault | undefined;
  /** How often a button moved or took back what the device does not hold; never where there is no such problem. */
  readonly unstored: number;
  /** Whether the device holds any moment of this match. */
  readonly held: boolean;
  /** On opening, the last write could not be read: the match goes on from the one before. */
  readonly setBack: boolean;
}

/** What somebody saw when they answered: how far the game was, who was asked, and who acted. */
type Question = Pick<MatchStatus, 'made' | 'stage' | 'asked'>;

/** The whole of a match: what is stored, and what its bots are asked about. */
export type MatchSnapshot = MatchStatus & PlayedGame;

/** A match as it is opened. */
export type MatchBeginning = Pick<MatchSnapshot, 'id' | 'table' | 'play' | 'log'> &
  Partial<Pick<MatchSnapshot, 'setBack' | 'held'>>;

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
    opened: MatchBeginning,
    private readonly environment: MatchEnvironment,
  ) {
    const begun = { ...opened, ...pastEmptyQuestions(game, opened) };
    const decision = this.decisionIn(begun.play.state);
    // Whoever opens a saved game may be anybody, and finds the whole table covered, be it before the first move.
    const comesBack = opened.held === true || begun.play.moves.length > 0;
    const cover = comesBack ? 'table' : environment.cover();
    this.custody = new Custody(begun.play.moves.length);
    this.snapshot = this.custody.noted({
      setBack: false,
      held: false,
      ...begun,
      stage: nextStage({ ...begun.table, cover }, decision, undefined),
      asked: decision.asked,
      made: begun.play.moves.length,
      last: undefined,
      thinking: false,
      botWaits: false,
      botFailed: false,
      happened: undefined,
      saveProblem: undefined,
      unstored: 0,
    });
    this.pace = new BotPace(
      {
        pause: () => environment.botPause(),
        lastMove: () => this.snapshot.last?.number ?? -1,
        waits: () => {
          this.publish({ botWaits: true });
        },
      },
      begun.log.length - 1,
    );
    this.letBotThink();
  }

  getSnapshot = (): MatchStatus => this.snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private publish(change: Partial<MatchSnapshot>): void {
    this.snapshot = this.custody.noted({ ...this.snapshot, ...change });
    for (const listener of this.listeners) listener();
  }

  private decisionIn(state: unknown): Decision {
    return {
      asked: this.game.waitingFor(state)[0],
      hides: (seat) => this.game.secrets(state, seat),
    };
  }

  private setting(): StageSetting {
    return { ...this.snapshot.table, cover: this.environment.cover() };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Answers what is asked now. */
  play = (...moves: Step['moves']): Promise<Problem | undefined> => this.answer(this.snapshot, ...moves);

  /**
   * A move of the person who holds the device, or several behind one button: all are made, stored and shown as one, or
   * none is; the problem if one cannot be made. While they are being stored there is no other, and an answer to another
   * question than the one that is asked by then is dropped: a second tap meant the same, and must not become the move of
   * whoever comes next.
   */
  answer = async (question: Question, ...moves: Step['moves']): Promise<Problem | undefined> => {
    if (this.closed) return engineProblem('gameWasLeft', {});
    if (this.playing || !this.isAsked(question)) return undefined;
    this.playing = true;
    try {
      return await this.playInTurn(moves);
    } finally {
      this.playing = false;
    }
  };

  /** Who acts out of turn answers nobody's question: the game may have gone on meanwhile. */
  private isAsked(question: Question): boolean {
    const now = this.snapshot;
    const actor = actorOf(question.stage);
    if (actor !== actorOf(now.stage)) return false;
    if (question.made === now.made) return true;
    if (question.asked === actor || now.asked === actor) return false;
    // What has been answered since by the same person was this answer: it is a second tap.
    return now.play.moves.slice(question.made).every(({ seat }) => seat !== actor);
  }

  private readonly playInTurn = (moves: Step['moves']): Promise<Problem | undefined> =>
    this.inTurn(async () => {
      const seat = actorOf(this.snapshot.stage);
      if (seat === undefined) return engineProblem('noSuchSeat', { seats: this.snapshot.play.seats });
      const refusal: Step['refusal'] = (state, move) =>
        this.needsHand(state, seat, move) ? engineProblem('handCovered', {}) : undefined;
      const taken = takeStep(this.game, this.snapshot, { seat, moves, refusal });
      if (isProblem(taken)) return taken;
      this.stopThinking();
      await this.storeAndShow(taken, seat);
      return undefined;
    });

  /** What may follow from the hand is not done before it was looked at: it would tell of the hand. */
  private needsHand(state: unknown, seat: Seat, json: unknown): boolean {
    if (this.snapshot.stage.kind !== 'covered' || !this.game.secrets(state, seat)) return false;
    const move = this.game.parseMove(json);
    return !isProblem(move) && !this.game.isOpenMove(move);
  }

  /** Stores what one button led to first, then shows it to whoever has the device by then. */
  private async storeAndShow(
    change: Pick<MatchSnapshot, 'play' | 'log' | 'happened'>,
    mover?: Seat,
  ): Promise<void> {
    const decision = this.decisionIn(change.play.state);
    const { asked } = decision;
    const stored = await this.storing({ ...this.snapshot, ...change, asked }, 1);
    if (this.closed) return;
    // Whoever was set thinking meanwhile thinks about a position that is gone.
    this.forgetThinking();
    this.publish({
      ...change,
      ...stored,
      asked,
      made: change.play.moves.length,
      last: change.happened,
      stage: stageAfter(this.setting(), decision, this.snapshot.stage, mover),
      thinking: false,
      botWaits: false,
    });
    this.letBotThink();
  }

  /** Stores the match, which is so many steps ahead of the one before; each write holds the whole match. */
  private storing(
    match: MatchSnapshot,
    steps: number,
  ): Promise<Pick<MatchSnapshot, 'saveProblem' | 'unstored' | 'held'>> {
    return this.environment.store(match).then(
      () => ({ saveProblem: undefined, unstored: 0, held: true }),
      (error: unknown) => ({
        saveProblem: error instanceof NotStored ? error.fault : 'failed',
        unstored: match.unstored + steps,
        held: match.held,
      }),
    );
  }

  /** Stores the match as it stands: when it begins, and again when somebody wants to try once more. */
  keep = (): Promise<void> =>
    this.inTurn(async () => {
      const stored = await this.storing(this.snapshot, 0);
      const { saveProblem, held } = this.snapshot;
      const news = stored.saveProblem !== saveProblem || stored.held !== held;
      if (!this.closed && news) this.publish(stored);
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
    thinking.moves
      .then(async (moves) => {
        await this.pace.ready(() => this.thinking === thinking);
        await this.inTurn(() => this.playBot(thinking, next.seat, moves));
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

  private async playBot(thinking: Thinking, seat: Seat, moves: Step['moves']): Promise<void> {
    // Somebody acted meanwhile: this thought belongs to a position that is gone.
    if (this.thinking !== thinking || this.closed) return;
    this.thinking = undefined;
    const taken = takeStep(this.game, this.snapshot, { seat, moves });
    if (isProblem(taken)) throw new Error(`the bot at seat ${seat} made an illegal move: ${taken.problem}`);
    await this.storeAndShow(taken, seat);
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

  /** Whoever touches the table wants bots to go on. */
  hurryBots = (): void => {
    if (this.snapshot.thinking) this.pace.hurry();
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

  /** The person who answers turns their covered hand up, for the rest of their turn, at this place of the table. */
  turnHandUp = (at?: string): void => {
    const { stage } = this.snapshot;
    if (stage.kind !== 'covered') return;
    // Where whole tables are covered, everybody finds theirs in the same way.
    const turnedUpAt = this.environment.cover() === 'hand' ? at : undefined;
    this.publish({ stage: { kind: 'seat', seat: stage.seat, atDesk: false, turnedUpAt } });
  };

  /** Whoever decides covers their hand again, with all that depends on it, while the table stays in sight. */
  turnHandDown = (): void => {
    const stage = coveredAgain(this.snapshot);
    if (stage !== undefined) this.publish({ stage });
  };

  /** Lowers the curtain, because other eyes may come: the app goes to the background, the page is left. */
  cover = (): void => {
    const { stage, table } = this.snapshot;
    const secret = stage.kind === 'seat' ? keepsSecrets(table) : stage.kind === 'covered' && stage.hides;
    const seat = actorOf(stage);
    if (!secret || seat === undefined) return;
    const atDesk = stage.kind === 'seat' && stage.atDesk;
    this.stopThinking();
    this.publish({ stage: { kind: 'curtain', seat, purpose: atDesk ? 'desk' : 'turn' } });
  };

  /** Another person asks for the device to act out of turn, where the game knows such acts. */
  askForDesk = (seat: Seat): void => {
    if (keepsSecrets(this.snapshot.table)) this.giveDesk(seat, { kind: 'curtain', seat, purpose: 'desk' });
    else this.sitDown(seat);
  };

  /** Another person has the device already, and has held down their own name: they act out of turn. */
  sitDown = (seat: Seat): void =>
    this.giveDesk(seat, { kind: 'seat', seat, atDesk: this.snapshot.asked !== seat });

  private giveDesk(seat: Seat, stage: Stage): void {
    const { table } = this.snapshot;
    const isOver = this.snapshot.stage.kind === 'over';
    if (!this.game.actsOutOfTurn || isOver || table.seats[seat]?.kind !== 'human') return;
    this.stopThinking();
    this.publish({ stage });
  }

  /** The device goes back to whoever is asked. */
  leaveDesk = (): void => {
    const { stage, play } = this.snapshot;
    if (stage.kind !== 'curtain' && !(stage.kind === 'seat' && stage.atDesk)) return;
    this.publish({ stage: nextStage(this.setting(), this.decisionIn(play.state), holderOf(stage)) });
    this.letBotThink();
  };

  /** Takes back what one button did, as far as this table allows; a second tap takes back no more. */
  undo = ({ made }: Pick<Question, 'made'> = this.snapshot): Promise<void> =>
    this.inTurn(async () => {
      if (!this.snapshot.undo.available || made !== this.snapshot.made) return;
      const back = takesBackFreely(this.snapshot.table) ? rewound : takeBack;
      const play = back(this.game, this.snapshot.play, undoneAtOnce(this.snapshot));
      if (play === undefined) return;
      this.stopThinking();
      const log = this.snapshot.log.slice(0, play.moves.length);
      this.pace.backTo(log.length - 1);
      await this.storeAndShow({ play, log, happened: lastStepOf(log) });
    });

  /** Leaves the match: nothing is thought about or shown any more. What was played is stored already. */
  close = (): void => {
    this.closed = true;
    this.stopThinking();
    this.pace.endMotion();
    this.listeners.clear();
  };
}
