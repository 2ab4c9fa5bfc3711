import type { Kind } from '@/games/packet-row/cards';
import type { packetRowPhrases } from '@/games/packet-row/phrases';
import type { ParagraphId } from './chapters';

type Book = (typeof packetRowPhrases)['en'];

/** Where each kind of card is explained best: its use comes before its price. */
const ON_CARD: Readonly<Record<Kind, ParagraphId>> = {
  contract: 'delivering',
  'start-contract': 'delivering',
  ship: 'ship-for-a-delivery',
  goods: 'goods-for-a-delivery',
  gold: 'gold-in-a-delivery',
  money: 'cashing',
  points: 'city',
  assistant: 'assistant',
  captain: 'captain',
  trader: 'trader',
  banker: 'bankers-of-few',
};

export function paragraphOn(kind: Kind, players: number): ParagraphId {
  return kind === 'banker' && players > 3 ? 'bankers-of-many' : ON_CARD[kind];
}

export const ON_PROBLEM: Readonly<Partial<Record<keyof Book['problems'], ParagraphId>>> = {
  alreadyDone: 'last-deliveries',
  notAsked: 'asking',
  nothingToChoose: 'choosing',
  alreadyChosen: 'choosing',
  areaEmpty: 'choosing',
  chooseFirst: 'choosing',
  noMoreCards: 'last-deliveries',
  notOnOffer: 'asking',
  needsAssistant: 'assistant',
  tooDear: 'paying',
  passInstead: 'last-call',
  passOnlyAtLastCall: 'last-call',
  notOverYet: 'end-of-game',
  notYourShip: 'ship-for-a-delivery',
  noContract: 'delivering',
  noShipFor: 'ship-for-a-delivery',
  needsMore: 'goods-for-a-delivery',
  notNeeded: 'surplus',
  captainNotNeeded: 'captain',
  traderNotNeeded: 'trader',
};

/** Only what a newcomer may wonder about: who chose or took what explains itself. */
export const ON_SAID: Readonly<Partial<Record<keyof Book['said'], ParagraphId>>> = {
  tookWithAssistant: 'assistant',
  passed: 'last-call',
  cashed: 'cashing',
  delivered: 'delivering',
  fellShort: 'end-of-game',
  gameEnds: 'last-deliveries',
  over: 'points',
};
