import type { Seat } from '@/engine/game';
import { sharesByLead } from '@/engine/shares';
import type { CardId } from './cards';
import { AMOUNT, DESTINATION, GOOD, KIND, kindCode, POINTS, REWARD, UNITS } from './cards/figures';
import { outlookOf, type Outlook } from './outlook';
import { playerAt, type PacketRowState, type PlayerState } from './state';

const CONTRACT = kindCode('contract');
const START_CONTRACT = kindCode('start-contract');
const GOODS_CARD = kindCode('goods');
const GOLD = kindCode('gold');
const ASSISTANT = kindCode('assistant');
const CAPTAIN = kindCode('captain');
const TRADER = kindCode('trader');
const BANKER = kindCode('banker');

const POCKET_MONEY = 10;
/** Nobody spends more than about this in a round, so that money beyond it is left over. */
const SPENT_A_ROUND = 8;
const LARGEST_SHORTAGE = 3;
/** A lead of so many points makes a win about three times as likely as a loss. */
const SURE_LEAD = 3.5;

/* Counters of one look at a hand, reused from call to call: search looks at hands by the million. */
const contracts: CardId[] = [];
let contractCount = 0;
const units = [0, 0, 0, 0];

/** Counts contracts and units; answers what everything else in the hand is worth. */
function worthOfHand(hand: readonly CardId[], bankers: number, outlook: Outlook): number {
  contractCount = 0;
  for (let good = 0; good < units.length; good += 1) units[good] = 0;
  let worth = 0;
  for (const card of hand) {
    switch (KIND[card]) {
      case CONTRACT:
      case START_CONTRACT:
        contracts[contractCount++] = card;
        break;
      case GOODS_CARD: {
        const good = GOOD[card] as number;
        units[good] = (units[good] as number) + (UNITS[card] as number);
        break;
      }
      case GOLD:
        worth += outlook.goldUnit * (UNITS[card] as number);
        break;
      case CAPTAIN:
        worth += outlook.captain;
        break;
      case TRADER:
        worth += outlook.trader;
        break;
      case ASSISTANT:
        worth += outlook.assistant;
        break;
      case BANKER:
        worth += bankers;
        break;
      default:
        worth += POINTS[card] as number;
    }
  }
  return worth;
}

/** Contracts by how much of them is there; goods serve the first contract that wants them. */
function worthOfTrade(ships: readonly CardId[], outlook: Outlook): number {
  let moored = 0;
  let wanted = 0;
  let worth = 0;
  for (const ship of ships) moored |= 1 << (DESTINATION[ship] as number);
  for (let i = 0; i < contractCount; i += 1) {
    const contract = contracts[i] as CardId;
    const destination = 1 << (DESTINATION[contract] as number);
    const good = GOOD[contract] as number;
    const there = units[good] as number;
    const short = (UNITS[contract] as number) - there;
    units[good] = short < 0 ? -short : 0;
    const shortage = short < 0 ? 0 : short > LARGEST_SHORTAGE ? LARGEST_SHORTAGE : short;
    const terms = (moored & destination) === 0 ? outlook.withoutShip : outlook.withShip;
    worth += (REWARD[contract] as number) * (terms[shortage] as number);
    wanted |= destination;
  }
  for (const ship of ships) {
    if ((wanted & (1 << (DESTINATION[ship] as number))) === 0) worth += outlook.spareShip;
  }
  for (const left of units) worth += outlook.spareUnit * left;
  return worth;
}

function worthOfMoney(money: number, outlook: Outlook): number {
  const tooMany = money - SPENT_A_ROUND * outlook.roundsLeft;
  return (
    outlook.dollar * money +
    outlook.dollarOfFirstTen * Math.min(money, POCKET_MONEY) +
    (tooMany > 0 ? outlook.dollarTooMany * tooMany : 0)
  );
}

/** Money and what money cards will bring. */
function fundsOf(player: PlayerState): number {
  let funds = player.money;
  if (player.banknotes > 0) for (const card of player.hand) funds += AMOUNT[card] as number;
  return funds;
}

const funds: number[] = [];

/** PR-52, PR-53: the part of a banker's points that the seat would score with today's money. */
function bankerShare(seat: Seat): number {
  let richer = 0;
  for (const others of funds) if (others > (funds[seat] as number)) richer += 1;
  if (richer === 0) return 1;
  return richer === 1 && funds.length > 3 ? 1 / 3 : 0;
}

/** How many points each seat can expect at the end, judged at the beginning of a round. */
export function expectedScores(state: PacketRowState): number[] {
  const outlook = outlookOf(state);
  funds.length = 0;
  for (const player of state.players) funds.push(fundsOf(player));
  const scores: number[] = [];
  for (let seat = 0; seat < funds.length; seat += 1) {
    const player = playerAt(state, seat);
    const banker = outlook.banker + outlook.bankerOfRichest * bankerShare(seat);
    let score = outlook.anything + worthOfMoney(funds[seat] as number, outlook);
    score += worthOfHand(player.hand, banker, outlook);
    score += worthOfTrade(player.ships, outlook);
    if (state.harbourMaster === seat) score += outlook.harbourMaster;
    scores.push(score);
  }
  return scores;
}

/** Each seat's share of the win: the larger its expected lead, the larger the share. */
export const estimate = (state: PacketRowState): number[] => sharesByLead(expectedScores(state), SURE_LEAD);
