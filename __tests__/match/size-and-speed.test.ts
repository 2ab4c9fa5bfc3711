import { GAME_IDS, gameOf, type GameId } from '@/games';
import { saveOf } from '@/match/proof';
import { saveText } from '@/storage/save-text';
import { memoryStore } from '../support/memory-store';
import { playAtRandom, seedOf } from '../support/random-play';
import { appOn, isListed, peopleAt } from '../support/saved-matches';

const LONGEST_SAVE = 60_000;
const SAVES = 200;
/** Of the processor's time, in milliseconds: others may share the machine. */
const LIST_WITHIN = 400;

/** A whole game around a full table, as it is stored; random players play far longer than people. */
function finishedGame(game: GameId, number: number): string {
  const rules = gameOf(game);
  const table = peopleAt(game, rules.seats.max);
  const seed = seedOf(`long-${number}`);
  const play = playAtRandom({ game: rules, seats: rules.seats.max, options: {}, seed, longest: 5_000 });
  return saveText(saveOf(rules, { id: `long-${number}`, table, play }, play.moves.length), 'w');
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

describe('a saved game', () => {
  it.each(GAME_IDS)('of %s is small, however long the game was', (game) => {
    const sizes = Array.from({ length: 8 }, (_, number) => bytesOf(finishedGame(game, number)));
    process.stdout.write(`longest save of ${game}: ${Math.max(...sizes)} bytes\n`);
    expect(Math.max(...sizes)).toBeLessThan(LONGEST_SAVE);
  });
});

describe(`a list of ${SAVES} long games`, () => {
  const texts = GAME_IDS.map((game) => finishedGame(game, 0));
  const device = memoryStore();
  for (let number = 0; number < SAVES; number += 1) {
    for (const slot of ['a', 'b']) {
      device.texts.set(`harbourmaster/save/game-${number}/${slot}`, texts[number % texts.length] ?? '');
    }
  }

  it('is there at once, without playing them again', async () => {
    const app = appOn(device);
    await app.list();
    const start = process.cpuUsage();
    const list = await app.list();
    const spent = process.cpuUsage(start).user / 1_000;
    process.stdout.write(`list of ${SAVES} long games: ${Math.round(spent)} ms\n`);
    expect(list.filter(isListed)).toHaveLength(SAVES);
    expect(spent).toBeLessThan(LIST_WITHIN);
  });
});
