import type { Seat } from '@/engine/game';
import { SHIP_CARD_LIMIT } from '@/games/rotterdam/cards/limits';
import { IS_ANCHORAGE } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamBoard } from '../table/board';
import { shipCardCount } from './standing';

/** The move in mind that takes or draws a ship card. */
export function pickInMind({ choice }: RotterdamBoard): RotterdamMove | undefined {
  return choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
}

/** Whether ship cards are being taken. */
export const arePicked = ({ view, actor, asked }: RotterdamBoard): boolean =>
  actor !== undefined && actor === asked && (view.phase === 'sailor' || view.phase === 'anchorage');

/** What is known of the hand that takes: how full it is, by what everybody sees. */
export function pickExplained(board: RotterdamBoard): string | undefined {
  const { view, text, asked, actor, words, own } = board;
  if (asked === undefined || asked !== actor) return undefined;
  const { shipCards } = text;
  const count = shipCardCount(view, asked) + (view.phase === 'anchorage' ? view.action.blind : 0);
  const holds = shipCards.holds({ count, limit: SHIP_CARD_LIMIT });
  if (view.phase === 'anchorage') return own === undefined ? shipCards.openQuestion : holds;
  if (count >= SHIP_CARD_LIMIT) return shipCards.full;
  const places = anchoredAt(board, asked);
  if (places.length === 0) return holds;
  const told = { places: words.list(places) };
  return `${holds}: ${count + 1 < SHIP_CARD_LIMIT ? shipCards.andFor(told) : shipCards.noSecond(told)}`;
}

/** Who took the card that lay at this place of the row. */
export function takerOf({ turn }: RotterdamBoard, slot: number): Seat | undefined {
  const taken = turn.findLast(
    (event) => event.type === 'moved' && event.from.zone === 'ship-row' && event.from.at === slot,
  );
  return taken?.type === 'moved' ? taken.to.seat : undefined;
}

/** Own ships at anchorages, by name. */
const anchoredAt = ({ view, words }: RotterdamBoard, seat: Seat | undefined): readonly string[] =>
  view.owners.flatMap((owner, at) =>
    owner === seat && IS_ANCHORAGE[at] === true ? [words.position(at)] : [],
  );
