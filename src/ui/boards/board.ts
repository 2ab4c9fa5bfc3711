import type { ComponentType, ReactNode } from 'react';
import type { GameEvent, Said } from '@/engine/events';
import type { Seat, Viewer } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { MatchSeat } from '@/match/table';
import type { SoundsOfPhrases } from '@/ui/sound';
import type { Catalogue } from './catalogue';
import type { Lessons } from './lessons';
import type { Rulebook } from './rulebook';

/**
 * What happened in one move, or in several behind one button, as this viewer may see it; `number` is that of the last
 * move and never repeats within a screen.
 */
export interface Happening {
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** When it happened, where that was just now: what is drawn late makes up for it. */
  readonly at?: number | undefined;
  /** It goes on with the turn that the last of `since` tells. */
  readonly goesOn?: boolean | undefined;
  /** The share of its usual time that its motion takes; at 0 it is told and does not move. */
  readonly tempo?: number | undefined;
}

export interface Undo {
  readonly available: boolean;
  /** Why not, in words for the person; undefined when available. */
  readonly reason?: string | undefined;
  /** Whose decision is taken back, where one is. */
  readonly maker?: Seat | undefined;
  take(): void;
}

/**
 * What a board is given. It draws the view, asks the one question that is open, and hands legal moves back; it knows
 * nothing of saves, curtains, bots or other screens. Under the curtain no board is mounted at all.
 */
export interface BoardProps<View, Move> {
  readonly view: View;
  /** Whose private view this is; 'table' when nobody's hand may be shown (two humans, a bot acts before the hand-over). */
  readonly viewer: Viewer;
  /** Who may act at the device: the viewer, or the person whose hand lies covered; undefined where nobody may. */
  readonly actor: Seat | undefined;
  readonly seats: readonly MatchSeat[];
  /** Who owes the next decision; undefined when the game is over. */
  readonly asked: Seat | undefined;
  /** Whether a bot is thinking for the asked seat. */
  readonly thinking: boolean;
  /** What the actor may do, also out of turn; with a covered hand only what the open table alone allows. */
  readonly moves: readonly Move[];
  /** Why the actor cannot make this move, or these one after the other, in words; undefined when legal. */
  whyNot(move: Move, ...more: readonly Move[]): string | undefined;
  /** The paragraph of the rules that says why the actor cannot make this move, or these, where there is one. */
  ruleAgainst(move: Move, ...more: readonly Move[]): string | undefined;
  /** Makes a move, or several behind one button: what one button did is shown, told and taken back as one. */
  play(move: Move, ...more: readonly Move[]): void;
  /** What the last button did, redacted for the viewer, for motion and "what just happened"; undefined before the first. */
  readonly happened: Happening | undefined;
  /** What came before it since the viewer's own last turn, redacted too: a turn each, or a button each without turns. */
  readonly since: readonly (readonly GameEvent[])[];
  /** All that happened so far in the turn that goes on, redacted too; nothing where there are no turns. */
  readonly turn: readonly GameEvent[];
  /** The board tells when the motion of a happening has ended (or was skipped): bots wait for it. */
  onSettled(number: number): void;
  readonly undo: Undo;
  /** Set while the actor's hand lies under a small curtain: lifts it, for the rest of the turn, at this place of the board. */
  readonly onTurnHandUp?: ((at?: string) => void) | undefined;
  /** Where the viewer has just lifted it: other eyes get a board of their own, which then begins there. */
  readonly turnedUpAt?: string | undefined;
  /** Set while the actor looks at a hand that others at the device may not see: covers it again. */
  readonly onTurnHandDown?: (() => void) | undefined;
  /** Opens the table's menu and the log, which belong to the screen around the board. */
  onMenu(): void;
  onLog(): void;
  /** Opens the rulebook at this paragraph. */
  onRules(paragraph: string): void;
  /** "My desk": another human asks for the device to act out of turn; absent where nobody else could. */
  readonly onDesk?: ((seat: Seat) => void) | undefined;
  /** Set while the viewer is at the desk out of turn: hands the device back. */
  readonly onLeaveDesk?: (() => void) | undefined;
  /** Step by step: a bot's move is ready, and this shows it. */
  readonly onContinue?: (() => void) | undefined;
  /** The table was touched: bots make haste. */
  readonly onHurry?: (() => void) | undefined;
  /** Set where a moment that is over is looked at: nothing is asked of the viewer, and nothing can be done. */
  readonly past?: Past | undefined;
  /** The screen could not store the last move: said in words until it succeeds. */
  readonly warning?: string | undefined;
}

export interface Past {
  /** Everybody's hand is in the view, as people lay them open after a game. */
  readonly handsOpen: boolean;
}

export interface ResultsProps<View> {
  readonly view: View;
  readonly seats: readonly MatchSeat[];
  /** The open view after each round, first to last, for the chart. */
  readonly rounds: readonly View[];
  /** All that everybody could see happen, first to last. */
  readonly events: readonly GameEvent[];
  readonly winners: readonly Seat[];
  /** What the screen tells of the decisions that mattered, a panel of its own. */
  readonly moments?: ReactNode;
  /** Ways on from here, where this screen and not a lesson leads on. */
  readonly onPlayAgain?: () => void;
  readonly onHome?: () => void;
  readonly onLog?: () => void;
  /** Looks back at the game, move by move. */
  readonly onReplay?: () => void;
}

/** What everybody may know of the next player's decision, for the curtain. */
export interface PublicTask {
  /** What led to it: "Anna chose the docks". */
  readonly before?: string;
  readonly task: string;
}

/** What happened in one turn, or before the first; in a game without turns, in one round. */
export interface Chapter {
  readonly round: number;
  /** Whose turn it was. */
  readonly seat: Seat | undefined;
  /** As the reader may hear it, in its order. */
  readonly said: readonly Said[];
}

/** Sentences of a chapter that fold into one line, which opens. */
export interface Fold {
  /** Among what the chapter says. */
  readonly from: number;
  readonly count: number;
  readonly words: string;
}

/** How a game with turns writes its log. */
export interface Logbook<View> {
  /** The head line of a turn, or of what came before the first. */
  head(chapter: Chapter, view: View, names: (seat: Seat) => string, language: Language): string;
  /** What is drawn beside sentences, by the events that say them; all events of the log are given, the oldest first. */
  marks(events: readonly GameEvent[], view: View): ReadonlyMap<GameEvent, ReactNode>;
  /** First to last, none over another. */
  folds?(said: readonly Said[], names: (seat: Seat) => string, language: Language): readonly Fold[];
}

/** A game's face: one entry in the registry of boards. */
export interface Board<View = unknown, Move = unknown> {
  readonly Table: ComponentType<BoardProps<View, Move>>;
  /** How high it is at least on a phone that is held upright, where it cannot become lower. */
  readonly lowest?: number;
  readonly Results: ComponentType<ResultsProps<View>>;
  publicTask(view: View, names: (seat: Seat) => string, language: Language): PublicTask;
  /** The sign that stands before what led to the task, where there is one. */
  readonly PublicSign: ComponentType<{ readonly view: View; readonly size: number }>;
  readonly rulebook: Rulebook;
  /** Every card there is, to look things up in. */
  readonly catalogue: Catalogue<View>;
  /** Without one, the log is told by rounds. */
  readonly logbook?: Logbook<View>;
  /** Where somebody has to touch the board to make these moves: of places that stand for each other, the best first. */
  placesOf?(moves: readonly Move[], view: View): readonly (readonly string[])[];
  /** How to play it, where somebody has written that. */
  readonly lessons?: Lessons;
  readonly sounds: SoundsOfPhrases;
}
