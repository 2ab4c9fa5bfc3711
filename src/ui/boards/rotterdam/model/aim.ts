import {
  shipCardsOf,
  type CardAhead,
  type CardTarget,
  type CardUse,
} from '@/games/rotterdam/ahead/ship-cards';
import type { Raw } from '@/games/rotterdam/cards/goods';
import { EFFECTS, type Verb } from '@/games/rotterdam/cards/ship-cards';
import type { Position } from '@/games/rotterdam/cards/waterways';
import type { Choice, RotterdamBoard } from '../table/board';

/** A ship card, as far as it is aimed. */
export type Aim = Extract<Choice, { card: number }>;

export const aimInMind = ({ choice }: Pick<RotterdamBoard, 'choice'>): Aim | undefined =>
  choice !== undefined && 'card' in choice ? choice : undefined;

/** What is asked of a card once its ship is known. */
export type Further = 'way' | 'partner' | 'cargo';

const FURTHER: Readonly<Partial<Record<Verb, Further>>> = {
  advance: 'way',
  retreat: 'way',
  swapCargo: 'partner',
  swapPlaces: 'partner',
  reload: 'cargo',
};

export const furtherOf = (card: number): Further | undefined => FURTHER[EFFECTS[card]?.verb ?? 'score'];

/** Whose hand it is played from, and what is seen of the table. */
type Holder = Pick<RotterdamBoard, 'view' | 'subject'>;

/** The card in the hand of whoever acts, with all that may be done with it now. */
export const cardAhead = ({ view, subject }: Holder, card: number): CardAhead | undefined =>
  shipCardsOf(view, subject).find((one) => one.card === card);

export const targetOf = (board: Holder, { card, at }: Aim): CardTarget | undefined =>
  cardAhead(board, card)?.targets.find((target) => target.at === at);

/** Where a use leads beyond its ship: the way's end, the other ship, or the new cargo. */
export function furtherIn({ moves: [play, partner] }: CardUse): { to?: Position; raw?: Raw } {
  if (partner?.type === 'partner') return { to: partner.at };
  if (play?.type !== 'play') return {};
  return {
    ...(play.to !== undefined && { to: play.to }),
    ...(play.raw !== undefined && { raw: play.raw }),
  };
}

/** What the aim in mind would do; undefined while it is only half an aim. */
export function aimedUse(board: Holder & Pick<RotterdamBoard, 'choice'>): CardUse | undefined {
  const aim = aimInMind(board);
  const uses = aim && targetOf(board, aim)?.uses;
  return uses?.find((use) => {
    const { to, raw } = furtherIn(use);
    return to === aim?.to && raw === aim?.raw;
  });
}

/** The card aimed at this ship; where that leaves one way only, wholly. */
export function aimedAt(board: Holder, card: number, at: Position): Aim {
  const [only, ...others] = targetOf(board, { card, at })?.uses ?? [];
  return { card, at, ...(only !== undefined && others.length === 0 && furtherIn(only)) };
}
