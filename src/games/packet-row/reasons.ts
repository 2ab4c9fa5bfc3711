import type { Seat } from '@/engine/game';
import type { Phrase } from '@/engine/phrase';
import { AREAS, face, type CardId, type Destination, type Face, type Good, type Kind } from './cards';
import { AMOUNT, COST, REWARD } from './cards/figures';
import type { PacketRowMove } from './move';
import { packetRowPhrase } from './phrases';
import { listDeliveries } from './rules/deliveries/list';
import type { PacketRowView } from './view';

interface Store {
  readonly hand: readonly CardId[];
  readonly ships: readonly CardId[];
}

interface Purse extends Store {
  readonly money: number;
}

function storeOf({ players }: PacketRowView, seat: Seat): Purse {
  return players[seat] ?? { hand: [], ships: [], money: 0 };
}

/** What one delivery out of this store can bring at most. */
function bestReward({ hand, ships }: Store): number {
  const rewards = listDeliveries(hand, ships).map(({ contracts }) =>
    contracts.reduce((sum, card) => sum + (REWARD[card] ?? 0), 0),
  );
  return Math.max(0, ...rewards);
}

function withCard({ hand, ships }: Store, card: CardId): Store {
  return face(card).kind === 'ship' ? { hand, ships: [...ships, card] } : { hand: [...hand, card], ships };
}

/** How much more can be delivered at once with this card. */
function rewardBy(store: Store, card: CardId): number {
  return bestReward(withCard(store, card)) - bestReward(store);
}

const facesOf = (cards: readonly CardId[], fits: (card: Face) => boolean) =>
  cards.filter((card) => fits(face(card))).length;

const contractsTo = ({ hand }: Store, destination: Destination) =>
  facesOf(hand, (card) => 'reward' in card && card.destination === destination);
const contractsFor = ({ hand }: Store, good: Good) =>
  facesOf(hand, (card) => 'reward' in card && card.good === good);
const shipsTo = ({ ships }: Store, destination: Destination) =>
  facesOf(ships, (card) => card.kind === 'ship' && card.destination === destination);

/** What the card is good for where it makes no delivery possible yet. */
function useOf(store: Store, card: Face): Phrase | undefined {
  switch (card.kind) {
    case 'points':
      return packetRowPhrase('whyPoints', { points: card.points });
    case 'money':
      return packetRowPhrase('whyMoney', { amount: card.amount });
    case 'contract':
    case 'start-contract':
      return shipsTo(store, card.destination) > 0
        ? packetRowPhrase('whyShipWaits', { destination: card.destination })
        : packetRowPhrase('whyContract', { reward: card.reward });
    case 'ship': {
      const count = contractsTo(store, card.destination);
      return count > 0 ? packetRowPhrase('whyContractsGo', { count }) : packetRowPhrase('whyShip', {});
    }
    case 'goods':
      return contractsFor(store, card.good) > 0
        ? packetRowPhrase('whyGoodWanted', { good: card.good })
        : undefined;
    case 'captain':
      // Without a ship of one's own another reason speaks for it, if only that nobody else gets it.
      return store.ships.length > 0 ? packetRowPhrase('whyHelper', { kind: card.kind }) : undefined;
    default:
      return packetRowPhrase('whyHelper', { kind: card.kind });
  }
}

function reasonToTake(store: Store, card: CardId): Phrase | undefined {
  const reward = rewardBy(store, card);
  if (reward <= 0) return useOf(store, face(card));
  return packetRowPhrase('whyPays', { reward, more: bestReward(store) > 0 });
}

/** What is useful to whoever has no plan yet, the best first. */
const USEFUL: readonly Kind[] = [
  'points',
  'contract',
  'ship',
  'money',
  'gold',
  'assistant',
  'captain',
  'trader',
  'banker',
  'goods',
];

/** Of the cards that can be paid, if need be with banknotes, the most useful to anybody. */
function bestToHave(supply: readonly CardId[], { hand, money }: Purse): CardId | undefined {
  const notes = hand.reduce((sum, card) => sum + (AMOUNT[card] ?? 0), 0);
  const rank = (card: CardId) => USEFUL.indexOf(face(card).kind);
  return supply
    .filter((card) => (COST[card] ?? 0) <= money + notes)
    .sort((a, b) => rank(a) - rank(b) || (COST[b] ?? 0) - (COST[a] ?? 0))[0];
}

const WANTED: readonly (string | undefined)[] = ['whyShipWaits', 'whyContractsGo', 'whyGoodWanted'];

/** The card of the area's current supply that would help most at once, else one that fits, else the best to have. */
function reasonToChoose({ areas }: PacketRowView, store: Purse, area: number): Phrase | undefined {
  const supply = areas[area]?.current ?? [];
  let best: { readonly card: CardId; readonly reward: number } | undefined;
  for (const card of supply) {
    const reward = rewardBy(store, card);
    if (reward > (best?.reward ?? 0)) best = { card, reward };
  }
  if (best !== undefined) return packetRowPhrase('whyThere', best);
  const wanted = supply.find((card) => WANTED.includes(useOf(store, face(card))?.key));
  if (wanted !== undefined) return packetRowPhrase('whyThereFits', { card: wanted });
  const useful = bestToHave(supply, store);
  return useful === undefined ? undefined : packetRowPhrase('whyThereBest', { card: useful });
}

/** What speaks for a move, judged by the seat's own view. */
export function reason(view: PacketRowView, seat: Seat, move: PacketRowMove): Phrase | undefined {
  const store = storeOf(view, seat);
  switch (move.type) {
    case 'choose':
      return reasonToChoose(view, store, AREAS.indexOf(move.area));
    case 'take':
      return reasonToTake(store, move.card);
    case 'deliver':
      return packetRowPhrase(view.phase === 'closing' ? 'whyDeliverLast' : 'whyDeliverNow', {});
    case 'cash':
      return packetRowPhrase('whyCash', {});
    case 'decline':
      return packetRowPhrase('whyDecline', {});
    case 'pass':
      return packetRowPhrase('whyPass', {});
    case 'done':
      return packetRowPhrase('whyDone', {});
  }
}

export const isIdle = ({ type }: PacketRowMove): boolean =>
  type === 'decline' || type === 'pass' || type === 'done';
