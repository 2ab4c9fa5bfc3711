import { GAME_IDS } from '@/games';
import { boardOf } from '@/ui/boards';

/** As on a device that has had time: whoever tests what comes of a table need not wait for its board. */
beforeAll(() => Promise.all(GAME_IDS.map((game) => boardOf(game).load())));
