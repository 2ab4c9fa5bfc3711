import { Dice, type Random } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { Match } from '@/match/match';
import type { Opening } from '@/match/opening';
import { SavedMatches, type SavedGame } from '@/match/saved-matches';
import { holderOf } from '@/match/stage';
import type { Cover } from '@/match/stage';
import type { MatchSeat, MatchTable } from '@/match/table';
import type { KeyValueStore } from '@/storage/key-value';
import { seedOf } from './random-play';
import { wholeMatch } from './whole-match';

const HOUSES = ['ball', 'star', 'cross', 'wave', 'bar'] as const;
const NAMES = ['Anna', 'Ben', 'Cleo', 'David', 'Emma'] as const;

/** People around one device; bots would only think. */
export function peopleAt(game: GameId, seats = 2, options: unknown = {}): MatchTable {
  const people = HOUSES.slice(0, seats).map((house, seat): MatchSeat => ({
    kind: 'human',
    name: NAMES[seat] ?? house,
    house,
  }));
  return { game, seats: people, options, houseRules: { takeBack: true, openHands: false } };
}

let ids = 0;
let seeds = 0;

/** The saved matches of a device, as the app has them after it was started. */
export function appOn(store: KeyValueStore, cover: Cover = 'table'): SavedMatches {
  return new SavedMatches(store, {
    botPause: () => 0,
    cover: () => cover,
    freshId: () => `match-${(ids += 1)}`,
    // Counted, so that the same test always throws the same dice.
    freshSeed: () => `dice-${(seeds += 1)}`,
    think: () => () => ({ moves: new Promise(() => undefined), cancel: () => undefined }),
  });
}

export async function startedOn(app: SavedMatches, table: MatchTable, opening?: Opening): Promise<Match> {
  const match = await app.start(table, opening);
  if (!(match instanceof Match)) throw new Error(`the table cannot be set: ${match.problem}`);
  return match;
}

export async function openedOn(app: SavedMatches, id: string): Promise<Match> {
  const match = await app.open(id);
  if (!(match instanceof Match)) throw new Error(`the match cannot be opened: ${match.fault}`);
  return match;
}

/** A legal move of whoever holds the device next, made as a person would; false when the game is over. */
export async function playOne(match: Match, random: Random): Promise<boolean> {
  match.reveal();
  match.turnHandUp();
  const { stage, play, table } = wholeMatch(match);
  const seat = holderOf(stage);
  if (seat === undefined) return false;
  const moves = gameOf(table.game).moves(play.state, seat);
  const problem = await match.play(moves[random.below(moves.length)]);
  if (problem !== undefined) throw new Error(`the move was refused: ${problem.problem}`);
  return true;
}

export async function playMoves(
  match: Match,
  count: number,
  random: Random = diceOf('players'),
): Promise<void> {
  for (let played = 0; played < count; played += 1) if (!(await playOne(match, random))) return;
}

export const diceOf = (name: string): Random => new Dice(seedOf(name), 'test');

export const movesIn = (match: Match): readonly unknown[] => wholeMatch(match).play.moves;

export const isListed = (entry: object): entry is SavedGame => !('fault' in entry);

export const EVERY_GAME = GAME_IDS.map((game) => [game] as const);
