import type { Problem } from '@/engine/phrase';
import type { CardId } from '../../cards';
import { DESTINATION, GOOD, KIND, kindCode, UNITS } from '../../cards/figures';
import { DESTINATIONS, GOODS, type Destination, type Good } from '../../cards/table';
import type { Delivery } from '../../move';
import { packetRowProblem } from '../../phrases';
import type { PlayerState } from '../../state';
import { needOf } from './plan';

/** Every card of the hand that a delivery names, contracts first. */
function handCardsOf(delivery: Delivery): CardId[] {
  const used: (CardId | undefined)[] = [
    ...delivery.contracts,
    ...delivery.goods.flatMap((use) => [use.card, use.trader]),
    ...delivery.gold.map((use) => use.card),
    ...delivery.ships.map((use) => use.captain),
  ];
  return used.filter((card) => card !== undefined);
}

function firstRepeated(cards: readonly CardId[]): CardId | undefined {
  return cards.find((card, i) => cards.indexOf(card) !== i);
}

/** PR-40: the cards are there, each once, and each is used as what it is. */
function cardProblem(player: PlayerState, delivery: Delivery): Problem | undefined {
  const fromHand = handCardsOf(delivery);
  const ships = delivery.ships.map((use) => use.card);
  const repeated = firstRepeated([...fromHand, ...ships]);
  if (repeated !== undefined) return packetRowProblem('usedTwice', { card: repeated });
  const foreign = fromHand.find((card) => !player.hand.includes(card));
  if (foreign !== undefined) return packetRowProblem('notInHand', { card: foreign });
  const absent = ships.find((card) => !player.ships.includes(card));
  if (absent !== undefined) return packetRowProblem('notYourShip', { card: absent });

  const contractKinds = [kindCode('contract'), kindCode('start-contract')];
  const noContract = delivery.contracts.find((card) => !contractKinds.includes(KIND[card] as number));
  if (noContract !== undefined) return packetRowProblem('notAContract', { card: noContract });
  const wrong = (cards: readonly (CardId | undefined)[], kind: Parameters<typeof kindCode>[0]) =>
    cards.find((card) => card !== undefined && KIND[card] !== kindCode(kind));
  const misused =
    wrong(
      delivery.goods.map((use) => use.card),
      'goods',
    ) ??
    wrong(
      delivery.goods.map((use) => use.trader),
      'trader',
    ) ??
    wrong(
      delivery.gold.map((use) => use.card),
      'gold',
    ) ??
    wrong(
      delivery.ships.map((use) => use.captain),
      'captain',
    );
  return misused === undefined ? undefined : packetRowProblem('misused', { card: misused });
}

/** PR-41, PR-46 and the captain's part of PR-43. */
function shipProblem(delivery: Delivery): Problem | undefined {
  const served = delivery.ships.map(
    (use) => use.destination ?? DESTINATIONS[DESTINATION[use.card] as number],
  );
  const idle = delivery.ships.find(
    (use) => use.destination === DESTINATIONS[DESTINATION[use.card] as number],
  );
  if (idle?.captain !== undefined) return packetRowProblem('captainNotNeeded', { card: idle.card });
  const wanted = delivery.contracts.map((card) => DESTINATIONS[DESTINATION[card] as number] as Destination);
  const unserved = wanted.find((destination) => !served.includes(destination));
  if (unserved !== undefined) return packetRowProblem('noShipFor', { destination: unserved });
  const spare = delivery.ships.find((_, i) => {
    const destination = served[i] as Destination;
    return !wanted.includes(destination) || served.some((other, j) => other === destination && j !== i);
  });
  return spare && packetRowProblem('notNeeded', { card: spare.card });
}

/** PR-42 to PR-45. */
function goodsProblem(delivery: Delivery): Problem | undefined {
  const idle = delivery.goods.find((use) => use.as === GOODS[GOOD[use.card] as number]);
  if (idle?.trader !== undefined) return packetRowProblem('traderNotNeeded', { card: idle.card });
  const uses = [...delivery.goods, ...delivery.gold].map((use) => ({
    card: use.card,
    good: use.as === undefined ? (GOOD[use.card] as number) : GOODS.indexOf(use.as),
    units: UNITS[use.card] as number,
  }));
  const surplus = needOf(delivery.contracts).map(
    (need, good) => uses.reduce((sum, use) => sum + (use.good === good ? use.units : 0), 0) - need,
  );
  const short = surplus.findIndex((units) => units < 0);
  if (short >= 0) {
    return packetRowProblem('needsMore', { good: GOODS[short] as Good, units: -(surplus[short] as number) });
  }
  const spare = uses.find((use) => (surplus[use.good] as number) >= use.units);
  return spare && packetRowProblem('notNeeded', { card: spare.card });
}

export function deliveryProblem(player: PlayerState, delivery: Delivery): Problem | undefined {
  if (delivery.contracts.length === 0) return packetRowProblem('noContract', {});
  return cardProblem(player, delivery) ?? shipProblem(delivery) ?? goodsProblem(delivery);
}
