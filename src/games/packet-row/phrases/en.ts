import type { Seat } from '@/engine/game';
import type { Names } from '@/engine/phrase';
import type { Area, CardId, Destination, Good } from '../cards';
import { reasons } from './reasons-en';
import { words } from './words-en';

const { money } = words;
const priced = (price: number): string => (price === 0 ? '' : ` · ${money(price)}`);
const forMoney = (paid: number): string => (paid === 0 ? '' : ` for ${money(paid)}`);

/** What happened, and what a move would do. */
export const said = {
  chose: (a: { seat: Seat; area: Area }, names: Names) =>
    `${names.seat(a.seat)} chose ${words.areaInSentence(a.area)}.`,
  took: (a: { seat: Seat; card: CardId; paid: number }, names: Names) =>
    `${names.seat(a.seat)} took ${words.card(a.card)}${forMoney(a.paid)}.`,
  tookWithAssistant: (a: { seat: Seat; card: CardId; paid: number }, names: Names) =>
    `With an assistant, ${names.seat(a.seat)} took ${words.card(a.card)} from the next cards${forMoney(a.paid)}.`,
  tookFaded: (a: { seat: Seat; area: Area }, names: Names) =>
    `${names.seat(a.seat)} took a card from ${words.areaInSentence(a.area)}.`,
  declined: (a: { seat: Seat }, names: Names) => `${names.seat(a.seat)} declined.`,
  passed: (a: { seat: Seat }, names: Names) => `${names.seat(a.seat)} passed at the last call.`,
  cashed: (a: { seat: Seat; amount: number }, names: Names) =>
    `${names.seat(a.seat)} cashed a banknote for ${money(a.amount)}.`,
  delivered: (a: { seat: Seat; contracts: readonly CardId[]; reward: number }, names: Names) =>
    a.contracts.length === 1
      ? `${names.seat(a.seat)} fulfilled a contract for ${money(a.reward)}: ${a.contracts.map(words.card).join()}.`
      : `${names.seat(a.seat)} fulfilled ${a.contracts.length} contracts at once for ${money(a.reward)}.`,
  done: (a: { seat: Seat }, names: Names) => `${names.seat(a.seat)} is done.`,
  fellShort: (a: { area: Area }) => `There are too few cards left for ${words.areaInSentence(a.area)}.`,
  newRound: (a: { round: number; seat: Seat }, names: Names) =>
    `Round ${a.round}: ${names.seat(a.seat)} is harbour master.`,
  gameEnds: () => 'The game ends. Last deliveries, please.',
  over: () => 'All money cards are cashed. The game is over.',

  choose: (a: { area: Area }) => `Choose ${words.areaInSentence(a.area)}`,
  take: (a: { card: CardId; price: number }) => `Take ${words.card(a.card)}${priced(a.price)}`,
  takeWithAssistant: (a: { card: CardId; price: number }) =>
    `Take ${words.card(a.card)} with an assistant${priced(a.price)}`,
  decline: () => 'Decline',
  pass: () => 'Pass',
  finish: () => 'I am done',
  cash: (a: { card: CardId }) => `Cash ${words.card(a.card)}`,
  deliver: (a: { contracts: readonly CardId[]; reward: number }) =>
    a.contracts.length === 1
      ? `Deliver · ${money(a.reward)}`
      : `Deliver ${a.contracts.length} contracts · ${money(a.reward)}`,

  ...reasons,
};

/** Why something cannot be done. */
export const problems = {
  unknownOption: () => 'Packet Row does not know one of these options.',
  badOption: (a: { option: string }) => `The option «${a.option}» has a value that Packet Row does not know.`,
  notAMove: () => 'That is not a move of Packet Row.',
  gameOver: () => 'The game is over.',
  alreadyDone: () => 'You have said that you are done.',
  notAsked: (a: { asked: Seat }, names: Names) => `It is for ${names.seat(a.asked)} to decide now.`,
  nothingToChoose: () => 'There is no area to choose now.',
  alreadyChosen: (a: { area: Area }) => `${words.area(a.area)} was chosen this round already.`,
  areaEmpty: (a: { area: Area }) => `${words.area(a.area)} has no cards.`,
  chooseFirst: () => 'Choose an area first.',
  noMoreCards: () => 'The game has ended: no more cards are taken.',
  notOnOffer: (a: { card: CardId }) => `${words.card(a.card)} is not on offer now.`,
  needsAssistant: (a: { card: CardId }) => `${words.card(a.card)} comes next: only an assistant gets it now.`,
  tooDear: (a: { card: CardId; short: number }) =>
    `You are ${money(a.short)} short of ${words.card(a.card)}.`,
  nothingToDecline: () => 'There is nothing to decline now.',
  passInstead: () => 'At the last call you take a card or pass.',
  passOnlyAtLastCall: () => 'You can only pass at the last call.',
  notOverYet: () => 'The game has not ended yet.',
  notInHand: (a: { card: CardId }) => `${words.card(a.card)} is not in your hand.`,
  notMoney: (a: { card: CardId }) => `${words.card(a.card)} is not money.`,
  notYourShip: (a: { card: CardId }) => `${words.card(a.card)} does not lie before you.`,
  noContract: () => 'A delivery needs at least one contract.',
  notAContract: (a: { card: CardId }) => `${words.card(a.card)} is not a contract.`,
  misused: (a: { card: CardId }) => `${words.card(a.card)} cannot be used like that.`,
  usedTwice: (a: { card: CardId }) => `${words.card(a.card)} cannot be used twice.`,
  noShipFor: (a: { destination: Destination }) => `No ship for ${words.destination(a.destination)}.`,
  needsMore: (a: { good: Good; units: number }) => `Needs ${a.units} more ${words.good(a.good)}.`,
  notNeeded: (a: { card: CardId }) => `${words.card(a.card)} is not needed.`,
  captainNotNeeded: (a: { card: CardId }) =>
    `The captain is not needed: ${words.card(a.card)} sails there anyway.`,
  traderNotNeeded: (a: { card: CardId }) =>
    `The trader is not needed: ${words.card(a.card)} is that good already.`,
};
