import type { CardId, Destination, Good, Kind } from '../cards';
import { words } from './words-en';

const { money } = words;

export type HelpfulKind = Extract<Kind, 'gold' | 'assistant' | 'captain' | 'trader' | 'banker'>;

const HELPERS: Readonly<Record<HelpfulKind, string>> = {
  gold: 'gold stands in for any good',
  assistant: 'an assistant gets you a card before the others may have it',
  captain: 'a captain sails a ship wherever you need it',
  trader: 'a trader turns one good into another',
  banker: 'bankers score for whoever has most money in the end',
};

/** What speaks for a move, as clauses without a full stop. */
export const reasons = {
  whyPays: (a: { reward: number; more: boolean }) =>
    a.more
      ? `with it your next delivery pays ${money(a.reward)} more`
      : `with it you can deliver for ${money(a.reward)}`,
  whyThere: (a: { card: CardId; reward: number }) =>
    `there is “${words.card(a.card)}”, with which you could deliver for ${money(a.reward)}`,
  whyThereFits: (a: { card: CardId }) => `there is “${words.card(a.card)}”, which fits what you have`,
  whyThereBest: (a: { card: CardId }) =>
    `there is “${words.card(a.card)}”, the best for you there that you can pay`,
  whyPoints: (a: { points: number }) => `it is worth ${a.points} points in the end`,
  whyMoney: (a: { amount: number }) => `it is ${money(a.amount)} for nothing`,
  whyContract: (a: { reward: number }) => `it will pay ${money(a.reward)} once you have ship and goods`,
  whyShipWaits: (a: { destination: Destination }) =>
    `your ship for ${words.destination(a.destination)} can carry it`,
  whyContractsGo: (a: { count: number }) =>
    a.count === 1 ? 'one of your contracts goes there' : `${a.count} of your contracts go there`,
  whyShip: () => 'every contract needs a ship',
  whyGoodWanted: (a: { good: Good }) => `you have a contract for ${words.good(a.good)}`,
  whyHelper: (a: { kind: HelpfulKind }) => HELPERS[a.kind],
  whyDeliverLast: () => 'the game ends, and later deliveries are none',
  whyDeliverNow: () => 'it pays for what you want to take next',
  whyCash: () => 'a banknote is as good as money',
  whyDecline: () => 'what lies here helps you less than what you may still get',
  whyPass: () => 'nothing on offer is worth its price to you',
  whyDone: () => 'there is nothing left to deliver',
};
