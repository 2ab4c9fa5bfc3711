import { rotterdam } from '@/games/rotterdam';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { en } from '@/text/en';
import { beforeFullFleet, FULL_FLEET, FULLEST } from './fleet';
import { tap, untilThere, type Target } from './phone';
import { button, pause, type Moving } from './scenes';
import { storedGameOf } from './stored';

const { name, board } = en.games.rotterdam;
const fullest = rotterdamWords.en.colour(FULLEST);
/** The colour that moves the whole fleet. */
const COLOUR: Target = { role: 'radio', name: fullest };
/** A chain of many steps has 1.8 seconds, and clearing up comes on top. */
const MOST_MS = 2_100;

/** The map, however many ships it tells of. */
export const ROTTERDAM_TABLE: Target = {
  role: 'group',
  name: board.map.group({ ships: 0 }).split(',')[0] ?? '',
};

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
