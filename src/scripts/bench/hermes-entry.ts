import { Dice, parseSeed, type Seed } from '@/engine/random';
import { gameOf, type GameId } from '@/games';
import { inPlace } from './playouts';

/** Bundled for a bare VM: plays a fixed number of games and prints what it did and how long it took. */
declare const BENCH_GAME: GameId;
declare const BENCH_PLAYERS: number;
declare const BENCH_GAMES: number;

const playout = inPlace(gameOf(BENCH_GAME), BENCH_PLAYERS, new Dice(parseSeed('hermes') as Seed, 'bench'));
const begin = Date.now();
let moves = 0;
for (let i = 0; i < BENCH_GAMES; i += 1) moves += playout();
console.log(JSON.stringify({ moves, ms: Date.now() - begin }));
