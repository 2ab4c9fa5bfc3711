import type { BuildingId } from '@/games/harbour/cards/buildings';
import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import type { harbourPhrases } from '@/games/harbour/phrases';
import { CHAPTERS, type ParagraphId } from './chapters';

type Book = (typeof harbourPhrases)['en'];

/** What no table offers, and what ends with the game: nobody at a table meets them. */
type NotMet =
  | 'unknownOptions'
  | 'unknownBoards'
  | 'notYesOrNo'
  | 'noSuchStartingPlayer'
  | 'notAMove'
  | 'gameOver';

export const ON_PROBLEM: Readonly<Record<Exclude<keyof Book['problems'], NotMet>, ParagraphId>> = {
  firstGameWithoutCharacters: 'first-game',
  inlandNeedsPlayers: 'inland-traders',

  notYourDecision: 'others-choose',
  notAsked: 'action',
  boardAlreadyChosen: 'boards',
  boardNotOffered: 'boards',
  notLookedAt: 'holding-characters',

  notOnTable: 'moving',
  alreadyThere: 'moving',
  occupied: 'moving',
  noGoodForFee: 'no-good',

  noneHeld: 'action',
  notThisGood: 'action',
  tooFew: 'action',
  turnOneGood: 'free-exchange',
  abilityOncePerTurn: 'abilities',
  nothingToTransmute: 'once-a-turn',
  takeFromOthers: 'no-price',
  hasNone: 'no-price',
  notNeighbours: 'no-price',
  alreadyHighest: 'bending-the-market',
  notInDisplay: 'display',

  noInlandTraders: 'inland-traders',
  inlandOnce: 'inland-traders',
  inlandBeforeShipping: 'inland-traders',
  inlandNeedsEach: 'inland-traders',
  nothingToShip: 'purchase',
  alreadyShipped: 'shipping',
  tooFewToShip: 'shipping',
  nothingAffordable: 'purchase',
  keepOneForFee: 'when-to-pay',
  mustBuy: 'purchase',
  chooseBuilding: 'purchase',
  shipFirst: 'purchase',
  noPrice: 'no-price',
  tooDear: 'purchase',
  notShipped: 'market-afterwards',
  noneLeftToKeep: 'warehouse',
};

/** Every sentence of the log. */
export const ON_SAID: Readonly<Partial<Record<keyof Book['said'], ParagraphId>>> = {
  boardChosen: 'boards',
  boardShown: 'abilities',
  keptFree: 'holding-characters',
  gifted: 'others-choose',
  entered: 'moving',
  feePaid: 'fee',
  gained: 'given-goods',
  nothing: 'action',
  spent: 'one-for-three',
  spentOne: 'free-exchange',
  turned: 'free-exchange',
  gave: 'goods-of-others',
  took: 'no-price',
  swapped: 'bending-the-market',
  raised: 'bending-the-market',
  reversed: 'bending-the-market',
  replaced: 'no-price',
  gainedMore: 'abilities',
  spentOnAbility: 'once-a-turn',
  soldInland: 'inland-traders',
  shipped: 'market-afterwards',
  kept: 'warehouse',
  bought: 'purchase',
  turnedUp: 'new-building',
  endIsNear: 'last-turns',
  bonusShown: 'bonus-cards',
  gameEnds: 'points',
};

const ON_FAMILIES: readonly string[] = ['gain', 'exchange', 'market', 'buy'];

/** Where a building is explained; other chapters show some of them as examples only. */
export function paragraphOn(building: BuildingId): ParagraphId {
  const explained = CHAPTERS.filter(({ id }) => ON_FAMILIES.includes(id))
    .flatMap(({ paragraphs }) => paragraphs)
    .find(({ cards }) => cards?.includes(building));
  return explained?.id ?? 'action';
}

/** Where the ability of a player's board is explained. */
export const ON_BOARD: Readonly<Record<PlayerBoardId, ParagraphId>> = {
  'landing-stages': 'start-building',
  alchemist: 'once-a-turn',
  beggar: 'gaining-characters',
  bookkeeper: 'shipping-characters',
  clockmaker: 'shipping-characters',
  diplomat: 'walking-characters',
  fisher: 'gaining-characters',
  shepherd: 'gaining-characters',
  forester: 'gaining-characters',
  mason: 'gaining-characters',
  wholesaler: 'shipping-characters',
  noble: 'holding-characters',
  speculator: 'scoring-characters',
  investor: 'gaining-characters',
  pilot: 'walking-characters',
  auctioneer: 'shipping-characters',
  broker: 'once-a-turn',
  cooper: 'holding-characters',
  landlord: 'gaining-characters',
  collector: 'scoring-characters',
  magistrate: 'scoring-characters',
};
