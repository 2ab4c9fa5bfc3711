import { shuffle, type Random } from '@/engine/random';
import { BUILDINGS, buildingNamed, HAS_BUY, type Building } from './cards/buildings';
import { KINDS, type Good } from './cards/goods';
import {
  DISPLAY_BEYOND_PLAYERS,
  HIGHEST_SPACE,
  LOWEST_SPACE,
  STOCK_AT_START,
  TOO_MANY_BUYERS,
} from './cards/limits';
import { PLAYER_BOARDS, LANDING_STAGES, BOARD_SYMBOLS, type PlayerBoard } from './cards/player-boards';
import { BOARD, frame, gift, TURN } from './rules/frames';
import { NONE, type HarbourOptions, type HarbourState } from './state';

/** HB-5 */
const FIRST_GAME_DISPLAY = (['lighthouse', 'canal-lock', 'shipwrights-guild'] as const).map(buildingNamed);

/** Shuffled whole numbers, from the first up to the last. */
function shuffled(first: number, last: number, random: Random): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number += 1) numbers.push(number);
  shuffle(numbers, random);
  return numbers;
}

/** HB-2: deals the display again until few enough of its buildings buy. */
function deal(
  fixed: readonly Building[],
  size: number,
  random: Random,
): { display: Building[]; deck: Building[] } {
  for (;;) {
    const all = shuffled(0, BUILDINGS.length - 1, random);
    const deck = fixed.length === 0 ? all : all.filter((building) => !fixed.includes(building));
    const display = fixed.slice();
    let buyers = 0;
    while (display.length < size) display.push(deck.pop() as Building);
    for (const building of display) if (HAS_BUY[building]) buyers += 1;
    if (buyers < TOO_MANY_BUYERS) return { display, deck };
  }
}

function times(count: number, value: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < count; i += 1) values.push(value);
  return values;
}

/** What follows set-up, the last first: the first turn, stocks from the starting player on, boards. */
function openingFrames(options: HarbourOptions, seats: number, starter: number): number[] {
  const stack = [frame(TURN)];
  if (!options.firstGame) {
    for (let away = seats - 1; away >= 0; away -= 1) {
      stack.push(gift((starter + away) % seats, STOCK_AT_START, 'stock'));
    }
  }
  if (options.boards === 'characters') stack.push(frame(BOARD));
  return stack;
}

function symbolsAtStart(seats: number, symbols: readonly number[]): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) for (const count of symbols) all.push(count);
  return all;
}

export function setup(options: HarbourOptions, seats: number, random: Random): HarbourState {
  const characters = options.boards === 'characters';
  const starter = options.startingPlayer ?? random.below(seats);
  const space = shuffled(LOWEST_SPACE, HIGHEST_SPACE, random);
  const { display, deck } = deal(
    options.firstGame ? FIRST_GAME_DISPLAY : [],
    seats + DISPLAY_BEYOND_PLAYERS,
    random,
  );
  const offers: PlayerBoard[] = characters
    ? shuffled(1, PLAYER_BOARDS.length - 1, random).slice(0, 2 * seats)
    : [];
  const bonus: Good[] = options.bonusCards ? shuffled(0, KINDS - 1, random).slice(0, seats) : [];
  const symbols = characters ? [0, 0, 0, 0] : (BOARD_SYMBOLS[LANDING_STAGES] as readonly number[]);
  return {
    seats,
    inlandTraders: options.inlandTraders,
    space,
    display,
    deck,
    known: 0,
    buried: false,
    offers,
    boards: times(seats, characters ? NONE : LANDING_STAGES),
    pawns: times(seats, NONE),
    built: [],
    owner: times(BUILDINGS.length, NONE),
    free: NONE,
    goods: times(seats * KINDS, options.firstGame ? 1 : 0),
    symbols: symbolsAtStart(seats, symbols),
    bought: times(seats, 0),
    bonus,
    starter,
    active: starter,
    turns: 0,
    lastTurns: NONE,
    abilityUsed: false,
    fee: NONE,
    addedMore: false,
    money: 0,
    shipped: 0,
    cargo: times(KINDS, 0),
    soldInland: false,
    stack: openingFrames(options, seats, starter),
  };
}
