import type { Action, BuyPart, Part } from '@/games/harbour/cards/actions';
import {
  ACTIONS,
  BUILDING_SYMBOLS,
  buildingNamed,
  POINTS,
  PRICE,
  type BuildingId,
} from '@/games/harbour/cards/buildings';
import { COIN, GOODS, SYMBOLS, type GoodName } from '@/games/harbour/cards/goods';
import { BOUGHT_TO_END, HIGHEST_SPACE, LIMIT, LOWEST_SPACE } from '@/games/harbour/cards/limits';
import { BOARD_ACTIONS, LANDING_STAGES } from '@/games/harbour/cards/player-boards';
import { held, symbolsOf, type HarbourState } from '@/games/harbour/state';
import { LEARNER } from '@/match/course';
import { figure, type Rows } from './told';

const good = (name: GoodName) => GOODS.indexOf(name);
const pays = ({ space }: HarbourState, ...goods: readonly GoodName[]): number =>
  goods.reduce((sum, name) => sum + figure(space, good(name)), 0);
const priceOf = (id: BuildingId): number => figure(PRICE, buildingNamed(id));
const coinsOf = (id: BuildingId): number => BUILDING_SYMBOLS[buildingNamed(id)]?.[COIN] ?? 0;

/** What a purchase in this building has beside the goods. */
function extraIn(id: BuildingId): number {
  const bought = ACTIONS[buildingNamed(id)]?.parts.find((part): part is BuyPart => part.part === 'buy');
  return bought?.extra ?? 0;
}

/** Where the Auction House leaves a token. */
const reversed = (state: HarbourState, name: GoodName): number =>
  LOWEST_SPACE + HIGHEST_SPACE - pays(state, name);

/** What the coach of Harbour says in digits. */
export const HARBOUR: Rows<HarbourState> = {
  'stages/gain': (state) => [pays(state, 'livestock')],
  'market/go': () => [extraIn('shipwrights-guild')],
  'market/buy': (state) => [
    pays(state, 'fish'),
    pays(state, 'livestock'),
    priceOf('lumber-camp'),
    priceOf('lumber-camp') - extraIn('shipwrights-guild'),
  ],
  'market/slid': () => [figure(POINTS, buildingNamed('lumber-camp'))],
  'limit/full': (state, course) => [course.round(state)],
  'limit/go': (state) => [pays(state, 'fish')],
  'fees/go': (state) => [pays(state, 'fish', 'wood')],
  'fees/pay': (state) => [pays(state, 'stone'), pays(state, 'livestock')],
  'fees/gain': (state) => [pays(state, 'livestock'), pays(state, 'stone')],
  'fees/symbols': () => [coinsOf('butchers-hall')],
  'bending/low': (state) => [pays(state, 'fish')],
  'bending/go': (state) => [
    reversed(state, 'fish'),
    reversed(state, 'stone'),
    LOWEST_SPACE,
    pays(state, 'fish', 'wood'),
  ],
  'bending/moved': (state, course) => [reversed(course.at('bending/go'), 'fish'), pays(state, 'wood')],
  'warehouses/go': (state) => [
    pays(state, 'wood'),
    pays(state, 'stone'),
    priceOf('butchers-hall'),
    extraIn('shipwrights-guild'),
  ],
  'warehouses/kept': () => [coinsOf('butchers-hall')],
  'fourth/go': () => [extraIn('bank')],
  'fourth/gain': (state) => [pays(state, 'livestock')],
  'fourth/buy': (state) => {
    const beside = [extraIn('bank'), coinsOf('butchers-hall')];
    const paid = pays(state, 'fish', 'livestock');
    const all = beside.reduce((sum, each) => sum + each, paid);
    return [pays(state, 'fish'), pays(state, 'livestock'), ...beside, all];
  },
  'fourth/score': ({ owner, built }, { scores }) => [
    ...built.filter((building) => owner[building] === LEARNER).map((building) => figure(POINTS, building)),
    ...scores.totals,
  ],
};

type PartOf<Name extends Part['part']> = Extract<Part, { part: Name }>;
const isPart =
  <Name extends Part['part']>(name: Name) =>
  (part: Part): part is PartOf<Name> =>
    part.part === name;

/** A part of what a building does. */
function partIn<Name extends Part['part']>(action: Action | undefined, name: Name): PartOf<Name> {
  const found = action?.parts.find(isPart(name));
  if (found === undefined) throw new Error(`no part ${name}`);
  return found;
}
const actionOf = (id: BuildingId) => ACTIONS[buildingNamed(id)];
const paidIn = (id: BuildingId): number => Math.max(...partIn(actionOf(id), 'convert').pay);
const woodGained = (): number => figure(partIn(actionOf('lumber-camp'), 'gain').goods, good('wood'));
const anyGained = (action: Action | undefined): number => partIn(action, 'gain').any;
const stages = BOARD_ACTIONS[LANDING_STAGES];
const own = (state: HarbourState, name: GoodName): number => held(state, LEARNER, good(name));
const bought = ({ bought: all }: HarbourState): number => figure(all, LEARNER);

/** And what in words. */
export const HARBOUR_NUMBERS: Rows<HarbourState> = {
  'places/go': () => {
    const three = partIn(actionOf('carpenters-yard'), 'convert').goods.filter((units) => units > 0);
    return [woodGained(), anyGained(stages), paidIn('cannery'), three.length];
  },
  'places/taken': ({ pawns }) => [pawns.filter((place, seat) => seat !== LEARNER && place >= 0).length],
  'stages/go': (state) => [anyGained(stages), own(state, 'fish')],
  'stages/gain': (state) => [own(state, 'livestock') + 1],
  'stages/ready': (state) => [own(state, 'fish'), own(state, 'livestock'), own(state, 'stone')],
  'limit/full': (state) => [bought(state), LIMIT, own(state, 'wood')],
  'limit/go': (state) => [
    woodGained(),
    own(state, 'fish') + 1,
    paidIn('shipbreakers'),
    anyGained(actionOf('pub')),
  ],
  'fees/go': (state) => [
    anyGained(actionOf('pub')),
    own(state, 'fish'),
    own(state, 'wood'),
    paidIn('shipbreakers'),
    own(state, 'stone'),
  ],
  'bending/low': (state) => [own(state, 'fish')],
  'bending/go': () => [partIn(actionOf('auction-house'), 'gainOnSpace').units],
  'warehouses/go': (state) => [own(state, 'wood'), own(state, 'stone')],
  'warehouses/buy': (state) => [symbolsOf(state, LEARNER, SYMBOLS.indexOf('warehouse'))],
  'fourth/near': (state) => [bought(state), BOUGHT_TO_END],
  'fourth/gain': (state) => [own(state, 'livestock'), own(state, 'fish')],
};
