import { SHORT_AREAS_TO_END, SUPPLY_SIZE } from './cards/limits';
import { areaAt, type PacketRowState } from './state';

/** Victory points at the end of the game: with no round left, and how many more for every ten rounds to come. */
type Worth = readonly [now: number, perTenRounds: number];

/**
 * What things have been worth at the end, read off a few thousand rounds that thinking players played against each
 * other (a linear fit of final scores; points on cards in hand count as they are).
 */
const WORTH = {
  anything: [-2.9, 3.2],
  dollar: [0.16, 0.02],
  dollarOfFirstTen: [0, 0.02],
  dollarTooMany: [-0.05, 0.05],
  spareUnit: [0.3, 0.2],
  goldUnit: [0.8, 0.22],
  captain: [0.4, 0.25],
  trader: [0.4, 0.1],
  assistant: [0.6, -0.35],
  banker: [0.6, 0.1],
  bankerOfRichest: [0.4, -0.3],
  spareShip: [0.1, 0.45],
  harbourMaster: [0.12, 0.04],
} as const satisfies Record<string, Worth>;

/** For each dollar of a contract's reward: how many units are still short (three or more count alike). */
const CONTRACT_WITH_SHIP: readonly Worth[] = [
  [0.16, 0.005],
  [0.085, 0.02],
  [0.035, 0.015],
  [0.01, 0.015],
];
const CONTRACT_WITHOUT_SHIP: readonly Worth[] = [
  [0.075, 0.02],
  [0.05, 0.01],
  [0.005, 0.005],
  [0, 0.003],
];

/** What things are worth with so many rounds to come. */
export type Outlook = { readonly [thing in keyof typeof WORTH]: number } & {
  readonly roundsLeft: number;
  readonly withShip: readonly number[];
  readonly withoutShip: readonly number[];
};

const MOST_ROUNDS = 50;

function outlookAt(roundsLeft: number): Outlook {
  const at = ([now, perTenRounds]: Worth): number => now + (perTenRounds * roundsLeft) / 10;
  const things = Object.entries(WORTH).map(([thing, worth]) => [thing, at(worth)]);
  return {
    ...(Object.fromEntries(things) as { [thing in keyof typeof WORTH]: number }),
    roundsLeft,
    withShip: CONTRACT_WITH_SHIP.map(at),
    withoutShip: CONTRACT_WITHOUT_SHIP.map(at),
  };
}

const OUTLOOKS: readonly Outlook[] = Array.from({ length: MOST_ROUNDS }, (_, rounds) => outlookAt(rounds));

/** PR-22: the game ends with the first, second or third area that cannot be filled; each refill lasts almost two rounds. */
const ROUNDS_PER_REFILL = 1.85;
const ROUNDS_AFTER_LAST = 2.5;
const decks = [0, 0, 0, 0];

export function outlookOf(state: PacketRowState): Outlook {
  const seats = state.players.length;
  for (let i = 0; i < decks.length; i += 1) {
    const cards = areaAt(state, i).deck.length;
    let at = i;
    for (; at > 0 && (decks[at - 1] as number) > cards; at -= 1) decks[at] = decks[at - 1] as number;
    decks[at] = cards;
  }
  const deciding = decks[(SHORT_AREAS_TO_END[seats] as number) - 1] as number;
  const refills = deciding / (SUPPLY_SIZE[seats] as number);
  const rounds = Math.round(ROUNDS_AFTER_LAST + ROUNDS_PER_REFILL * refills);
  return OUTLOOKS[Math.min(rounds, MOST_ROUNDS - 1)] as Outlook;
}
