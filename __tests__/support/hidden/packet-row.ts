import type { Viewer } from '@/engine/game';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import { AREA } from '@/games/packet-row/cards/figures';
import { playerWith } from '@/games/packet-row/rules/hand';
import type { PacketRowState } from '@/games/packet-row/state';
import { placesIn, zoneOf, type HiddenZone, type Place } from './zone';

const isStartingContract = (card: CardId): boolean => CARDS[card]?.kind === 'start-contract';

/** A card of somebody's hand; what follows from the hand follows it. */
function inHand(state: PacketRowState, seat: number, at: number): Place {
  const { hand } = state.players[seat] as PacketRowState['players'][number];
  return {
    card: hand[at] as CardId,
    put: (card) => {
      const player = state.players[seat] as PacketRowState['players'][number];
      const { ships, money, piece, done } = player;
      state.players[seat] = { ...playerWith(player.hand.with(at, card), ships, money), piece, done };
    },
  };
}

/** PR-60: the order of the decks, the cards removed unseen, and the starting contracts of others. */
export function packetRowZones(state: PacketRowState, viewer: Viewer): HiddenZone[] {
  const removed = state.removed.slice();
  state.removed = removed;
  const away = (fits: (card: CardId) => boolean) => placesIn(removed).filter((place) => fits(place.card));
  const decks = state.areas.map(({ deck }, area) => [
    ...placesIn(deck),
    ...away((card) => AREA[card] === area),
  ]);
  const dealt = state.players.flatMap(({ hand }, seat) =>
    seat === viewer
      ? []
      : hand.flatMap((card, at) => (isStartingContract(card) ? [inHand(state, seat, at)] : [])),
  );
  return [...decks, [...dealt, ...away(isStartingContract)]].map(zoneOf);
}
