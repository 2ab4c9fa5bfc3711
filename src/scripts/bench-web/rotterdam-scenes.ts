import { rotterdam } from '@/games/rotterdam';
import { CASHIER } from '@/games/rotterdam/cards/roles';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { en } from '@/text/en';
import type { Page } from 'playwright-core';
import { comesTo } from '../screens/sensibly';
import { beforeFullFleet, FULL_FLEET, FULLEST } from './fleet';
import { tap, untilThere, type Target } from './phone';
import { PERSON } from './positions';
import { button, lastAnswer, pause, untilAsked, type HandOver, type Moving, type Thinking } from './scenes';
import { storedGameOf, storedGameOfPeople } from './stored';

const { name, board } = en.games.rotterdam;
const fullest = rotterdamWords.en.colour(FULLEST);
/** The colour that moves the whole fleet. */
const COLOUR: Target = { role: 'radio', name: fullest };
/** From the touch to the end of all that a colour moves, clearing up included. */
const MOST_MS = 1_800;

/** The map, however many ships it tells of. */
export const ROTTERDAM_TABLE: Target = {
  role: 'group',
  name: board.map.group({ ships: 0 }).split(',')[0] ?? '',
};

const SEATS = 4;
/** Ships are on the water and cards in the bots' hands. */
const WELL_ON = 3;

/** The cashier has one place left, and no ship card could be played after that: one tap, and the bots are asked. */
const beforeWorker = () =>
  comesTo({
    game: rotterdam,
    options: { fixedRounds: false, bidding: false, firstHarbourMaster: PERSON },
    seats: SEATS,
    name: 'bench-worker',
    enough: ({ state }, asked) =>
      asked === PERSON &&
      state.phase === 'work' &&
      state.round >= WELL_ON &&
      state.players[PERSON]?.cardCount === 0 &&
      rotterdam.moves(state, PERSON).filter(({ type }) => type === 'cash').length === 1,
  });

/** Has the cashier in mind: the tap that puts the worker there. */
async function workerInMind(page: Page): Promise<Target> {
  const cashier: Target = { role: 'radio', name: rotterdamWords.en.role(CASHIER) };
  await untilThere(page, [cashier]);
  await pause(page);
  await tap(page, cashier);
  await pause(page);
  return lastAnswer(page);
}

export async function rotterdamThinking(): Promise<Thinking> {
  const play = beforeWorker();
  return {
    name,
    seats: SEATS,
    stored: await storedGameOf(rotterdam, play, { botPace: 'instant', motion: 'full' }),
    table: ROTTERDAM_TABLE,
    answers: 1,
    nextAnswer: workerInMind,
    untilAsked,
  };
}

export async function rotterdamHandOver(): Promise<HandOver> {
  const play = beforeWorker();
  return {
    name,
    people: SEATS,
    moves: play.moves.length,
    stored: await storedGameOfPeople(rotterdam, play, { motion: 'full' }),
    answer: workerInMind,
  };
}

/** One colour, and as many ships as any can move. */
export async function rotterdamFleet(): Promise<Moving> {
  const play = beforeFullFleet();
  return {
    name,
    what: `a colour that moves ${FULL_FLEET} ships`,
    seats: play.seats,
    stored: await storedGameOf(rotterdam, play, { botPace: 'step', motion: 'full' }),
    table: ROTTERDAM_TABLE,
    lastsAtMost: MOST_MS,
    prepare: async (page) => {
      await untilThere(page, [COLOUR]);
      await pause(page);
      await tap(page, COLOUR);
      const sail = button(board.act.sailColour({ colour: fullest, bonus: undefined }));
      await untilThere(page, [sail]);
      await pause(page);
      return sail;
    },
  };
}
