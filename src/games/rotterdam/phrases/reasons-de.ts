import { ORDER_POINTS } from '../cards/orders';
import type { reasons as english } from './reasons-en';
import { words } from './words-de';

const { list, money, product, harbour, order } = words;

const ships = (count: number): string => (count === 1 ? 'ein Schiff' : `${count} Schiffe`);
const unseenCards = (count: number): string =>
  count === 1 ? 'eine ungesehene Karte' : `${count} ungesehene Karten`;

export const reasons: typeof english = {
  whyMoney: (a) => `das bringt dir ${money(a.money)}`,
  whyArrive: (a) =>
    a.ships === 1
      ? 'eine deiner Ladungen erreicht ihren Hafen'
      : `${a.ships} deiner Ladungen erreichen ihren Hafen`,
  whySail: (a) => `${ships(a.ships)} ${a.ships === 1 ? 'fährt' : 'fahren'}, davon ${a.own} von dir`,
  whyPlace: (a) => `du kannst ${ships(a.ships)} setzen`,
  whyCards: (a) => `das bringt dir ${a.cards === 1 ? 'eine Schiffskarte' : `${a.cards} Schiffskarten`}`,
  whyProducts: (a) =>
    `das bringt dir ${list([...a.products.map(product), ...(a.unseen > 0 ? [unseenCards(a.unseen)] : [])])}`,
  whyReadies: (a) =>
    `damit könntest du den Auftrag ${order(a.order)} erfüllen, der ${ORDER_POINTS[a.order] ?? 0} Punkte zählt`,
  whyNeeded: (a) =>
    `der Auftrag ${order(a.order)} braucht das und zählt ${ORDER_POINTS[a.order] ?? 0} Punkte`,
  whyWorth: (a) =>
    `dafür gibt es in ${harbour(a.harbour)} ${product(a.product)}, jetzt ${money(a.price)} wert`,
  whyPoints: (a) => `das zählt ${a.points} Punkte`,
  whyFactory: (a) =>
    `eine Fabrik zieht eine Karte, wann immer in ${harbour(a.harbour)} Passendes gelöscht wird`,
};
