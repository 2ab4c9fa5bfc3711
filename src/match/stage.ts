import type { Seat } from '@/engine/game';
import type { Settings } from '@/storage/settings';
import { humansAt, type HouseRules, type MatchSeat } from './table';

/** What is covered while the device goes from one person to the next: the whole table, or only the hand. */
export type Cover = Settings['cover'];

/** Whose eyes the device is for. */
export type Stage =
  /** Nothing is shown until this person lifts the curtain. */
  | { readonly kind: 'curtain'; readonly seat: Seat; readonly purpose: 'turn' | 'desk' }
  /** This person answers with the open table in sight; `hides` tells whether they have a hand that lies covered. */
  | { readonly kind: 'covered'; readonly seat: Seat; readonly hides: boolean }
  /**
   * This person holds the device with their hand in sight; at the desk they act out of turn. Who has just turned a covered
   * hand up finds it where they did so, until they answer.
   */
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly atDesk: boolean;
      readonly turnedUpAt?: string | undefined;
    }
  /** Bots act while nobody's hand may be shown. */
  | { readonly kind: 'table' }
  | { readonly kind: 'over' };

/** Who holds the device with their hand in sight. */
export function holderOf(stage: Stage): Seat | undefined {
  return stage.kind === 'seat' ? stage.seat : undefined;
}

/** Who may act at the device. */
export function actorOf(stage: Stage): Seat | undefined {
  return stage.kind === 'seat' || stage.kind === 'covered' ? stage.seat : undefined;
}

export interface StageSetting {
  readonly seats: readonly MatchSeat[];
  readonly houseRules: HouseRules;
  readonly cover: Cover;
}

/** Who owes the next decision, if anybody does, and who has something that others may not see. */
export interface Decision {
  readonly asked: Seat | undefined;
  readonly hides: (seat: Seat) => boolean;
}

/** Whether people at this device keep secrets from each other, where the game has any. */
export function keepsSecrets({ seats, houseRules }: Pick<StageSetting, 'seats' | 'houseRules'>): boolean {
  return humansAt(seats).length > 1 && !houseRules.openHands;
}

const inHandsOf = (seat: Seat): Stage => ({ kind: 'seat', seat, atDesk: false });

/** What the person who is asked next meets: nothing of theirs is in sight before they want it to be. */
function closedFor({ cover }: StageSetting, seat: Seat, hides: boolean): Stage {
  return hides && cover === 'table'
    ? { kind: 'curtain', seat, purpose: 'turn' }
    : { kind: 'covered', seat, hides };
}

/**
 * Where the device stands once somebody owes a decision, given who held it. The person who goes on keeps it; between two
 * people, and while bots move among several, hands are covered.
 */
export function nextStage(setting: StageSetting, decision: Decision, holder: Seat | undefined): Stage {
  const { asked, hides } = decision;
  if (asked === undefined) return { kind: 'over' };
  const human = setting.seats[asked]?.kind === 'human' ? asked : undefined;
  if (keepsSecrets(setting)) {
    if (human === undefined) return { kind: 'table' };
    return human === holder ? inHandsOf(human) : closedFor(setting, human, hides(human));
  }
  const looking = human ?? holder ?? humansAt(setting.seats)[0];
  return looking === undefined ? { kind: 'table' } : inHandsOf(looking);
}

/**
 * Where the device stands after somebody's move: whoever asked for the desk keeps it until they have acted there, and
 * behind the curtain nothing is shown. Nobody moves where a move is taken back.
 */
export function stageAfter(
  setting: StageSetting,
  decision: Decision,
  stage: Stage,
  mover: Seat | undefined,
): Stage {
  const { asked } = decision;
  if (asked === undefined) return { kind: 'over' };
  if (stage.kind === 'seat' && stage.atDesk && stage.seat !== mover) return stage;
  if (stage.kind !== 'curtain') return nextStage(setting, decision, holderOf(stage));
  if (stage.purpose === 'desk') return stage;
  const seat = setting.seats[asked]?.kind === 'human' ? asked : stage.seat;
  return { kind: 'curtain', seat, purpose: 'turn' };
}
