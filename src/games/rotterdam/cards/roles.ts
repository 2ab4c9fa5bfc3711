export const ROLES = [
  'shipowner',
  'captain',
  'sailor',
  'loader',
  'trader',
  'forwarder',
  'cashier',
  'manufacturer',
] as const;
export type RoleName = (typeof ROLES)[number];
/** Place in ROLES. */
export type Role = number;

/** RT-12: places for workers; with two players one less each. */
const PLACES: Readonly<Record<RoleName, number>> = {
  shipowner: 3,
  captain: 3,
  sailor: 2,
  loader: 2,
  trader: 2,
  forwarder: 2,
  cashier: 3,
  manufacturer: 2,
};

/** RT-27: what the places of the cashier pay. */
export const CASH: readonly number[] = [3, 2, 1];

const roleOf = (name: RoleName): Role => ROLES.indexOf(name);
export const SHIPOWNER = roleOf('shipowner');
export const CAPTAIN = roleOf('captain');
export const SAILOR = roleOf('sailor');
export const LOADER = roleOf('loader');
export const TRADER = roleOf('trader');
export const FORWARDER = roleOf('forwarder');
export const CASHIER = roleOf('cashier');
export const MANUFACTURER = roleOf('manufacturer');

const fullCount = ROLES.map((name) => PLACES[name]);
/** All places lie in one list, role after role. The first of each role: */
export const FIRST_PLACE: readonly number[] = fullCount.map((_, role) =>
  fullCount.slice(0, role).reduce((sum, count) => sum + count, 0),
);
export const PLACE_COUNT = fullCount.reduce((sum, count) => sum + count, 0);

const oneLess = fullCount.map((count) => count - 1);
/** Places of each role by number of players. */
export const PLACES_OF: readonly (readonly number[])[] = [[], [], oneLess, fullCount, fullCount];
