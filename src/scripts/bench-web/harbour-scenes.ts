import type { Seat } from '@/engine/game';
import type { Play } from '@/engine/play';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { buildingId } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourWords } from '@/games/harbour/phrases';
import { FIRST_START, type HarbourOptions, type HarbourState, type Place } from '@/games/harbour/state';
import { en } from '@/text/en';
import type { Page } from 'playwright-core';
import { comesTo } from '../screens/sensibly';
import { tap, untilThere, type Target } from './phone';
import { PERSON } from './positions';
import {
  ANSWERS,
  button,
  lastAnswer,
  pause,
  untilAsked,
  type HandOver,
  type Moving,
  type Thinking,
} from './scenes';
import { storedGameOf, storedGameOfPeople } from './stored';

type HarbourPlay = Play<HarbourState, HarbourMove, HarbourOptions>;

const { name, board } = en.games.harbour;
const SEATS = 4;
const SEED = parseSeed('bench-thought') as Seed;

/** All that can be agreed on, so that nothing of the table is missing. */
export const HARBOUR_OPTIONS = {
  boards: 'characters',
  firstGame: false,
  inlandTraders: true,
  bonusCards: true,
  startingPlayer: PERSON,
} as const satisfies HarbourOptions;

const ON_OFFER: Target = { role: 'tab', name: board.sheets.display };
export const HARBOUR_TABLE: Target = { role: 'tablist', name: board.tabs.label };

const comes = (called: string, enough: (play: HarbourPlay, asked: Seat | undefined) => boolean) =>
  comesTo({ game: harbour, options: HARBOUR_OPTIONS, seats: SEATS, name: called, enough });

/** A place on offer that asks the visitor nothing, so that one tap ends the turn. */
function plainPlace(state: HarbourState): Place | undefined {
  const ways = harbour.moves(state, PERSON).flatMap((move) => (move.type === 'go' ? [move.place] : []));
  return ways.find((place) => {
    const after = harbour.clone(state);
    harbour.apply(after, PERSON, { type: 'go', place }, { random: new Dice(SEED, 'bench') });
    return place < FIRST_START && state.display.includes(place) && questionOf(after) === 'go';
  });
}

/** The person may visit such a place. */
const beforeVisit = () =>
  comes(
    'bench-visit',
    ({ state }, asked) =>
      asked === PERSON &&
      questionOf(state) === 'go' &&
      plainPlace(state) !== undefined &&
      state.turns > SEATS * 4,
  );

/** Goes there as far as to the tap that ends the turn. */
const visiting =
  (play: HarbourPlay) =>
  async (page: Page): Promise<Target> => {
    const place = harbourWords.en.buildings[buildingId(plainPlace(play.state) as number)];
    const tile = button(`${place},`);
    // Whoever has turned up their bonus card has their own quarter in sight.
    await untilThere(page, [ON_OFFER]);
    await tap(page, ON_OFFER);
    await untilThere(page, [tile]);
    await pause(page);
    await tap(page, tile);
    await pause(page);
    return button(board.act.enter({ place }));
  };

export async function harbourThinking(): Promise<Thinking> {
  const play = beforeVisit();
  return {
    name,
    seats: SEATS,
    stored: await storedGameOf(harbour, play, { botPace: 'instant', motion: 'full' }),
    table: HARBOUR_TABLE,
    answers: 1,
    nextAnswer: visiting(play),
    untilAsked,
  };
}

export async function harbourHandOver(): Promise<HandOver> {
  const play = beforeVisit();
  return {
    name,
    people: SEATS,
    moves: play.moves.length,
    stored: await storedGameOfPeople(harbour, play, { motion: 'full' }),
    answer: visiting(play),
  };
}

/** A purchase on a phone, suggested by the table, with everything that follows from it. */
export async function harbourPurchase(): Promise<Moving> {
  const play = comes('bench-purchase', ({ state, moves }, asked) => {
    const begun = ['ship', 'inland'].includes(moves.at(-1)?.move.type ?? '');
    return asked === PERSON && questionOf(state) === 'ship' && !begun;
  });
  return {
    name,
    what: 'a purchase',
    seats: SEATS,
    stored: await storedGameOf(harbour, play, { botPace: 'step', motion: 'full' }),
    table: ANSWERS,
    prepare: async (page) => {
      const suggest = button(board.planner.suggestSpoken);
      await untilThere(page, [suggest]);
      await tap(page, suggest);
      await pause(page);
      return lastAnswer(page);
    },
  };
}
