import { writeFileSync } from 'node:fs';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import type { Seed } from '@/engine/random';
import { seedOfGame } from './arena/match';
import { readScale, readSeed } from './arena/options';
import { STEPS, type PuzzleStep } from '@/match/puzzles/puzzle';
import { readArguments, readGame, readWholeNumber, runScript } from './arguments';
import { bookOf, bookText } from './puzzles/book';
import { DEPTHS, Finder, type Depths, type Found } from './puzzles/find';

const USAGE = `puzzles [--game NAME] [--games N] [--seed TEXT] [--iterations-scale X]: finds puzzles in bots' games anew,
and writes them into src/match/puzzles/found; the same bytes from the same seed`;

/** At most so many games; fewer where so many of each step were found that a book can choose. */
const GAMES_OF: Readonly<Record<GameId, number>> = { 'packet-row': 60, harbour: 30, rotterdam: 30 };
const ENOUGH = 14;

const FOLDER = 'src/match/puzzles/found';

/** Tables of three are the most usual; those of two come between them. */
const playersAt = (number: number): number => (number % 3 === 2 ? 2 : 3);

const scaled = (by: number): Depths => ({
  glance: Math.ceil(DEPTHS.glance * by),
  closer: Math.ceil(DEPTHS.closer * by),
  confirming: Math.ceil(DEPTHS.confirming * by),
  deeper: Math.ceil(DEPTHS.deeper * by),
});

function findIn(id: GameId, games: number, seed: Seed, scale: number): void {
  const game = gameOf(id);
  const finder = new Finder(id, game, scaled(scale));
  const found: Found[] = [];
  const countOf = (step: PuzzleStep) => found.filter((one) => one.step === step).length;
  const isWanted = (step: PuzzleStep) => countOf(step) < ENOUGH;
  for (let number = 0; number < games && STEPS.some(isWanted); number += 1) {
    const source = { number, seed: seedOfGame(seed, number), seats: playersAt(number) };
    found.push(...finder.inGame(source, isWanted));
    const steps = STEPS.map(countOf).join(' ');
    process.stderr.write(`${id}: ${number + 1} of ${games} games, puzzles by step ${steps}\n`);
  }
  const book = bookOf(id, game, found);
  writeFileSync(`${FOLDER}/${id}.json`, bookText(book));
  process.stdout.write(`${id}: ${book.puzzles.length} puzzles of ${found.length} found\n`);
}

await runScript(() => {
  const values = readArguments({
    help: { type: 'boolean' },
    game: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: 'puzzles' },
    'iterations-scale': { type: 'string', default: '1' },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const seed = readSeed(values.seed);
  const scale = readScale(values['iterations-scale']);
  const wanted = values.game === undefined ? GAME_IDS : [readGame(values.game)];
  for (const id of wanted) {
    const games = readWholeNumber('games', values.games ?? GAMES_OF[id], 1, 100_000);
    findIn(id, games, seed, scale);
  }
});
