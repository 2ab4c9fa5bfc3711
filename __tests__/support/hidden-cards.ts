import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { KIND, kindCode } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import type { PlayedGame } from '@/match/whole';

const isStarting = (card: CardId) => KIND[card] === kindCode('start-contract');

/** Cards that somebody took this round, and the one of the very last move: that is how everybody hears of it. */
function takenLately({ play, log }: PlayedGame, { round }: PacketRowState): readonly CardId[] {
  return log.flatMap((entry, at) => {
    const move = play.moves[entry.number]?.move as PacketRowMove | undefined;
    const lately = entry.round === round || at === log.length - 1;
    return move?.type === 'take' && lately ? [move.card] : [];
  });
}

/**
 * PR-60: the cards of which nothing may be on a screen that this person looks at, or nobody in particular: what is left
 * in decks, what left the game unseen, and of everybody else's hand what was dealt unseen; at a table without a ledger,
 * until the game is over, also whatever was taken in earlier rounds.
 */
export function hiddenFrom(looking: Seat | undefined, game: PlayedGame): ReadonlySet<CardId> {
  const state = game.play.state as PacketRowState;
  const lately = takenLately(game, state);
  const forgets = !state.ledger && state.phase !== 'over';
  const others = state.players.filter((_, seat) => seat !== looking).flatMap(({ hand }) => hand);
  return new Set([
    ...state.areas.flatMap(({ deck }) => deck),
    ...state.removed,
    ...others.filter((card) => (forgets ? !lately.includes(card) : isStarting(card))),
  ]);
}
