import type { Question } from '../asked';
import type { BuildingId } from '../cards/buildings';
import type { GoodName, SymbolName } from '../cards/goods';
import type { PlayerBoardId } from '../cards/player-boards';
import type { Reason } from '../rules/frames';

/** What things are called; every language has the same names to give. */
export interface Words {
  readonly goods: Readonly<Record<GoodName, string>>;
  readonly symbols: Readonly<Record<SymbolName, string>>;
  readonly buildings: Readonly<Record<BuildingId, string>>;
  readonly boards: Readonly<Record<PlayerBoardId, string>>;
  /** What each character can do. */
  readonly abilities: Readonly<Record<Exclude<PlayerBoardId, 'landing-stages'>, string>>;
  /** Why somebody gains a good of their choice. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly questions: Readonly<Record<Question, string>>;
  readonly startBuilding: string;
  readonly and: string;
  readonly nothing: string;
  readonly money: (dollars: number) => string;
}

/** The game's nouns in English. */
export const words: Words = {
  goods: { fish: 'fish', livestock: 'livestock', stone: 'stone', wood: 'wood' },
  symbols: { coin: 'coin', anchor: 'anchor', hat: 'top hat', warehouse: 'warehouse' },
  buildings: {
    'sushi-shop': 'Sushi Shop',
    'carpenters-yard': 'Carpenter’s Yard',
    'butchers-hall': 'Butcher’s Hall',
    stonecutter: 'Stonecutter',
    'golem-works': 'Golem Works',
    shipbreakers: 'Shipbreakers',
    cannery: 'Cannery',
    stockyard: 'Stockyard',
    ranch: 'Ranch',
    trawler: 'Trawler',
    quarry: 'Quarry',
    'timber-yard': 'Timber Yard',
    'cold-store': 'Cold Store',
    depot: 'Depot',
    'bait-shop': 'Bait Shop',
    'cattle-pens': 'Cattle Pens',
    'masons-hall': 'Masons’ Hall',
    'lumber-camp': 'Lumber Camp',
    pub: 'Pub',
    'traders-guild': 'Traders’ Guild',
    'salvage-yard': 'Salvage Yard',
    'clock-tower': 'Clock Tower',
    'tax-office': 'Tax Office',
    lighthouse: 'Lighthouse',
    'canal-lock': 'Canal Lock',
    'auction-house': 'Auction House',
    library: 'Library',
    bank: 'Bank',
    'merchants-guild': 'Merchants’ Guild',
    'architectural-society': 'Architectural Society',
    'harbour-crane': 'Harbour Crane',
    'shipwrights-guild': 'Shipwrights’ Guild',
    'privateer-ship': 'Privateer Ship',
    abbey: 'Abbey',
    'travelling-show': 'Travelling Show',
    pawnshop: 'Pawnshop',
  },
  boards: {
    'landing-stages': 'Landing Stages',
    alchemist: 'Alchemist',
    beggar: 'Beggar',
    bookkeeper: 'Bookkeeper',
    clockmaker: 'Clockmaker',
    diplomat: 'Diplomat',
    fisher: 'Fisher',
    shepherd: 'Shepherd',
    forester: 'Forester',
    mason: 'Mason',
    wholesaler: 'Wholesaler',
    noble: 'Noble',
    speculator: 'Speculator',
    investor: 'Investor',
    pilot: 'Pilot',
    auctioneer: 'Auctioneer',
    broker: 'Broker',
    cooper: 'Cooper',
    landlord: 'Landlord',
    collector: 'Collector',
    magistrate: 'Magistrate',
  },
  abilities: {
    alchemist: 'Once a turn, spend 1 good to turn 2 of one kind into 2 of another.',
    beggar: 'When somebody else gains goods in their own start building, gain 1 good of your choice.',
    bookkeeper: 'When you ship, the units above the number of the space stay with you.',
    clockmaker: 'The good on space 2 pays you $1 more.',
    diplomat: 'You may enter an occupied building; whoever stands there gains 1 good of their choice.',
    fisher: 'Whenever an action gives you fish, gain 1 fish more.',
    shepherd: 'Whenever an action gives you livestock, gain 1 livestock more.',
    forester: 'Whenever an action gives you wood, gain 1 wood more.',
    mason: 'When somebody else ships stone, gain 1 stone.',
    wholesaler: 'Keep 1 of each good that you ship.',
    noble: 'At the start, look at two buildings and own one of them free of charge. It scores nothing.',
    speculator: 'At the end, score the number of the market space of stone.',
    investor: 'Gain 1 good of your choice whenever you buy a building.',
    pilot: 'Pay no fee in start buildings.',
    auctioneer: 'After you ship, choose the order in which the shipped tokens fill the market.',
    broker: 'Once a turn, spend 1 good to exchange two neighbouring market tokens.',
    cooper: 'Hold up to 7 of each good.',
    landlord: 'For each fee that is paid to you, gain 1 good of your choice as well.',
    collector: 'At the end, score 1 for each kind of symbol that you own, and 1 more for all four.',
    magistrate: 'At the end, score 1 for each top hat on the buildings that you bought.',
  },
  reasons: {
    stock: 'first stock',
    others: 'gift of the building',
    beggar: 'Beggar',
    diplomat: 'visit of the Diplomat',
    landlord: 'Landlord',
    investor: 'Investor',
  },
  questions: {
    board: 'Choose one of your two boards.',
    look: 'Choose the building that you will own.',
    gift: 'Choose a good to gain.',
    go: 'Move your pawn to a building.',
    feeNowOrLater: 'Pay the fee now, or after the action.',
    fee: 'Choose the good for the fee.',
    abilityOrEnd: 'Use your ability, or end your turn.',
    goodsOrPurchase: 'Gain goods, or ship to buy a building.',
    takeOrSwap: 'Take a good, or exchange two market tokens.',
    pick: 'Choose a good to gain.',
    spend: 'Choose what to spend.',
    turn: 'Turn units of one good into others.',
    double: 'Choose the good to gain as many of as you hold.',
    give: 'Choose a good to hand over.',
    take: 'Take a good from somebody else.',
    swap: 'Exchange two market tokens.',
    raise: 'Choose the token that moves to the highest space.',
    replace: 'Choose the building that goes under the deck.',
    ship: 'Ship goods and buy a building.',
    buyMore: 'Buy another building, or stop.',
    fill: 'Choose the shipped token that comes back next.',
    keep: 'Choose a unit that your warehouse keeps.',
    transmute: 'Choose the two units and what they turn into.',
  },
  startBuilding: 'start building',
  and: 'and',
  nothing: 'nothing',
  money: (dollars) => `$${dollars}`,
};
