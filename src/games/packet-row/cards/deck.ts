import {
  AREAS,
  CITY,
  CONTRACT_UNITS,
  DESTINATIONS,
  GOLD_CARDS,
  GOODS,
  GOODS_CARDS,
  HELPERS_OF_A_KIND,
  MONEY_CARDS,
  REWARDS,
  SHIPS_PER_DESTINATION,
  STARTING_DESTINATIONS,
  STARTING_UNITS,
  type Area,
  type Destination,
  type Good,
} from './table';

/** A card is a small whole number: its place in CARDS. */
export type CardId = number;

interface ContractTerms {
  readonly good: Good;
  readonly units: number;
  readonly destination: Destination;
  readonly reward: number;
}

/** A card's face. Cards with equal faces are the same to every rule. */
export type Face =
  | ({ readonly kind: 'contract'; readonly area: Area } & ContractTerms)
  | ({ readonly kind: 'start-contract' } & ContractTerms)
  | { readonly kind: 'ship'; readonly area: Area; readonly destination: Destination }
  | {
      readonly kind: 'goods';
      readonly area: Area;
      readonly good: Good;
      readonly units: number;
      readonly cost: number;
    }
  | { readonly kind: 'gold'; readonly area: Area; readonly units: number; readonly cost: number }
  | { readonly kind: 'money'; readonly area: Area; readonly amount: number }
  | {
      readonly kind: 'points';
      readonly area: Area;
      readonly name: string;
      readonly cost: number;
      readonly points: number;
    }
  | { readonly kind: 'assistant' | 'captain' | 'trader' | 'banker'; readonly area: Area };

export type Kind = Face['kind'];

function contractFace(good: Good, destination: Destination, units: number) {
  return { good, units, destination, reward: REWARDS[units] ?? 0 };
}

function copies(count: number, face: Face): Face[] {
  return Array.from({ length: count }, () => face);
}

const points = (area: Area): Face[] =>
  CITY[area].map(([name, cost, vp]) => ({ kind: 'points', area, name, cost, points: vp }));

const DECK_FACES: Readonly<Record<Area, readonly Face[]>> = {
  guildhall: [
    ...GOODS.flatMap((good) =>
      DESTINATIONS.map((destination, i): Face => {
        const terms = contractFace(good, destination, CONTRACT_UNITS[good][i] ?? 0);
        return { kind: 'contract', area: 'guildhall', ...terms };
      }),
    ),
    ...copies(HELPERS_OF_A_KIND, { kind: 'assistant', area: 'guildhall' }),
    ...points('guildhall'),
  ],
  docks: [
    ...DESTINATIONS.flatMap((destination) =>
      copies(SHIPS_PER_DESTINATION, { kind: 'ship', area: 'docks', destination }),
    ),
    ...GOLD_CARDS.flatMap(({ units, cost, count }) =>
      copies(count, { kind: 'gold', area: 'docks', units, cost }),
    ),
    ...copies(HELPERS_OF_A_KIND, { kind: 'captain', area: 'docks' }),
    ...points('docks'),
  ],
  market: [
    ...GOODS.flatMap((good) =>
      GOODS_CARDS.flatMap(({ units, cost, count }) =>
        copies(count, { kind: 'goods', area: 'market', good, units, cost }),
      ),
    ),
    ...copies(HELPERS_OF_A_KIND, { kind: 'trader', area: 'market' }),
    ...points('market'),
  ],
  bank: [
    ...MONEY_CARDS.flatMap(({ amount, count }) => copies(count, { kind: 'money', area: 'bank', amount })),
    ...copies(HELPERS_OF_A_KIND, { kind: 'banker', area: 'bank' }),
    ...points('bank'),
  ],
};

const STARTING_FACES: readonly Face[] = GOODS.flatMap((good) =>
  STARTING_DESTINATIONS[good].map((destination): Face => {
    return { kind: 'start-contract', ...contractFace(good, destination, STARTING_UNITS) };
  }),
);

/** All 172 cards: the four decks area by area, then the starting contracts. */
export const CARDS: readonly Face[] = [...AREAS.flatMap((area) => DECK_FACES[area]), ...STARTING_FACES];

export function face(card: CardId): Face {
  const found = CARDS[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

export function isCard(value: unknown): value is CardId {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS.length;
}

const idsWhere = (fits: (face: Face) => boolean): readonly CardId[] =>
  CARDS.flatMap((card, id) => (fits(card) ? [id] : []));

/** The cards of each area's deck, in the order of AREAS. */
export const DECKS: readonly (readonly CardId[])[] = AREAS.map((area) =>
  idsWhere((card) => card.kind !== 'start-contract' && card.area === area),
);
export const STARTING_CONTRACTS: readonly CardId[] = idsWhere((card) => card.kind === 'start-contract');

/** The card's name in transcripts: what it is, and a number where there are several. */
export const CARD_NAMES: readonly string[] = (() => {
  const slugs = CARDS.map(slug);
  return slugs.map((name, id) => {
    const same = slugs.flatMap((other, at) => (other === name ? [at] : []));
    return same.length === 1 ? name : `${name}-${same.indexOf(id) + 1}`;
  });
})();

function slug(card: Face): string {
  switch (card.kind) {
    case 'contract':
    case 'start-contract':
      return `${card.kind}-${card.good}-${card.destination}`;
    case 'ship':
      return `ship-${card.destination}`;
    case 'goods':
      return `${card.good}-${card.units}`;
    case 'gold':
      return `gold-${card.units}`;
    case 'money':
      return `money-${card.amount}`;
    case 'points':
      return card.name.toLowerCase().replace(/'/g, '').replace(/ /g, '-');
    default:
      return card.kind;
  }
}
