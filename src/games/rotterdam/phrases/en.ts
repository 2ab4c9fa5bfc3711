import type { Seat } from '@/engine/game';
import type { Names } from '@/engine/phrase';
import { ORDER_POINTS } from '../cards/orders';
import type { Phase } from '../state';
import { reasons } from './reasons-en';
import { words } from './words-en';

const { money, raw, product, harbour, position, shipCard, role } = words;

interface CardUse {
  card: number;
  at: number;
  to: number | undefined;
  raw: number | undefined;
}

/** Where a ship card is aimed: the ship, and where it goes or what it loads. */
const aim = ({ at, to, raw: unit }: CardUse): string => {
  if (to !== undefined) return `${position(at)} → ${position(to)}`;
  return unit === undefined ? position(at) : `${position(at)}, ${raw(unit)}`;
};

const points = (order: number): string => `${ORDER_POINTS[order] ?? 0} points`;

/** What happened, and what a move would do. */
export const said = {
  launched: (a: { seat: Seat; at: number; raw: number }, names: Names) =>
    `${names.seat(a.seat)} placed a first ship at ${position(a.at)} with ${raw(a.raw)}.`,
  bid: (a: { seat: Seat; amount: number }, names: Names) => `${names.seat(a.seat)} bid ${money(a.amount)}.`,
  passed: (a: { seat: Seat }, names: Names) => `${names.seat(a.seat)} passed.`,
  towerBought: (a: { seat: Seat; amount: number }, names: Names) =>
    `${names.seat(a.seat)} bought the tower for ${money(a.amount)}.`,
  nobodyBid: () => 'Nobody bid for the tower.',
  roundBegins: (a: { round: number; seat: Seat }, names: Names) =>
    `Round ${a.round}: ${names.seat(a.seat)} is harbour master.`,
  works: (a: { seat: Seat; role: number }, names: Names) =>
    `${names.seat(a.seat)} placed a worker: ${role(a.role)}.`,
  forwarded: (a: { seat: Seat; order: number }, names: Names) =>
    `${names.seat(a.seat)} filled the order ${words.order(a.order)}: ${points(a.order)}.`,
  lastRound: (a: { seat: Seat; points: number }, names: Names) =>
    `${names.seat(a.seat)} has ${a.points} points in orders: this is the last round.`,
  cashed: (a: { seat: Seat; amount: number }, names: Names) =>
    `${names.seat(a.seat)} got ${money(a.amount)} from the cashier.`,
  built: (a: { seat: Seat; harbour: number; price: number }, names: Names) =>
    `${names.seat(a.seat)} built a factory in ${harbour(a.harbour)} for ${money(a.price)}.`,
  tookFree: (a: { seat: Seat; raw: number }, names: Names) =>
    `${names.seat(a.seat)} took a free unit of ${raw(a.raw)}.`,
  boughtRaw: (a: { seat: Seat; raw: number; price: number }, names: Names) =>
    `${names.seat(a.seat)} bought ${raw(a.raw)} for ${money(a.price)}.`,
  soldRaw: (a: { seat: Seat; raw: number; price: number }, names: Names) =>
    `${names.seat(a.seat)} sold ${raw(a.raw)} for ${money(a.price)}.`,
  placed: (a: { seat: Seat; at: number; raw: number }, names: Names) =>
    `${names.seat(a.seat)} placed a ship at ${position(a.at)} with ${raw(a.raw)}.`,
  placedEmpty: (a: { seat: Seat; at: number }, names: Names) =>
    `${names.seat(a.seat)} placed an empty ship at ${position(a.at)}.`,
  choseColour: (a: { seat: Seat; colour: number }, names: Names) =>
    `${names.seat(a.seat)} chose ${words.colour(a.colour)}.`,
  sailed: (a: { owner: Seat; at: number; to: number }, names: Names) =>
    `A ship of ${names.seat(a.owner)} sailed from ${position(a.at)} to ${position(a.to)}.`,
  stayed: (a: { owner: Seat; at: number }, names: Names) =>
    `A ship of ${names.seat(a.owner)} stayed at ${position(a.at)}.`,
  bonus: (a: { seat: Seat; owner: Seat; harbour: number }, names: Names) =>
    `${names.seat(a.seat)} got 1 from ${names.seat(a.owner)} and 1 from the bank for the ship in ${harbour(a.harbour)}.`,
  tookCard: (a: { seat: Seat; card: number }, names: Names) =>
    `${names.seat(a.seat)} took the ship card ${shipCard(a.card)}.`,
  drewCard: (a: { seat: Seat; card: number }, names: Names) =>
    `${names.seat(a.seat)} drew the ship card ${shipCard(a.card)}.`,
  drewUnseen: (a: { seat: Seat }, names: Names) => `${names.seat(a.seat)} drew a ship card.`,
  reshuffled: () => 'The played ship cards were shuffled into a new deck.',
  tookProduct: (a: { seat: Seat; product: number }, names: Names) =>
    `${names.seat(a.seat)} got ${product(a.product)} for the cargo.`,
  factoryGave: (a: { seat: Seat; harbour: number; product: number }, names: Names) =>
    `A factory of ${names.seat(a.seat)} worked in ${harbour(a.harbour)}: ${product(a.product)}.`,
  factoryWorked: (a: { seat: Seat; harbour: number }, names: Names) =>
    `A factory of ${names.seat(a.seat)} worked in ${harbour(a.harbour)}.`,
  wrongCargo: (a: { owner: Seat; raw: number; harbour: number; kept: boolean }, names: Names) =>
    a.kept
      ? `${harbour(a.harbour)} has no use for ${raw(a.raw)}: it went back to ${names.seat(a.owner)}.`
      : `${harbour(a.harbour)} has no use for ${raw(a.raw)}, and ${names.seat(a.owner)} has no room: it went to the market.`,
  soldProduct: (a: { seat: Seat; product: number; price: number }, names: Names) =>
    `${names.seat(a.seat)} sold ${product(a.product)} for ${money(a.price)}.`,
  boughtProduct: (a: { seat: Seat; product: number; price: number }, names: Names) =>
    `${names.seat(a.seat)} bought ${product(a.product)} for ${money(a.price)}.`,
  noneInStack: (a: { product: number }) => `There is no ${product(a.product)} in the stack.`,
  playedCard: (a: CardUse & { seat: Seat; owner: Seat }, names: Names) =>
    a.owner === a.seat
      ? `${names.seat(a.seat)} played ${shipCard(a.card)} on an own ship (${aim(a)}).`
      : `${names.seat(a.seat)} played ${shipCard(a.card)} on a ship of ${names.seat(a.owner)} (${aim(a)}).`,
  swapped: (a: { seat: Seat; card: number; first: number; second: number }) =>
    `${shipCard(a.card)}: ${position(a.first)} and ${position(a.second)}.`,
  released: (a: { owner: Seat; at: number }, names: Names) =>
    `The police let the ship of ${names.seat(a.owner)} at ${position(a.at)} go.`,
  gameEnds: (a: { round: number }) => `The game ended after round ${a.round}.`,

  doLaunch: (a: { at: number; raw: number }) => `Ship at ${position(a.at)} with ${raw(a.raw)}`,
  doBid: (a: { amount: number }) => `Bid ${money(a.amount)}`,
  doPass: () => 'Pass',
  doWork: (a: { role: number }) => role(a.role),
  doForward: (a: { order: number }) => `Fill ${words.order(a.order)} · ${points(a.order)}`,
  doCash: (a: { amount: number }) => `Cashier · ${money(a.amount)}`,
  doBuild: (a: { harbour: number; price: number }) => `Build in ${harbour(a.harbour)} · ${money(a.price)}`,
  doTakeFree: (a: { raw: number }) => `Take free ${raw(a.raw)}`,
  doBuyRaw: (a: { raw: number; price: number }) => `Buy ${raw(a.raw)} · ${money(a.price)}`,
  doSellRaw: (a: { raw: number; price: number }) => `Sell ${raw(a.raw)} · ${money(a.price)}`,
  doPlace: (a: { at: number }) => `Place a ship at ${position(a.at)}`,
  doLoad: (a: { raw: number; free: boolean }) => `Load ${raw(a.raw)} (${a.free ? 'free' : 'from stock'})`,
  doLoadBought: (a: { raw: number; price: number }) => `Buy and load ${raw(a.raw)} · ${money(a.price)}`,
  doLoadNothing: () => 'Leave it empty',
  doColour: (a: { colour: number }) => `Sail ${words.colour(a.colour)}`,
  doSail: (a: { at: number; to: number }) => `Sail from ${position(a.at)} to ${position(a.to)}`,
  doStay: (a: { at: number }) => `Let the ship at ${position(a.at)} stay`,
  doTakeCard: (a: { card: number }) => `Take ${shipCard(a.card)}`,
  doDrawCard: () => 'Draw from the deck',
  doUnload: () => 'Unload the ships',
  doFactory: (a: { owner: Seat; own: boolean }, names: Names) =>
    a.own ? 'My own factory works' : `The factory of ${names.seat(a.owner)} works`,
  doBuy: (a: { product: number; price: number }) => `Buy ${product(a.product)} · ${money(a.price)}`,
  doSell: (a: { product: number; price: number }) => `Sell ${product(a.product)} · ${money(a.price)}`,
  doPlay: (a: CardUse) => `Play ${shipCard(a.card)}: ${aim(a)}`,
  doPartner: (a: { at: number }) => `With the ship at ${position(a.at)}`,
  doFinish: (a: { phase: Phase }): string =>
    a.phase === 'anchorage' || a.phase === 'sailor' ? 'No more cards' : 'End the turn',
  ...reasons,
};

/** Why something cannot be done. */
export const problems = {
  notOptions: () => 'Options of Rotterdam are written as fields with values.',
  unknownOption: () => 'Rotterdam does not know one of these options.',
  badOption: (a: { option: string }) => `The option «${a.option}» has a value that Rotterdam does not know.`,
  notAMove: () => 'That is not a move of Rotterdam.',
  gameOver: () => 'The game is over.',
  notAsked: (a: { asked: Seat }, names: Names) => `It is for ${names.seat(a.asked)} to decide now.`,
  notNow: (a: { phase: Phase }) => `That cannot be done now. First: ${words.phase(a.phase)}.`,
  notAStart: (a: { at: number }) => `${position(a.at)} is not a start position.`,
  occupied: (a: { at: number }) => `A ship lies at ${position(a.at)} already.`,
  rawSoldOut: (a: { raw: number }) => `The market has no ${raw(a.raw)} left.`,
  bidTooLow: (a: { highest: number }) => `A bid must be higher than ${money(a.highest)}.`,
  bidTooHigh: (a: { money: number }) => `You have only ${money(a.money)}.`,
  roleFull: (a: { role: number }) => `${role(a.role)}: every place is taken this round.`,
  sayWhatFor: (a: { role: number }) => `${role(a.role)}: say at once what the worker is to do.`,
  orderNotOpen: (a: { order: number }) => `The order ${words.order(a.order)} is not open.`,
  productsMissing: (a: { missing: readonly number[] }) =>
    `Missing from your hand: ${words.products(a.missing)}.`,
  noSuchCashPlace: (a: { amount: number }) => `With two players no place pays ${money(a.amount)}.`,
  cashPlaceTaken: (a: { amount: number }) => `The place that pays ${money(a.amount)} is taken this round.`,
  builtThisRound: () => 'You have built a factory this round: the manufacturer serves you once a round.',
  noFactoryLeft: () => 'You have built all your factories.',
  noSiteLeft: (a: { harbour: number }) => `${harbour(a.harbour)} has no free site left.`,
  noSiteAnywhere: () => 'Every site is built on.',
  noOrderReady: () => 'None of the open orders can be filled from your hand.',
  tooDear: (a: { price: number; money: number }) =>
    `That costs ${money(a.price)}, and you have ${money(a.money)}.`,
  stockFull: () => 'Your stock holds 3 units: there is no room.',
  freeTaken: () => 'You have taken your free unit.',
  notCheapest: (a: { raw: number }) => `The free unit is of the cheapest kind, and ${raw(a.raw)} is not.`,
  rawSoldBefore: (a: { raw: number }) => `You have sold ${raw(a.raw)} in this action, so you cannot buy it.`,
  rawBoughtBefore: (a: { raw: number }) =>
    `You have bought ${raw(a.raw)} in this action, so you cannot sell it.`,
  notInStock: (a: { raw: number }) => `You have no ${raw(a.raw)} in stock.`,
  shipsPlaced: () => 'You have placed two ships in this action.',
  noShipInHand: () => 'All your ships are on the water.',
  secondEmptyShip: () => 'Only one of the ships may be empty, and there is nothing to load.',
  noShipThere: (a: { at: number }) => `There is no ship at ${position(a.at)}.`,
  notYourShip: (a: { at: number }) => `The ship at ${position(a.at)} is not yours.`,
  yourOwnShip: (a: { at: number }) => `The ship at ${position(a.at)} is your own.`,
  shipHeld: (a: { at: number }) => `The police hold the ship at ${position(a.at)}.`,
  shipHadItsTurn: (a: { at: number }) =>
    `The ship at ${position(a.at)} does not move in this colour any more.`,
  noChannelInColour: (a: { at: number; to: number; colour: number }) =>
    `No channel of this colour (${words.colour(a.colour)}) leads from ${position(a.at)} to ${position(a.to)}.`,
  noChannel: (a: { at: number; to: number }) =>
    `No channel leads from ${position(a.at)} to ${position(a.to)}.`,
  cannotPayCaptain: () => 'You have no money for the captain, so the ship stays outside.',
  mustSail: (a: { at: number }) => `The ship at ${position(a.at)} can sail, so it must.`,
  handFull: () => 'You hold 3 ship cards: there is no room for another.',
  noMorePicks: () => 'You have no more ships at anchorages to take cards for.',
  cardNotOpen: (a: { card: number }) => `${shipCard(a.card)} does not lie open.`,
  deckEmpty: () => 'There are no ship cards to draw.',
  mustTakeCard: () => 'As sailor you take a ship card first.',
  noIdleFactory: (a: { owner: Seat; harbour: number }, names: Names) =>
    `${names.seat(a.owner)} has no factory in ${harbour(a.harbour)} that could still work.`,
  noFactoryThere: (a: { harbour: number }) => `There is no such factory in ${harbour(a.harbour)}.`,
  productBoughtBefore: (a: { product: number }) =>
    `You have bought ${product(a.product)} in this action, so you cannot sell it.`,
  productSoldBefore: (a: { product: number }) =>
    `You have sold ${product(a.product)} in this action, so you cannot buy it.`,
  dealsUsed: () => 'Three deals are the most: you can only go on with the last one.',
  noneToBuy: (a: { product: number }) => `There is no ${product(a.product)} in the stack.`,
  cardsNotNow: () => 'Take all your cards first: ship cards are played between completed steps of your turn.',
  cardNotInHand: (a: { card: number }) => `${shipCard(a.card)} is not in your hand.`,
  cardNotPlayed: (a: { card: number }) => `${shipCard(a.card)} is not played: it counts at the end.`,
  noTarget: (a: { card: number }) => `${shipCard(a.card)}: there is no ship that it could be played on now.`,
  harbourIsSafe: () => 'Ships in a harbour are safe from ship cards.',
  onlyOnFields: (a: { at: number }) =>
    `The card works on fields only, and ${position(a.at)} is a start position.`,
  noCargo: (a: { at: number }) => `The ship at ${position(a.at)} is empty.`,
  sameCargo: () => 'The ship carries that already.',
  nothingToSwap: () => 'That would change nothing.',
};
