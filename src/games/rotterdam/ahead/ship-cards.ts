import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Raw } from '../cards/goods';
import { EFFECTS, SHIP_CARD_KINDS, type Effect, type ShipCard } from '../cards/ship-cards';
import { harbourAt, isHarbour, type Position } from '../cards/waterways';
import { clone } from '../clone';
import type { Play, RotterdamMove } from '../move';
import { moves } from '../moves';
import { rotterdamProblem } from '../phrases';
import { problem } from '../problem';
import { choosePartner, playCard } from '../rules/play-card';
import { hasRoom } from '../rules/raw-market';
import { isHeld } from '../rules/ships';
import { codeCargo, playerAt, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { arrivalAt, stepsToGo, type Arrival } from './voyage';
import { freshDice, imagined, isCovered, keptBySeat } from './world';

/** What a card does to one ship. */
export interface ShipChange {
  readonly owner: Seat;
  readonly from: Position;
  readonly to: Position;
  readonly cargo: { readonly from: Raw; readonly to: Raw };
  /** To the harbour where the cargo belongs, before and after. */
  readonly steps: { readonly from: number | undefined; readonly to: number | undefined };
  readonly arrival: Arrival | undefined;
  readonly held: boolean;
}

/** One way to play a card. */
export interface CardUse {
  /** One move, or with a second ship two. */
  readonly moves: readonly RotterdamMove[];
  readonly changes: readonly ShipChange[];
  /** The unit that comes into the own stock. */
  readonly loot: Raw | undefined;
}

/** A ship that a card may be aimed at, with every way to play it there. */
export interface CardTarget {
  readonly at: Position;
  readonly owner: Seat;
  readonly uses: readonly CardUse[];
}

export interface CardAhead {
  readonly card: ShipCard;
  readonly count: number;
  /** Why it cannot be played now; undefined where it can. */
  readonly problem: Problem | undefined;
  readonly targets: readonly CardTarget[];
}

const step = { random: freshDice() };

function cargoAt(state: RotterdamState, at: Position): Raw {
  return isHarbour(at)
    ? codeCargo((state.harbours[harbourAt(at)] as readonly number[]).at(-1) as number)
    : (state.cargo[at] as Raw);
}

function changeOf(before: RotterdamState, after: RotterdamState, from: Position, to: Position): ShipChange {
  const cargo = { from: before.cargo[from] as Raw, to: cargoAt(after, to) };
  return {
    owner: before.owners[from] as Seat,
    from,
    to,
    cargo,
    steps: { from: stepsToGo(from, cargo.from), to: stepsToGo(to, cargo.to) },
    arrival: arrivalAt(to, cargo.to),
    held: isHeld(after, to),
  };
}

/** The rules of the card alone: how the turn goes on after it is not its effect. */
function played(before: RotterdamState, seat: Seat, play: Play): RotterdamState {
  const state = clone(before);
  playCard(state, seat, play, step);
  return state;
}

function swapsWith(before: RotterdamState, seat: Seat, play: Play): CardUse[] {
  const asked = played(before, seat, play);
  const crossing = (EFFECTS[play.card] as Effect).verb === 'swapPlaces';
  return moves(asked, seat).flatMap((partner) => {
    if (partner.type !== 'partner') return [];
    const after = clone(asked);
    choosePartner(after, seat, partner.at, step);
    const [first, second] = crossing ? [partner.at, play.at] : [play.at, partner.at];
    const changes = [changeOf(before, after, play.at, first), changeOf(before, after, partner.at, second)];
    return [{ moves: [play, partner], changes, loot: undefined }];
  });
}

function usesOf(before: RotterdamState, seat: Seat, play: Play): CardUse[] {
  const { verb } = EFFECTS[play.card] as Effect;
  if (verb === 'swapCargo' || verb === 'swapPlaces') return swapsWith(before, seat, play);
  const after = played(before, seat, play);
  const changes = [changeOf(before, after, play.at, play.to ?? play.at)];
  return [{ moves: [play], changes, loot: verb === 'rob' ? before.cargo[play.at] : undefined }];
}

function targetsOf(state: RotterdamState, seat: Seat, card: ShipCard): CardTarget[] {
  const targets = new Map<Position, CardUse[]>();
  for (const move of moves(state, seat)) {
    if (move.type !== 'play' || move.card !== card) continue;
    targets.set(move.at, [...(targets.get(move.at) ?? []), ...usesOf(state, seat, move)]);
  }
  return [...targets].map(([at, uses]) => ({ at, owner: state.owners[at] as Seat, uses }));
}

/** What would be said to any ship; where that is about the ship only, that there is none. */
function cardProblem(state: RotterdamState, seat: Seat, card: ShipCard): Problem {
  const refused = problem(state, seat, { type: 'play', card, at: 0 });
  const general = ['gameOver', 'notAsked', 'notNow', 'cardsNotNow', 'cardNotPlayed'];
  if (refused !== undefined && general.includes(refused.problem)) return refused;
  const robs = (EFFECTS[card] as Effect).verb === 'rob';
  return robs && !hasRoom(state, seat)
    ? rotterdamProblem('stockFull', {})
    : rotterdamProblem('noTarget', { card });
}

/** The ship cards of the seat's hand, each kind once; none while the hand is covered. */
export const shipCardsOf = keptBySeat((view: RotterdamView, seat): readonly CardAhead[] => {
  if (isCovered(view, seat)) return [];
  const state = imagined(view);
  const { cards } = playerAt(state, seat);
  return Array.from({ length: SHIP_CARD_KINDS }, (_, card) => card).flatMap((card) => {
    const count = cards[card] as number;
    if (count === 0) return [];
    const targets = targetsOf(state, seat, card);
    return [
      { card, count, targets, problem: targets.length > 0 ? undefined : cardProblem(state, seat, card) },
    ];
  });
});
