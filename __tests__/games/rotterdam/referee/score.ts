import { orderOf, pointsOfProduct, pointsOfShipCard } from './catalogue';
import type { PublishedScore } from './published';
import type { Player, Table } from './table';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const orderPoints = ({ orders }: Player) => sum(orders.map((order) => orderOf(order).points));

/** RT-41. */
export function scoresOf({ players }: Table): PublishedScore[] {
  return players.map((player) => {
    const orders = orderPoints(player);
    const products = sum(player.products.map(({ product }) => pointsOfProduct(product)));
    const shipCards = sum(player.shipCards.map(({ kind }) => pointsOfShipCard(kind)));
    const total = orders + products + shipCards;
    return { seat: player.seat, total, orders, products, shipCards, money: player.money };
  });
}

export function winnersOf(scores: readonly PublishedScore[]): number[] {
  const best = (field: 'total' | 'orders' | 'money', among: readonly PublishedScore[]) => {
    const most = Math.max(...among.map((score) => score[field]));
    return among.filter((score) => score[field] === most);
  };
  return best('money', best('orders', best('total', scores))).map(({ seat }) => seat);
}
