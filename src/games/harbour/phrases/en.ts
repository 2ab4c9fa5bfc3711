import type { Names } from '@/engine/phrase';
import type { Question } from '../asked';
import type { Building } from '../cards/buildings';
import type { Amounts, Good } from '../cards/goods';
import type { PlayerBoard } from '../cards/player-boards';
import type { Reason } from '../rules/frames';
import type { Place } from '../state';
import { reasons } from './reasons-en';
import { isAny, speaker } from './speaker';
import { words } from './words-en';

const { good, units, goods, building, board, place } = speaker(words);
const { money } = words;

interface At {
  readonly seat: number;
}
interface OfGood {
  readonly good: Good;
}
interface Units extends OfGood {
  readonly units: number;
}
interface OfBuilding {
  readonly building: Building;
}
interface Purchase extends OfBuilding {
  readonly price: number;
}
interface Pair {
  readonly a: Good;
  readonly b: Good;
}

/** Nobody owns what lies in the display. */
const isOwned = (owner: number): boolean => owner >= 0;
/** What happened to units that a stock had no room for. */
const lostNote = (came: number): string => (came > 0 ? '' : ' (lost: the stock is full)');

/** What happens, for the log; and what a move does, for its button. */
const said = {
  question: (a: { question: Question }) => words.questions[a.question],

  boardChosen: (a: At, names: Names) => `${names.seat(a.seat)} has chosen a board.`,
  boardShown: (a: At & { board: PlayerBoard }, names: Names) =>
    `${names.seat(a.seat)} plays the ${board(a.board)}.`,
  keptFree: (a: At & OfBuilding, names: Names) =>
    `${names.seat(a.seat)} looks at two buildings and owns the ${building(a.building)} free of charge.`,
  gifted: (a: At & Units & { reason: Reason }, names: Names) =>
    `${names.seat(a.seat)} gains 1 ${good(a.good)} (${words.reasons[a.reason]})${lostNote(a.units)}.`,
  entered: (a: At & { place: Place; owner: number }, names: Names) => {
    const whose = isOwned(a.owner) ? (a.owner === a.seat ? ' (own)' : ` of ${names.seat(a.owner)}`) : '';
    return `${names.seat(a.seat)} goes to the ${place(a.place)}${whose}.`;
  },
  feePaid: (a: At & Units & { owner: number }, names: Names) =>
    `${names.seat(a.seat)} pays ${names.seat(a.owner)} 1 ${good(a.good)}${lostNote(a.units)}.`,
  gained: (a: At & { goods: Amounts; lost: Amounts }, names: Names) => {
    const lost = isAny(a.lost) ? ` (${goods(a.lost)} lost: the stock is full)` : '';
    return `${names.seat(a.seat)} gains ${goods(a.goods)}${lost}.`;
  },
  gainedMore: (a: At & Units, names: Names) =>
    `${names.seat(a.seat)} gains 1 ${good(a.good)} by ability${lostNote(a.units)}.`,
  nothing: (a: At, names: Names) => `The action brings ${names.seat(a.seat)} nothing.`,
  spent: (a: At & { goods: Amounts }, names: Names) => `${names.seat(a.seat)} spends ${goods(a.goods)}.`,
  spentOne: (a: At & Units, names: Names) => `${names.seat(a.seat)} spends ${units(a.good, a.units)}.`,
  spentOnAbility: (a: At & OfGood, names: Names) =>
    `${names.seat(a.seat)} spends 1 ${good(a.good)} on an ability.`,
  turned: (a: At & { from: Good; to: Good; units: number; lost: number }, names: Names) => {
    const lost = a.lost > 0 ? ` (${a.lost} lost: the stock is full)` : '';
    return `${names.seat(a.seat)} turns ${units(a.from, a.units)} into ${good(a.to)}${lost}.`;
  },
  gave: (a: Units & { from: number; to: number }, names: Names) =>
    `${names.seat(a.from)} gives ${names.seat(a.to)} 1 ${good(a.good)}${lostNote(a.units)}.`,
  took: (a: Units & { from: number; to: number }, names: Names) =>
    `${names.seat(a.to)} takes 1 ${good(a.good)} from ${names.seat(a.from)}${lostNote(a.units)}.`,
  swapped: (a: At & Pair, names: Names) =>
    `${names.seat(a.seat)} exchanges ${good(a.a)} and ${good(a.b)} in the market.`,
  raised: (a: At & OfGood, names: Names) =>
    `${names.seat(a.seat)} moves ${good(a.good)} to the highest space.`,
  reversed: (a: At, names: Names) => `${names.seat(a.seat)} reverses the market.`,
  replaced: (a: At & OfBuilding, names: Names) =>
    `${names.seat(a.seat)} puts the ${building(a.building)} under the deck.`,
  turnedUp: (a: OfBuilding) => `The ${building(a.building)} comes into the display.`,
  soldInland: (a: At & { money: number }, names: Names) =>
    `${names.seat(a.seat)} sells 1 of each good inland for ${money(a.money)}.`,
  shipped: (a: At & Units & { money: number }, names: Names) =>
    `${names.seat(a.seat)} ships ${units(a.good, a.units)} for ${money(a.money)}.`,
  kept: (a: At & OfGood, names: Names) => `${names.seat(a.seat)} keeps 1 ${good(a.good)} in a warehouse.`,
  bought: (a: At & Purchase, names: Names) =>
    `${names.seat(a.seat)} buys the ${building(a.building)} for ${money(a.price)}.`,
  endIsNear: (a: At & { bought: number }, names: Names) =>
    `${names.seat(a.seat)} has bought ${a.bought} buildings: everybody else has one more turn.`,
  bonusShown: (a: At & OfGood, names: Names) =>
    `${names.seat(a.seat)} shows the bonus card for ${good(a.good)}.`,
  gameEnds: () => 'The game is over.',

  chooseBoard: (a: { board: PlayerBoard }) => `Play the ${board(a.board)}`,
  ownFree: (a: OfBuilding) => `Own the ${building(a.building)}`,
  gain: (a: Units) => `Gain ${units(a.good, a.units)}`,
  go: (a: { place: Place; owner: number; own: boolean; fee: number }, names: Names) => {
    if (a.own) return `Go to your own ${place(a.place)}`;
    const whose = isOwned(a.owner) ? ` of ${names.seat(a.owner)}` : '';
    return `Go to the ${place(a.place)}${whose}${isOwned(a.fee) ? ', for 1 good' : ''}`;
  },
  payFee: (a: OfGood & { owner: number }, names: Names) => `Pay ${names.seat(a.owner)} 1 ${good(a.good)}`,
  payLater: () => 'Pay after the action',
  spend: (a: Units) => `Spend ${units(a.good, a.units)}`,
  turn: (a: { from: Good; to: Good; units: number }) => `Turn ${units(a.from, a.units)} into ${good(a.to)}`,
  give: (a: OfGood & { to: number }, names: Names) => `Give ${names.seat(a.to)} 1 ${good(a.good)}`,
  take: (a: OfGood & { from: number }, names: Names) => `Take 1 ${good(a.good)} from ${names.seat(a.from)}`,
  swap: (a: Pair) => `Exchange ${good(a.a)} and ${good(a.b)}`,
  raise: (a: OfGood) => `Move ${good(a.good)} to the highest space`,
  replace: (a: OfBuilding) => `Put the ${building(a.building)} under the deck`,
  sellInland: (a: { money: number }) => `Sell 1 of each good inland for ${money(a.money)}`,
  ship: (a: Units & { money: number }) => `Ship ${units(a.good, a.units)} for ${money(a.money)}`,
  buy: (a: Purchase) => `Buy the ${building(a.building)} for ${money(a.price)}`,
  fill: (a: OfGood & { space: number }) => `Put ${good(a.good)} on space ${a.space}`,
  keep: (a: OfGood) => `Keep 1 ${good(a.good)}`,
  done: (a: { question: Question }): string => {
    switch (a.question) {
      case 'turn':
        return 'Turn no more goods';
      case 'ship':
        return 'Buy nothing';
      case 'buyMore':
        return 'Buy no other building';
      case 'keep':
        return 'Keep no more';
      default:
        return 'End the turn';
    }
  },

  ...reasons,
};

/** Why something cannot be done, for whoever tries it. */
const problems = {
  unknownOptions: () => 'Harbour does not know these options.',
  unknownBoards: () => 'Play either with the Landing Stages or with characters.',
  notYesOrNo: () => 'First game, inland traders and bonus cards can only be on or off.',
  firstGameWithoutCharacters: () => 'The first game is played with the Landing Stages, not with characters.',
  inlandNeedsPlayers: (a: { players: number }) => `Inland traders need at least ${a.players} players.`,
  noSuchStartingPlayer: (a: { seats: number }) =>
    `The starting player must be one of the seats 0 to ${a.seats - 1}.`,

  notAMove: () => 'This is not a move of Harbour.',
  gameOver: () => 'The game is over.',
  notYourDecision: (a: At, names: Names) => `It is ${names.seat(a.seat)} who decides now.`,
  notAsked: (a: { question: Question }) => `That is not possible now. ${words.questions[a.question]}`,
  boardAlreadyChosen: () => 'You have chosen your board; the others are still choosing.',
  boardNotOffered: (a: { board: PlayerBoard }) => `The ${board(a.board)} was not dealt to you.`,
  notLookedAt: (a: OfBuilding) => `The ${building(a.building)} is not one of the two buildings that you see.`,

  notOnTable: (a: { place: Place }) => `The ${place(a.place)} is not on the table.`,
  alreadyThere: (a: { place: Place }) => `Your pawn is in the ${place(a.place)} already and must move.`,
  occupied: (a: { place: Place; by: number }, names: Names) =>
    `The ${place(a.place)} is occupied by ${names.seat(a.by)}.`,
  noGoodForFee: (a: { place: Place; owner: number }, names: Names) =>
    `You have no good for the fee to ${names.seat(a.owner)}, and the ${place(a.place)} would give you none.`,

  noneHeld: (a: OfGood) => `You have no ${good(a.good)}.`,
  notThisGood: (a: OfGood) => `You cannot choose ${good(a.good)} here.`,
  tooFew: (a: OfGood & { short: number }) => `You need ${units(a.good, a.short)} more for that.`,
  turnOneGood: (a: OfGood) => `Only ${good(a.good)} can be turned now: all units must be of one good.`,
  abilityOncePerTurn: () => 'You have used your ability this turn.',
  nothingToTransmute: () => 'You would not have two units of a kind left to turn into another.',
  takeFromOthers: () => 'You can only take from another player.',
  hasNone: (a: At & OfGood, names: Names) => `${names.seat(a.seat)} has no ${good(a.good)}.`,
  notNeighbours: (a: Pair) => `${good(a.a)} and ${good(a.b)} are not neighbours in the market.`,
  alreadyHighest: (a: OfGood & { space: number }) =>
    `The token of ${good(a.good)} is on space ${a.space} already.`,
  notInDisplay: (a: OfBuilding) => `The ${building(a.building)} is not in the display.`,

  noInlandTraders: () => 'This game is played without inland traders.',
  inlandOnce: () => 'The inland traders buy only once in a purchase.',
  inlandBeforeShipping: () => 'The inland traders buy only before anything is shipped.',
  inlandNeedsEach: () => 'The inland traders want one unit of each of the four goods.',
  nothingToShip: () =>
    'You could not ship anything after that, and no building can be bought without shipping.',
  alreadyShipped: (a: OfGood) => `You have shipped ${good(a.good)} already.`,
  tooFewToShip: (a: OfGood & { short: number }) => `You need ${units(a.good, a.short)} more to ship it.`,
  nothingAffordable: (a: { short: number }) =>
    `Even with everything shipped you would lack ${money(a.short)} for the cheapest building.`,
  keepOneForFee: (a: { owner: number }, names: Names) =>
    `You would have no good left for the fee that you owe ${names.seat(a.owner)}.`,
  chooseBuilding: () => 'Choose a building to buy.',
  mustBuy: () => 'Whoever sells or ships goods must buy a building.',
  shipFirst: () => 'Ship at least one good first.',
  noPrice: (a: OfBuilding) => `The ${building(a.building)} cannot be bought.`,
  tooDear: (a: OfBuilding & { short: number }) =>
    `You lack ${money(a.short)} for the ${building(a.building)}.`,
  notShipped: (a: OfGood) => `The token of ${good(a.good)} does not wait to come back.`,
  noneLeftToKeep: (a: OfGood) => `There is no shipped ${good(a.good)} that you could keep.`,
};

export const en = { said, problems };
