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

/** What no table offers, and what ends with the game: nobody at a table meets them. */
type NotMet = 'unknownOption' | 'badOption' | 'notAMove' | 'gameOver';

export const ON_PROBLEM: Readonly<Record<Exclude<keyof Book['problems'], NotMet>, ParagraphId>> = {
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
  nothingToDecline: 'asking',
  passInstead: 'last-call',
  passOnlyAtLastCall: 'last-call',
  notOverYet: 'end-of-game',
  notInHand: 'taken-cards',
  notMoney: 'cashing',
  notYourShip: 'ship-for-a-delivery',
  noContract: 'delivering',
  notAContract: 'delivering',
  misused: 'delivering',
  usedTwice: 'delivering',
  noShipFor: 'ship-for-a-delivery',
  needsMore: 'goods-for-a-delivery',
  notNeeded: 'surplus',
  captainNotNeeded: 'captain',
  traderNotNeeded: 'trader',
};

/** Every sentence of the log. */
export const ON_SAID: Readonly<Partial<Record<keyof Book['said'], ParagraphId>>> = {
  chose: 'choosing',
  took: 'one-card',
  tookFaded: 'ledger',
  declined: 'asking',
  tookWithAssistant: 'assistant',
  passed: 'last-call',
  cashed: 'cashing',
  delivered: 'delivering',
  done: 'last-deliveries',
  newRound: 'next-round',
  fellShort: 'end-of-game',
  gameEnds: 'last-deliveries',
  over: 'points',
};
