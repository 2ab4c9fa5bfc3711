import type { Page } from 'playwright-core';
import type { Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import { AREAS } from '@/games/packet-row/cards';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import { en } from '@/text/en';
import { tap, untilThere, type Target } from './phone';
import { beforeFullRefill, beforeHandOver, opening, PERSON, type PacketRowPlay } from './positions';
import { button, pause, type HandOver, type Moving, type Thinking } from './scenes';
import { storedGame, storedGameOfPeople } from './stored';

const { act, area: areas } = en.games['packet-row'].board;
const { name } = en.games['packet-row'];
const words = packetRowWords.en;
const { said } = packetRowPhrases.en;

/** At this many seats every list of the table is at its longest. */
const SEATS = 5;
const MOST_MOTION_MS = 1200;

/** All areas, wherever the table is laid out. */
export const TABLE: Target = { role: 'group', name: areas.group };
const DECLINE = button(said.decline());

/** What can be asked of the person, by the button that stands there while it is. */
const QUESTIONS = [DECLINE, button(said.pass()), button(said.finish()), button(act.chooseFirst)];
const CHOOSING = QUESTIONS.length - 1;

/** The tap that answers the next question to the person without taking anything. */
async function nextAnswer(page: Page): Promise<Target> {
  const { which } = await untilThere(page, QUESTIONS);
  const answer = QUESTIONS[which];
  if (answer !== undefined && which !== CHOOSING) return answer;
  let opened = false;
  for (const area of AREAS) {
    const choose = button(act.choose({ area: words.areaInSentence(area) }));
    await tap(page, { role: opened ? 'tab' : 'radio', name: words.area(area) });
    opened = true;
    await pause(page);
    if ((await page.locator(exactly(choose)).count()) > 0) return choose;
  }
  throw new Error('There is no area to choose.');
}

const exactly = (target: Target) => `[role="${target.role}"][aria-label="${target.name}"]`;

export async function packetRowThinking(): Promise<Thinking> {
  const stored = await storedGame(opening(SEATS), { botPace: 'instant', motion: 'full' });
  const untilAsked = async (page: Page) => {
    await untilThere(page, QUESTIONS);
  };
  return { name, seats: SEATS, stored, table: TABLE, answers: 2, nextAnswer, untilAsked };
}

const PEOPLE = 4;
/** Everybody has cards in their hand by then. */
const PLAYED = 60;

/** Who is asked once the person has declined. */
function nextAfterDeclining(play: PacketRowPlay): Seat {
  const declined = advance(packetRow, play, PERSON, { type: 'decline' });
  if (isProblem(declined)) throw new Error(`nobody can decline: ${declined.problem}`);
  return packetRow.waitingFor(declined.play.state)[0] ?? PERSON;
}

export async function packetRowHandOver(): Promise<HandOver> {
  const play = beforeHandOver(PEOPLE, PLAYED);
  return {
    name,
    people: PEOPLE,
    moves: play.moves.length,
    stored: await storedGameOfPeople(packetRow, play, { motion: 'full' }),
    next: nextAfterDeclining(play),
    answer: async (page) => {
      await untilThere(page, [DECLINE]);
      await pause(page);
      return DECLINE;
    },
  };
}

export async function packetRowRefill(): Promise<Moving> {
  return {
    name,
    what: 'refill of all four areas',
    seats: SEATS,
    stored: await storedGame(beforeFullRefill(SEATS), { botPace: 'step', motion: 'full' }),
    table: TABLE,
    lastsAtMost: MOST_MOTION_MS,
    prepare: async (page) => {
      await untilThere(page, [DECLINE]);
      await pause(page);
      return DECLINE;
    },
  };
}
