import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isProblem } from '@/engine/phrase';
import { turned } from '@/engine/future';
import { advance, begin } from '@/engine/play';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { INLAND_PLAYERS } from '@/games/harbour/cards/limits';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import type { AnyPlay } from '@/match/whole';
import { saveOf } from '@/match/proof';
import type { MatchSeat, MatchTable } from '@/match/table';
import { saveText } from '@/storage/save-text';
import { DECISIONS, decisionIn } from '../../../__tests__/support/decisions';
import { isOutdated } from './outdated';

/** The fixtures of a format are made once, before it is released, and kept as they are while its rules are played. */
const FOLDER = '__tests__/storage/fixtures/save-1';

/** The ways of playing that take turns, by the number of seats. */
const OPTIONS: Readonly<Record<GameId, (seats: number) => readonly unknown[]>> = {
  'packet-row': () => [{}, { ledger: false }],
  harbour: (seats) => [
    { boards: 'characters', inlandTraders: seats >= INLAND_PLAYERS, bonusCards: true },
    { boards: 'stages' },
  ],
  rotterdam: () => [{ bidding: true }, { fixedRounds: true }],
};
const NAMES = ['Anna', 'Ben', 'Zoë «the Tide»', 'D’Arcy', '"Em"'] as const;
const HOUSES = ['ball', 'star', 'cross', 'wave', 'bar'] as const;
/** Any moment will do; always the same one makes the same files again. */
const MOMENT = Date.UTC(2026, 5, 21, 12);
const MOST_TRIES = 400;

function tableOf(game: GameId, number: number, tried: number): MatchTable {
  const { min, max } = gameOf(game).seats;
  const seats = HOUSES.slice(0, min + (number % (max - min + 1))).map((house, seat): MatchSeat => {
    const name = NAMES[seat] ?? house;
    const isBot = (seat + number) % 3 === 2;
    return isBot ? { kind: 'bot', name, house, level: 'hard' } : { kind: 'human', name, house };
  });
  const options = OPTIONS[game](seats.length)[(number + tried) % 2];
  return { game, seats, options, houseRules: { takeBack: number % 2 === 0, openHands: number % 5 === 0 } };
}

/** The game of this seed in the middle of such a decision, not before this move if it can be helped. */
function playUntil(table: MatchTable, seed: Seed, decision: string, earliest: number): AnyPlay | undefined {
  const game = gameOf(table.game);
  const random = new Dice(seed, 'players');
  const begun = begin(game, { seed, options: table.options, seats: table.seats.length });
  if (isProblem(begun)) throw new Error(`the table cannot be set: ${begun.problem}`);
  let play: AnyPlay = begun;
  let found: AnyPlay | undefined;
  for (;;) {
    if (decisionIn(table.game, play.state) === decision) found = play;
    const seat = game.waitingFor(play.state)[0];
    if (seat === undefined || (found !== undefined && play.moves.length >= earliest)) return found;
    const moves = game.moves(play.state, seat);
    const next = advance(game, play, seat, moves[random.below(moves.length)]);
    if (isProblem(next)) throw new Error(`a listed move was refused: ${next.problem}`);
    play = next.play;
  }
}

/** A new future from this move on. */
const playedOn = (seed: Seed): Seed => turned(seed, 12, 'once-more') ?? seed;

function fixtureOf(
  gameId: GameId,
  decision: string,
  number: number,
  future = (seed: Seed): Seed => seed,
): string {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const table = tableOf(gameId, number, tried);
    const seed = future(parseSeed(`fixture-${decision}-${tried}`) as Seed);
    const play = playUntil(table, seed, decision, (number * 17) % 80);
    if (play === undefined) continue;
    const id = `${gameId}-${decision}`;
    const save = saveOf(gameOf(gameId), { id, table, play }, play.moves.length + 1);
    const name = number % 3 === 0 ? `In the middle of «${decision}»` : undefined;
    return saveText({ ...save, name, updated: MOMENT + number }, 'fixtures');
  }
  throw new Error(`no game of ${gameId} comes to «${decision}»`);
}

interface Fixture {
  readonly path: string;
  readonly game: GameId;
  text(): string;
}

const FIXTURES: readonly Fixture[] = [
  ...GAME_IDS.flatMap((game) =>
    DECISIONS[game].map((decision, number) => ({
      path: join(FOLDER, `${game}-${decision}.json`),
      game,
      text: () => fixtureOf(game, decision, number),
    })),
  ),
  ...DECISIONS['packet-row'].map((decision, number) => ({
    path: join(`${FOLDER}-played-on`, `packet-row-${decision}.json`),
    game: 'packet-row' as const,
    text: () => fixtureOf('packet-row', decision, number, playedOn),
  })),
];

/** Saves of a decision that is new, or of rules that are no longer played. */
export function renewSaves(): readonly string[] {
  const outdated = FIXTURES.filter(({ path, game }) => !existsSync(path) || isOutdated(path, gameOf(game)));
  for (const { path, text } of outdated) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text());
  }
  return outdated.map(({ path }) => path);
}
