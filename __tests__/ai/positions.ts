import type { Area } from '@/games/packet-row/cards';
import { costOf } from '../games/packet-row/card-names';
import {
  cash,
  choose,
  decline,
  deliver,
  done,
  pass,
  take,
  takeNext,
  type NamedMove,
} from '../games/packet-row/named-moves';
import { atTheEnd, scenario, type Position } from '../games/packet-row/scenario';
import type { PacketRowTable } from '../games/packet-row/table';

/** A decision of Packet Row with one right answer. */
export type Puzzle = readonly [title: string, table: () => PacketRowTable, right: NamedMove];

const EMPTY = { guildhall: [], docks: [], market: [], bank: [] };
const NO_DECKS = { guildhall: 0, docks: 0, market: 0, bank: 0 };

/** The decks are used up: the game ends with this round, and only what is named lies on the table. */
const lastRound = (position: Position): Position => ({
  players: 2,
  ...EMPTY,
  deckLeft: NO_DECKS,
  ...position,
  future: { ...EMPTY, ...position.future },
});

/** Seat 0 has the last call of the game, after seat 1 took three dollars from the bank. */
const lastCall = (position: Position) => () =>
  scenario(lastRound({ ...position, bank: ['money-3', ...(position.bank ?? [])] })).answers(
    choose('bank'),
    take('money-3'),
  );

/** Seat 1 is asked in this area, in the last round of the game. */
const offered = (area: Area, position: Position) => () => scenario(lastRound(position)).answers(choose(area));

/** Seat 0 is harbour master in the last round; seat 1 has declined in this area. */
const afterDecline = (area: Area, position: Position) => () =>
  scenario(lastRound(position)).answers(choose(area), decline);

const closing = (position: Position) => () => atTheEnd({ players: 2, ...position });

/** In the middle of a game: seat 1 took three dollars from the bank, seat 0 may take anything elsewhere. */
const midGame = (position: Position) => () =>
  scenario({ players: 2, bank: ['money-3', 'money-3'], ...position }).answers(
    choose('bank'),
    take('money-3'),
  );

const cottonForFrance = { hands: [['contract-cotton-france', 'cotton-2']], ships: [['ship-france']] };

const CLOSING: readonly Puzzle[] = [
  [
    'PR-50 deliver before the game ends',
    closing(cottonForFrance),
    deliver('contract-cotton-france', 'ship-france', 'cotton-2'),
  ],
  [
    'PR-50 with goods for one of two contracts, deliver the one that pays more',
    closing({
      hands: [['contract-cotton-france', 'contract-cotton-britain', 'cotton-2', 'cotton-2']],
      ships: [['ship-france', 'ship-britain']],
    }),
    deliver('contract-cotton-britain', 'ship-britain', 'cotton-2 cotton-2'),
  ],
  [
    'PR-41 deliver both contracts on the one ship at once',
    closing({
      hands: [['contract-grain-spain', 'contract-tobacco-spain', 'grain-3', 'tobacco-2']],
      ships: [['ship-spain']],
    }),
    deliver('contract-grain-spain contract-tobacco-spain', 'ship-spain', 'grain-3 tobacco-2'),
  ],
  [
    'PR-46 let the captain make the delivery possible',
    closing({ hands: [['contract-cotton-france', 'cotton-2', 'captain']], ships: [['ship-spain']] }),
    deliver('contract-cotton-france', 'ship-spain:captain:france', 'cotton-2'),
  ],
  [
    'PR-44 let the trader make the delivery possible',
    closing({ hands: [['contract-cotton-france', 'fur-2', 'trader']], ships: [['ship-france']] }),
    deliver('contract-cotton-france', 'ship-france', 'fur-2:trader:cotton'),
  ],
  [
    'PR-45 let gold make the delivery possible',
    closing({ hands: [['contract-cotton-france', 'cotton-1', 'gold-1']], ships: [['ship-france']] }),
    deliver('contract-cotton-france', 'ship-france', 'cotton-1 gold-1:cotton'),
  ],
  [
    'PR-50 be done when nothing can be delivered',
    closing({ hands: [['contract-cotton-france', 'cotton-1']], ships: [['ship-france']] }),
    done,
  ],
  ['PR-50 be done with money cards in hand: they are cashed anyway', closing({ hands: [['money-8']] }), done],
];

const PURCHASES: readonly Puzzle[] = [
  [
    'PR-14 take the six points that the money just pays for',
    lastCall({ money: [costOf('town-hall')], guildhall: ['town-hall', 'courthouse'] }),
    take('town-hall'),
  ],
  [
    'PR-14 pass when only useless goods are left: they would cost a point of money',
    lastCall({ money: [20], market: ['fur-2', 'tobacco-3'] }),
    pass,
  ],
  [
    'PR-14 pass when only gold without a contract is left',
    lastCall({ money: [30], docks: ['gold-1', 'gold-2'] }),
    pass,
  ],
  [
    'PR-51 take the money card that fills the ten dollars',
    lastCall({ money: [26], bank: ['money-4'], market: ['fur-1'] }),
    take('money-4'),
  ],
  [
    'PR-51 take the money that makes a point, not a contract that comes too late',
    lastCall({ money: [2], bank: ['money-8'], guildhall: ['contract-fur-spain'] }),
    take('money-8'),
  ],
  [
    'PR-16 buy the building, not the goods, with the last money',
    lastCall({ money: [costOf('hospital')], market: ['hospital', 'cotton-3'] }),
    take('hospital'),
  ],
  [
    'PR-16 take the better of two buildings that can be paid',
    lastCall({ money: [costOf('courthouse')], guildhall: ['courthouse'], docks: ['lighthouse'] }),
    take('courthouse'),
  ],
  [
    'PR-30 cash a money card to pay for the building',
    lastCall({
      money: [costOf('courthouse') - 4],
      hands: [['money-5']],
      guildhall: ['courthouse', 'contract-fur-spain'],
    }),
    cash('money-5'),
  ],
  [
    'PR-30 do not cash anything when the building can be paid without',
    lastCall({ money: [costOf('courthouse')], hands: [['money-5']], guildhall: ['courthouse'] }),
    take('courthouse'),
  ],
  [
    'PR-40 deliver to pay for the building',
    lastCall({ ...cottonForFrance, money: [costOf('almshouse')], guildhall: ['courthouse', 'almshouse'] }),
    deliver('contract-cotton-france', 'ship-france', 'cotton-2'),
  ],
  [
    'PR-41 deliver both contracts of the ship when one of them would pay for the building',
    lastCall({
      hands: [['contract-fur-spain', 'contract-tobacco-spain', 'fur-3', 'fur-1', 'tobacco-2']],
      ships: [['ship-spain']],
      money: [0],
      guildhall: ['town-hall'],
    }),
    deliver('contract-fur-spain contract-tobacco-spain', 'ship-spain', 'fur-1 fur-3 tobacco-2'),
  ],
];

const COMPLETIONS: readonly Puzzle[] = [
  [
    'PR-41 take the ship that completes a contract, not two points',
    lastCall({
      hands: [['contract-cotton-britain', 'cotton-2', 'cotton-2']],
      money: [costOf('sailors-rest')],
      docks: ['ship-britain', 'sailors-rest'],
    }),
    take('ship-britain'),
  ],
  [
    'PR-41 take the ship of the right country',
    lastCall({
      hands: [['contract-cotton-britain', 'cotton-2', 'cotton-2']],
      docks: ['ship-spain', 'ship-britain'],
    }),
    take('ship-britain'),
  ],
  [
    'PR-42 buy the goods that complete a contract',
    lastCall({
      hands: [['contract-cotton-britain', 'cotton-2']],
      ships: [['ship-britain']],
      money: [10],
      market: ['cotton-2', 'fur-2'],
    }),
    take('cotton-2'),
  ],
  [
    'PR-45 buy the gold that completes a contract',
    lastCall({
      hands: [['contract-cotton-britain', 'cotton-3']],
      ships: [['ship-britain']],
      money: [10],
      docks: ['gold-1', 'ship-britain'],
    }),
    take('gold-1'),
  ],
  [
    'PR-46 take the captain who completes a contract',
    lastCall({
      hands: [['contract-cotton-britain', 'cotton-2', 'cotton-2']],
      ships: [['ship-spain']],
      money: [costOf('sailors-rest')],
      docks: ['captain', 'sailors-rest'],
    }),
    take('captain'),
  ],
  [
    'PR-44 take the trader who completes a contract',
    lastCall({
      hands: [['contract-cotton-britain', 'fur-2', 'cotton-2']],
      ships: [['ship-britain']],
      money: [costOf('public-well')],
      market: ['trader', 'public-well'],
    }),
    take('trader'),
  ],
  [
    'PR-44 buy goods for the trader in hand',
    lastCall({
      hands: [['contract-cotton-netherlands', 'trader']],
      ships: [['ship-netherlands']],
      money: [costOf('grain-3')],
      market: ['grain-3', 'grain-2'],
    }),
    take('grain-3'),
  ],
  [
    'PR-40 take the contract that the cargo is waiting for',
    lastCall({
      hands: [['tobacco-3']],
      ships: [['ship-britain']],
      money: [costOf('watch-house')],
      guildhall: ['contract-tobacco-britain', 'watch-house'],
    }),
    take('contract-tobacco-britain'),
  ],
];

const ASSISTANTS: readonly Puzzle[] = [
  [
    'PR-18 spend the assistant on the six points that come next',
    lastCall({
      hands: [['assistant']],
      money: [costOf('great-aqueduct')],
      market: ['public-well'],
      docks: ['ship-spain'],
      future: { docks: ['great-aqueduct'] },
    }),
    takeNext('great-aqueduct'),
  ],
  [
    'PR-18 hold the assistant for the card that matters: the ship, not the money',
    lastCall({
      hands: [['assistant', 'contract-cotton-britain', 'cotton-2', 'cotton-2']],
      future: { bank: ['money-3'], docks: ['ship-britain'] },
    }),
    takeNext('ship-britain'),
  ],
  [
    'PR-18 keep the assistant when the card needed lies in the open',
    midGame({
      hands: [['assistant', 'start-contract-cotton-britain', 'cotton-3']],
      docks: ['ship-britain', 'gold-1'],
      future: { docks: ['ship-britain', 'gold-1'] },
    }),
    take('ship-britain'),
  ],
];

const BANKERS: readonly Puzzle[] = [
  [
    'PR-52 the richest takes the banker',
    lastCall({ money: [40, 10], bank: ['banker'], market: ['fur-1'] }),
    take('banker'),
  ],
  [
    'PR-52 a banker is worth nothing to the poorer: take the money that makes a point',
    afterDecline('bank', { money: [12, 60], bank: ['banker', 'money-8'] }),
    take('money-8'),
  ],
  [
    'PR-52 pass when paying would cost the most money and three bankers with it',
    lastCall({ hands: [['banker', 'banker', 'banker']], money: [30, 22], guildhall: ['watch-house'] }),
    pass,
  ],
  [
    'PR-52 take the money that makes three bankers count',
    lastCall({
      hands: [['banker', 'banker', 'banker']],
      money: [20, 21],
      bank: ['money-5'],
      guildhall: ['almshouse'],
    }),
    take('money-5'),
  ],
];

const OTHERS: readonly Puzzle[] = [
  [
    'PR-11 take the best building when offered in the last round',
    offered('guildhall', { money: [0, costOf('town-hall')], guildhall: ['town-hall', 'watch-house'] }),
    take('town-hall'),
  ],
  [
    'PR-11 decline useless goods in the last round',
    offered('market', { money: [0, 20], market: ['fur-2', 'grain-1'] }),
    decline,
  ],
  [
    'PR-12 as harbour master decline useless goods in the last round',
    afterDecline('market', { money: [20, 0], market: ['fur-2', 'grain-1'] }),
    decline,
  ],
  [
    'PR-11 take the ship that the other one needs for a contract, when nothing else helps',
    offered('docks', {
      hands: [['contract-cotton-britain', 'cotton-2', 'cotton-2'], ['watch-house']],
      money: [10, 20],
      docks: ['ship-britain', 'ship-spain'],
    }),
    take('ship-britain'),
  ],
  [
    'PR-12 take the building now: nothing better comes',
    afterDecline('guildhall', {
      money: [costOf('courthouse'), 0],
      guildhall: ['courthouse'],
      market: ['fur-1'],
    }),
    take('courthouse'),
  ],
];

const PLANS: readonly Puzzle[] = [
  [
    'PR-42 in the middle of the game buy the goods that complete the starting contract',
    midGame({
      hands: [['start-contract-fur-netherlands']],
      ships: [['ship-netherlands']],
      market: ['fur-3', 'tobacco-1'],
      docks: ['ship-sweden', 'ship-sweden'],
      guildhall: ['contract-tobacco-sweden', 'contract-cotton-sweden'],
    }),
    take('fur-3'),
  ],
  [
    'PR-41 in the middle of the game take the ship that completes the starting contract',
    midGame({
      hands: [['start-contract-fur-netherlands', 'fur-3']],
      market: ['grain-1', 'tobacco-1'],
      docks: ['ship-netherlands', 'ship-sweden'],
      guildhall: ['contract-tobacco-sweden', 'contract-cotton-sweden'],
    }),
    take('ship-netherlands'),
  ],
];

export const PUZZLES: readonly Puzzle[] = [
  ...CLOSING,
  ...PURCHASES,
  ...COMPLETIONS,
  ...ASSISTANTS,
  ...BANKERS,
  ...OTHERS,
  ...PLANS,
];
