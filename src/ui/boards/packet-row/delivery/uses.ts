import type { CardId } from '@/games/packet-row/cards';
import type { Delivery } from '@/games/packet-row/move';
import { nameOnButton } from '../model/faces';
import type { PacketRowBoard } from '../table/board';
import { titleOf } from '../table/decision';
import { destinationOf, goodOf, lostOf, unitsOf } from './draft';
import { presentUse, type Use } from './exchange';

/** "3 cotton", "Gold nugget", "Netherlands ship". */
export function cardName(board: PacketRowBoard, card: CardId): string {
  const good = goodOf(card);
  return good === undefined
    ? nameOnButton(card, board.language, board.faces)
    : `${unitsOf(card)} ${board.words.good(good)}`;
}

/** How a card serves in the plan, in a few words. */
export function noteOfUse(board: PacketRowBoard, draft: Delivery, card: CardId): string {
  const { delivery } = board.text;
  const use = presentUse(draft, card);
  const isGold = draft.gold.some((one) => one.card === card);
  const lost = lostOf(draft, card);
  const units = unitsOf(card);
  switch (use.as) {
    case 'spare':
      return delivery.notNeeded;
    case 'ship':
      return delivery.withCaptain;
    case 'good': {
      const good = board.words.good(use.good);
      if (isGold) return delivery.standsFor({ units: Math.max(1, units - lost), good });
      return lost > 0 ? delivery.someLost({ used: units - lost, lost }) : delivery.tradedTo({ good });
    }
    case 'itself':
      if (units === 0) return delivery.ownShip;
      return lost > 0 ? delivery.someLost({ used: units - lost, lost }) : delivery.allUsed;
  }
}

/** What choosing this use would mean, as its button says it. */
export function labelOfUse(board: PacketRowBoard, draft: Delivery, card: CardId, use: Use): string {
  const { delivery } = board.text;
  const isGold = goodOf(card) === undefined;
  switch (use.as) {
    case 'spare':
      return unitsOf(card) === 0 ? delivery.stayHere : delivery.spare;
    case 'ship':
      return delivery.withCaptainTo({ country: board.words.destination(use.to) });
    case 'good': {
      const good = board.words.good(use.good);
      return isGold ? delivery.useAs({ good }) : delivery.useWithTrader({ good });
    }
    case 'itself': {
      const good = goodOf(card);
      return good === undefined
        ? delivery.sailHome({ country: titleOf(board, card) })
        : delivery.useAs({ good: board.words.good(good) });
    }
  }
}

/** Why a card that serves in no way could not serve in this plan. */
export function whyNoUse(board: PacketRowBoard, draft: Delivery, card: CardId): string {
  const { delivery } = board.text;
  const good = goodOf(card);
  const country = destinationOf(card);
  if (draft.contracts.length > 0) {
    if (good !== undefined) return delivery.goodUnwanted({ good: board.words.good(good) });
    if (country !== undefined) return delivery.shipUnwanted({ country: board.words.destination(country) });
  }
  return delivery.contractFirst;
}
