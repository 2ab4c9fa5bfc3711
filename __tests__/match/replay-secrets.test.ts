import { digest } from '@/engine/canonical';
import { redact } from '@/engine/events';
import type { AnyGame, Viewer } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { begin, carryOut } from '@/engine/play';
import { Dice } from '@/engine/random';
import { gameOf, GAME_IDS } from '@/games';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import type { PacketRowState } from '@/games/packet-row/state';
import { whenIn } from '@/match/log';
import { curveIn, momentsIn } from '@/match/look-back';
import { Replay } from '@/match/replay';
import type { PlayedGame } from '@/match/whole';
import { logByChapter } from '@/ui/match/sentences';
import { playedGame } from '../support/played-game';
import { expectNoProblem, seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';

/*
 * Two games that differ only in what a viewer cannot know, from the first move to the last: everything that a replay
 * shows this viewer has to be the same in both.
 */
jest.setTimeout(240_000);
/** Curves take longer than all the rest: the beginnings of so many pairs have to do. */
const CURVES = 2;
const BEGINNING = 50;
const diceOf = (name: string) => new Dice(seedOf(name), 'players');

/** All that a replay is made of, moment by moment. */
function shownTo(game: AnyGame, played: PlayedGame, viewer: Viewer) {
  const replay = new Replay(played, game);
  const moments = Array.from({ length: replay.last - replay.first + 1 }, (_, at) => replay.first + at);
  return {
    rounds: replay.rounds,
    first: replay.first,
    over: replay.over,
    frames: moments.map((moment) => ({
      view: replay.seenAt(moment, viewer).view,
      asked: replay.askedAt(moment),
      happened: replay.seenAt(moment, viewer).happened,
    })),
    log: logByChapter(played, viewer, 'en'),
  };
}

/** The same moves from another beginning. */
function playedFrom(game: AnyGame, start: unknown, like: PlayedGame): { game: AnyGame; played: PlayedGame } {
  const elsewhere: AnyGame = { ...game, setup: () => game.clone(start) };
  const begun = expectNoProblem(begin(elsewhere, like.play));
  const log = like.play.moves.map((move, number) => {
    const when = whenIn(game, begun.state);
    const { events } = carryOut(elsewhere, begun.state, begun, number, move);
    return { number, seat: move.seat, ...when, events };
  });
  return { game: elsewhere, played: { ...like, play: { ...like.play, state: begun.state }, log } };
}

const startOf = (game: AnyGame, played: PlayedGame) => expectNoProblem(begin(game, played.play)).state;

describe.each(GAME_IDS)('%s', (id) => {
  it.each([0, 1, 'table'] as const)(
    'shows viewer %s nothing that they could not know, as far as two worlds look alike',
    async (viewer) => {
      const game = gameOf(id);
      let moments = 0;
      for (let number = 0; number < 12; number += 1) {
        const table = peopleAt(id, 3);
        const random = diceOf(`${id}-${number}`);
        const seed = seedOf('played');
        const start = expectNoProblem(begin(game, { seed, options: table.options, seats: 3 })).state;
        const world = game.imagine(game.view(start, viewer), random);
        const other = game.clone(world);
        const played = playedGame({
          table,
          random,
          most: number < CURVES ? BEGINNING : Infinity,
          accepts: (move, state, at) => {
            if (isProblem(game.problem(other, move.seat, move.move))) return false;
            const [one, two] = [game.clone(state), game.clone(other)].map((draft) => {
              const { events } = carryOut(game, draft, { seed, seats: 3 }, at, move);
              return { view: game.view(draft, viewer), events: redact(events, viewer) };
            });
            if (digest(one) !== digest(two)) return false;
            carryOut(game, other, { seed, seats: 3 }, at, move);
            return true;
          },
        });
        const pair = playedFrom(game, world, played);
        expect(shownTo(pair.game, pair.played, viewer)).toEqual(shownTo(game, played, viewer));
        if (number < CURVES) {
          const curve = await curveIn(played, viewer).result;
          expect(await curveIn(pair.played, viewer, pair.game).result).toEqual(curve);
        }
        moments += played.log.length + 1;
      }
      expect(moments).toBeGreaterThan(20);
    },
  );
});

const isStarting = (card: CardId) => CARDS[card]?.kind === 'start-contract';

/** Whether the move lays down a starting contract, which everybody sees then. */
function showsContract(move: unknown): boolean {
  const { contracts } = move as { contracts?: readonly CardId[] };
  return contracts?.some(isStarting) === true;
}

describe('PR-60 a long game of Packet Row', () => {
  it.each([
    [0, true, Infinity],
    [2, true, Infinity],
    ['table', true, Infinity],
    [1, false, Infinity],
    ['table', false, Infinity],
    // Not to its end, so that its curve is drawn with hidden hands.
    [0, true, 64],
    ['table', true, 64],
  ] as const)(
    'looks the same to viewer %s (ledger %s, %s moves) whatever contracts the others were dealt and whatever lies below',
    async (viewer, ledger, most) => {
      const game = gameOf('packet-row');
      const played = playedGame({
        table: peopleAt('packet-row', 4, { ledger }),
        random: diceOf('long'),
        most,
        accepts: ({ move }) => !showsContract(move),
      });
      expect(played.log.length).toBeGreaterThan(60);
      const start = startOf(game, played) as PacketRowState;
      const other = game.clone(start) as PacketRowState;
      const spare = start.removed.filter(isStarting);
      const swapped: CardId[] = [];
      for (const [seat, player] of other.players.entries()) {
        const card = spare[swapped.length];
        if (seat === viewer || card === undefined) continue;
        swapped.push(player.hand[0] as CardId);
        player.hand[0] = card;
      }
      other.removed = [
        ...other.removed.filter((card) => !spare.slice(0, swapped.length).includes(card)),
        ...swapped,
      ];
      const end = played.play.state as PacketRowState;
      for (const [at, area] of other.areas.entries()) {
        const undrawn = end.areas[at]?.deck.length ?? 0;
        area.deck = [...area.deck.slice(0, undrawn).reverse(), ...area.deck.slice(undrawn)];
      }
      expect(digest(other)).not.toBe(digest(start));
      const pair = playedFrom(game, other, played);
      expect(shownTo(pair.game, pair.played, viewer)).toEqual(shownTo(game, played, viewer));
      // Once it is over, hands lie open and curves may differ.
      if (most === Infinity) return;
      const curve = await curveIn(played, viewer).result;
      expect(await curveIn(pair.played, viewer, pair.game).result).toEqual(curve);
      const marked = await momentsIn(played, viewer).result;
      expect(await momentsIn(pair.played, viewer, pair.game).result).toEqual(marked);
      expect(marked.length > 0).toBe(viewer !== 'table');
    },
  );
});
