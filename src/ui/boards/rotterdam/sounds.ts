import type { rotterdamPhrases } from '@/games/rotterdam/phrases';
import type { Cue } from '@/ui/sound/cue';

type Said = (typeof rotterdamPhrases)['en']['said'];

const WATER: readonly Cue[] = [{ sound: 'water', after: 0, once: true }];
const STEAM: readonly Cue[] = [{ sound: 'steam', after: 0, once: true }];
const KNOCK: readonly Cue[] = [{ sound: 'tap', after: 0, once: true }];
const SET_DOWN: readonly Cue[] = [{ sound: 'plant', after: 300 }];
const MONEY: readonly Cue[] = [{ sound: 'coins', after: 0, once: true }];
const TAKEN: readonly Cue[] = [{ sound: 'slide', after: 0, once: true }];
/** Goods go where they are wanted, or back. */
const GOODS: readonly Cue[] = [{ sound: 'crates', after: 0, once: true }];
const PAID_FOR: readonly Cue[] = [
  { sound: 'crates', after: 0 },
  { sound: 'coins', after: 180 },
];

/** By the kind of sentence only: no card, no amount and no hand can be heard. */
export const ROTTERDAM_SOUNDS: Readonly<Partial<Record<keyof Said, readonly Cue[]>>> = {
  works: SET_DOWN,
  built: SET_DOWN,
  launched: WATER,
  placed: WATER,
  placedEmpty: WATER,
  sailed: WATER,
  stayed: KNOCK,
  passed: KNOCK,
  bid: KNOCK,
  nobodyBid: KNOCK,
  choseColour: KNOCK,
  bonus: MONEY,
  cashed: MONEY,
  soldRaw: MONEY,
  soldProduct: MONEY,
  boughtRaw: PAID_FOR,
  boughtProduct: PAID_FOR,
  tookFree: GOODS,
  tookCard: TAKEN,
  drewCard: TAKEN,
  drewUnseen: TAKEN,
  tookProduct: TAKEN,
  wrongCargo: TAKEN,
  noneInStack: KNOCK,
  reshuffled: [{ sound: 'deal', after: 0 }],
  factoryWorked: STEAM,
  factoryGave: STEAM,
  forwarded: [
    { sound: 'deal', after: 0 },
    { sound: 'delivery', after: 300 },
  ],
  playedCard: [
    { sound: 'slide', after: 0 },
    { sound: 'plant', after: 300 },
  ],
  swapped: KNOCK,
  released: KNOCK,
  towerBought: [
    { sound: 'coins', after: 0 },
    { sound: 'bell', after: 420 },
  ],
  roundBegins: [{ sound: 'bell', after: 0 }],
  lastRound: [{ sound: 'bells', after: 0 }],
  gameEnds: [{ sound: 'bells', after: 0 }],
};
