import { face, type Area, type CardId, type Destination, type Face, type Good } from '../cards';

/** The game's nouns in English. */
const AREA_NAMES: Readonly<Record<Area, string>> = {
  guildhall: 'Guildhall',
  docks: 'Docks',
  market: 'Market',
  bank: 'Bank',
};

const AREAS_IN_SENTENCE: Readonly<Record<Area, string>> = {
  guildhall: 'the guildhall',
  docks: 'the docks',
  market: 'the market',
  bank: 'the bank',
};

const GOOD_NAMES: Readonly<Record<Good, string>> = {
  grain: 'grain',
  cotton: 'cotton',
  fur: 'fur',
  tobacco: 'tobacco',
};

const DESTINATION_NAMES: Readonly<Record<Destination, string>> = {
  britain: 'Great Britain',
  france: 'France',
  netherlands: 'the Netherlands',
  sweden: 'Sweden',
  spain: 'Spain',
  germany: 'the German Confederation',
};

const HELPER_NAMES = {
  assistant: 'Assistant',
  captain: 'Captain',
  trader: 'Trader',
  banker: 'Banker',
} as const;

const money = (dollars: number): string => `$${dollars}`;

function faceName(card: Face): string {
  switch (card.kind) {
    case 'contract':
      return `Contract: ${card.units} ${GOOD_NAMES[card.good]} for ${DESTINATION_NAMES[card.destination]}`;
    case 'start-contract':
      return `Starting contract: ${card.units} ${GOOD_NAMES[card.good]} for ${DESTINATION_NAMES[card.destination]}`;
    case 'ship':
      return `Ship for ${DESTINATION_NAMES[card.destination]}`;
    case 'goods':
      return `${card.units} ${GOOD_NAMES[card.good]}`;
    case 'gold':
      return card.units === 1 ? 'Gold nugget' : 'Double gold';
    case 'money':
      return `Banknote ${money(card.amount)}`;
    case 'points':
      return card.name;
    default:
      return HELPER_NAMES[card.kind];
  }
}

export const words = {
  money,
  area: (area: Area): string => AREA_NAMES[area],
  areaInSentence: (area: Area): string => AREAS_IN_SENTENCE[area],
  good: (good: Good): string => GOOD_NAMES[good],
  destination: (destination: Destination): string => DESTINATION_NAMES[destination],
  helper: (kind: keyof typeof HELPER_NAMES): string => HELPER_NAMES[kind],
  city: (name: string): string => name,
  card: (card: CardId): string => faceName(face(card)),
};

export type Words = typeof words;
