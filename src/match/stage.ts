import type { Seat } from '@/engine/game';
import { humansAt, type HouseRules, type MatchSeat } from './table';

/** Whose eyes the device is for. */
export type Stage =
  /** Nobody's hand is shown until this person reveals it. */
  | { readonly kind: 'curtain'; readonly seat: Seat; readonly purpose: 'turn' | 'desk' }
  /** This person holds the device; at the desk they act out of turn. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly atDesk: boolean }
  /** Bots act while nobody's hand may be shown. */
  | { readonly kind: 'table' }
  | { readonly kind: 'over' };

/** Who holds the device with their hand in view. */
export function holderOf(stage: Stage): Seat | undefined {
  return stage.kind === 'seat' ? stage.seat : undefined;
}

export interface StageSetting {
  readonly seats: readonly MatchSeat[];
  readonly houseRules: HouseRules;
}

/** Whether hands are secrets between people at this device. */
export function hasSecrets({ seats, houseRules }: StageSetting): boolean {
  return humansAt(seats).length > 1 && !houseRules.openHands;
}

/**
 * Where the device stands once these seats owe a decision, given who held it. The person who goes on keeps it, a bot's
 * turn changes nothing, and between two people the curtain falls.
 */
export function nextStage(setting: StageSetting, waiting: readonly Seat[], holder: Seat | undefined): Stage {
  if (waiting.length === 0) return { kind: 'over' };
  const humans = waiting.filter((seat) => setting.seats[seat]?.kind === 'human');
  const asked = humans.find((seat) => seat === holder) ?? humans[0];
  if (!hasSecrets(setting)) {
    const seat = asked ?? holder ?? humansAt(setting.seats)[0];
    return seat === undefined ? { kind: 'table' } : { kind: 'seat', seat, atDesk: false };
  }
  if (asked === undefined)
    return holder === undefined ? { kind: 'table' } : { kind: 'seat', seat: holder, atDesk: false };
  return asked === holder
    ? { kind: 'seat', seat: asked, atDesk: false }
    : { kind: 'curtain', seat: asked, purpose: 'turn' };
}

/** Where the device stands after a move: whoever asked for the desk keeps it, and a hand that is covered stays so. */
export function stageAfter(setting: StageSetting, waiting: readonly Seat[], stage: Stage): Stage {
  if (waiting.length > 0) {
    if (stage.kind === 'seat' && stage.atDesk) return stage;
    if (stage.kind === 'curtain' && stage.purpose === 'desk') return stage;
  }
  if (stage.kind !== 'curtain') return nextStage(setting, waiting, holderOf(stage));
  const uncovered = nextStage(setting, waiting, stage.seat);
  return uncovered.kind === 'seat' ? { kind: 'curtain', seat: uncovered.seat, purpose: 'turn' } : uncovered;
}
