import {
  CARD_POINTS,
  HARBOURS,
  IS_HIGH,
  PRODUCTS,
  PRODUCTS_OF,
  RAWS,
  RAW_PRICES,
  SITE_PRICES,
} from '@/games/rotterdam/cards/goods';
import {
  CAPTAIN_BONUS,
  DEALS_PER_TRADER,
  POINTS_TO_END,
  SHIP_CARD_LIMIT,
  SHIPS_PER_SHIPOWNER,
  STOCK_LIMIT,
  WORKERS_EACH,
} from '@/games/rotterdam/cards/limits';
import { ORDER_NAMES, ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASH, CASHIER, FIRST_PLACE } from '@/games/rotterdam/cards/roles';
import { NOBODY, type RotterdamState } from '@/games/rotterdam/state';
import { LEARNER } from '@/match/course';
import { figure, type Rows } from './told';

const raw = (name: (typeof RAWS)[number]) => RAWS.indexOf(name);
const high = IS_HIGH.indexOf(1);
const low = IS_HIGH.indexOf(0);
const learnerIn = ({ players }: RotterdamState) => {
  const [learner] = players;
  if (learner === undefined) throw new Error('nobody plays');
  return learner;
};
/** What the best place of the cashier still brings. */
const cashLeft = ({ places }: RotterdamState): number =>
  CASH.find((_, place) => places[figure(FIRST_PLACE, CASHIER) + place] === NOBODY) ?? 0;

/** What the coach of Rotterdam says in digits. */
export const ROTTERDAM: Rows<RotterdamState> = {
  'lanes/orders': () => [figure(CARD_POINTS, high)],
  'trading/trader': (state) => [
    figure(ORDER_POINTS, ORDER_NAMES.indexOf('petrol-plastic-bread')),
    learnerIn(state).money,
    cashLeft(state),
  ],
  'trading/petrol': ({ prices }) => [figure(prices, PRODUCTS.indexOf('bread'))],
  'trading/prices': () => [figure(CARD_POINTS, low), figure(CARD_POINTS, high)],
  'orders/filled': (state) => [learnerIn(state).orderPoints, POINTS_TO_END],
  'shipowner/shipowner': (state) => [cashLeft(state)],
  'shipowner/place': ({ gone }) => [RAW_PRICES[raw('grain')]?.[figure(gone, raw('grain')) - 1] ?? 0],
  'cards/sailor': (state, course) => [course.round(state)],
  'factories/build': ({ factories }) => {
    const eem = HARBOURS.indexOf('eem');
    return [SITE_PRICES[eem]?.[factories[eem]?.length ?? 0] ?? 0];
  },
  'loading/loader': (state, course) => {
    const drawn = (PRODUCTS_OF[HARBOURS.indexOf('eem')] ?? []).map((product) =>
      figure(state.prices, product),
    );
    return [course.round(state), cashLeft(state), Math.min(...drawn)];
  },
  'bonus/captain': (state, course) => [course.round(state)],
  'bonus/green': () => [CAPTAIN_BONUS],
  'bonus/paid': (state, course) => [learnerIn(state).money - learnerIn(course.at('bonus/green')).money],
  'ending/forward': (state, course) => [course.round(state), learnerIn(state).orderPoints],
  'ending/last': (state) => [learnerIn(state).orderPoints],
  'scoring/score': (_, { scores: { own, totals } }) => [...Object.values(own?.parts ?? {}), ...totals],
};

const inEem = ({ factories }: RotterdamState): readonly number[] => factories[HARBOURS.indexOf('eem')] ?? [];

/** And what in words. */
export const ROTTERDAM_NUMBERS: Rows<RotterdamState> = {
  'lanes/welcome': () => [HARBOURS.length, ...PRODUCTS_OF.map(({ length }) => length)],
  'lanes/workers': ({ players }) => [figure(WORKERS_EACH, players.length)],
  'trading/trader': () => [DEALS_PER_TRADER],
  'trading/plastic': (state) => [
    learnerIn(state).hand.reduce((sum, units) => sum + units, 0),
    DEALS_PER_TRADER,
  ],
  'orders/forward': (state) => [learnerIn(state).hand.reduce((sum, units) => sum + units, 0)],
  'shipowner/shipowner': () => [SHIPS_PER_SHIPOWNER],
  'shipowner/place': () => [STOCK_LIMIT],
  'cards/take': () => [SHIP_CARD_LIMIT],
  'factories/build': (state) => [inEem(state).length + 1],
  'loading/loader': (state) => [inEem(state).filter((owner) => owner === LEARNER).length],
};
