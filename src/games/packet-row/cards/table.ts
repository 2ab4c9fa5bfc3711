/** The deck as data: every figure that a balance report could argue about stands here and nowhere else. */

export const AREAS = ['guildhall', 'docks', 'market', 'bank'] as const;
export type Area = (typeof AREAS)[number];

export const GOODS = ['grain', 'cotton', 'fur', 'tobacco'] as const;
export type Good = (typeof GOODS)[number];

export const DESTINATIONS = ['britain', 'france', 'netherlands', 'sweden', 'spain', 'germany'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** What a contract pays for its number of units. */
export const REWARDS: Readonly<Record<number, number>> = { 2: 15, 3: 25, 4: 35 };

/** Units of the one contract for each good and destination, in the order of DESTINATIONS. */
export const CONTRACT_UNITS: Readonly<Record<Good, readonly number[]>> = {
  grain: [2, 3, 4, 2, 3, 4],
  cotton: [4, 2, 3, 4, 2, 3],
  fur: [3, 4, 2, 3, 4, 2],
  tobacco: [3, 4, 2, 4, 2, 3],
};

export const STARTING_UNITS = 3;
export const STARTING_DESTINATIONS: Readonly<Record<Good, readonly Destination[]>> = {
  grain: ['britain', 'netherlands', 'sweden'],
  cotton: ['france', 'germany', 'britain'],
  fur: ['spain', 'netherlands', 'france'],
  tobacco: ['sweden', 'germany', 'spain'],
};

export const SHIPS_PER_DESTINATION = 3;

/** For each good. */
export const GOODS_CARDS = [
  { units: 1, cost: 2, count: 2 },
  { units: 2, cost: 6, count: 3 },
  { units: 3, cost: 10, count: 2 },
] as const;

export const GOLD_CARDS = [
  { units: 1, cost: 4, count: 5 },
  { units: 2, cost: 9, count: 5 },
] as const;

export const MONEY_CARDS = [
  { amount: 3, count: 8 },
  { amount: 4, count: 6 },
  { amount: 5, count: 4 },
  { amount: 6, count: 3 },
  { amount: 7, count: 2 },
  { amount: 8, count: 1 },
] as const;

export const HELPERS_OF_A_KIND = 5;

/** Name, cost and points of the victory-point cards. */
export const CITY: Readonly<
  Record<Area, readonly (readonly [name: string, cost: number, points: number])[]>
> = {
  guildhall: [
    ['Watch House', 8, 2],
    ['Almshouse', 9, 2],
    ['Firehouse', 13, 3],
    ['Printing House', 14, 3],
    ['University', 18, 4],
    ['Post Office', 19, 4],
    ['Courthouse', 24, 5],
    ['College of Surgeons', 25, 5],
    ['Town Hall', 30, 6],
  ],
  docks: [
    ['Ferry Slip', 9, 2],
    ["Sailors' Rest", 8, 2],
    ['Pilot Station', 14, 3],
    ['Sail Loft', 13, 3],
    ['Lighthouse', 19, 4],
    ['Dry Dock', 18, 4],
    ['Quarantine Station', 24, 5],
    ['Shipyard', 23, 5],
    ['Great Aqueduct', 28, 6],
  ],
  market: [
    ['Public Well', 8, 2],
    ['Bathhouse', 9, 2],
    ['Playhouse', 13, 3],
    ['Library', 15, 3],
    ['Hospital', 19, 4],
    ['Museum', 20, 4],
    ['Parish Church', 23, 5],
    ['Concert Hall', 25, 5],
    ['Cathedral', 30, 6],
  ],
  bank: [
    ['Savings Office', 9, 2],
    ['Clock Tower', 8, 2],
    ['Assay Office', 14, 3],
    ['Customs House', 15, 3],
    ['Telegraph Office', 18, 4],
    ['Insurance House', 19, 4],
    ["Merchants' Exchange", 24, 5],
    ['Treasury Vault', 23, 5],
    ['Stock Exchange', 29, 6],
  ],
};
