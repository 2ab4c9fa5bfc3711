import type { RotterdamBoard } from '../table/board';
import { handWorth } from './heldCards';
import { askedNow } from './questions';

interface AskedWords {
  readonly question: string;
  /** What the player's thought would lead to. */
  readonly explained?: string | undefined;
  /** What of that is only read aloud. */
  readonly read?: string | undefined;
}

const hasSeveralPeople = ({ seats }: RotterdamBoard): boolean =>
  seats.filter(({ kind }) => kind === 'human').length > 1;

/** What the shelf shows instead of the question, where that was asked for. */
function pageWords({ shelf, text, view, own, money }: RotterdamBoard): AskedWords | undefined {
  const { trade, hand, sheets } = text;
  if (shelf.of === 'orders') {
    return { question: trade.threeOpen, explained: trade.morePile({ count: view.orderDeck }) };
  }
  if (shelf.of === 'market') return { question: trade.market, explained: trade.marketAbout };
  const player = shelf.of === 'hand' ? own && view.players[own.seat] : undefined;
  if (player === undefined) return undefined;
  const worth = handWorth(view, player);
  return {
    question: sheets.hand,
    explained: hand.worth({ money: money(worth.money), points: worth.points }),
  };
}

/** What is asked, in words for whoever reads it: by name, unless only one person could be meant. */
export function askedWords(board: RotterdamBoard): AskedWords {
  const { asked, actor, text, shared } = board;
  if (asked === undefined) return { question: shared.over };
  const page = pageWords(board);
  if (page !== undefined) return page;
  const here = asked === actor;
  const { question, explained, read } = askedNow(board);
  const name = here && !hasSeveralPeople(board) ? undefined : board.name(asked);
  return { question: text.ask.to({ name, question }), ...(here && { explained, read }) };
}
