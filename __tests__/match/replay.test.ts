import { redact } from '@/engine/events';
import type { AnyGame, Seat, Viewer } from '@/engine/game';
import { begin, carryOut } from '@/engine/play';
import { Dice } from '@/engine/random';
import { gameOf, GAME_IDS } from '@/games';
import { eyesFor, Replay, viewsByRound, type PastEyes } from '@/match/replay';
import type { MatchSeat, MatchTable } from '@/match/table';
import { playedGame } from '../support/played-game';
import { expectNoProblem, seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';

const diceOf = (name: string) => new Dice(seedOf(name), 'players');

/** Every view of every moment, by playing straight on. */
function straightOn(game: AnyGame, { play }: ReturnType<typeof playedGame>, viewers: readonly Viewer[]) {
  const { state } = expectNoProblem(begin(game, play));
  const look = () => viewers.map((viewer) => game.view(state, viewer));
  const views = [look()];
  for (const [number, move] of play.moves.entries()) {
    carryOut(game, state, play, number, move);
    views.push(look());
  }
  return views;
}

describe.each(GAME_IDS)('a replay of %s', (id) => {
  const game = gameOf(id);
  const played = playedGame({ table: peopleAt(id, 3), random: diceOf(id), most: 130 });
  const viewers = ['table', 0, 1, 2] as const;
  const views = straightOn(game, played, viewers);

  it('shows every moment as it was, in whatever order one looks', () => {
    const random = diceOf('looks');
    const replay = new Replay(played);
    expect(replay.last).toBe(played.play.moves.length);
    const moments = [...views.keys(), ...Array.from({ length: 150 }, () => random.below(views.length))];
    for (const moment of moments) {
      const seen = viewers.map((viewer) => replay.seenAt(moment, viewer).view);
      expect(seen).toEqual(views[moment]);
    }
  });

  it('lays all hands open to everybody together', () => {
    const replay = new Replay(played);
    expect(replay.seenAt(replay.last, 'everybody').view).toEqual(game.openView(played.play.state));
  });

  it('tells of each move what the viewer saw of it', () => {
    const replay = new Replay(played);
    for (const viewer of viewers) {
      expect(replay.seenAt(0, viewer).happened).toBeUndefined();
      for (const { number, seat, events } of played.log) {
        expect(replay.seenAt(number + 1, viewer).happened).toMatchObject({
          number,
          seat,
          events: redact(events, viewer),
        });
      }
    }
  });

  it('says who was asked', () => {
    const replay = new Replay(played);
    expect(replay.askedAt(replay.last)).toBe(game.waitingFor(played.play.state)[0]);
  });

  it('never plays more than twenty moves again to get anywhere, once it was looked through', () => {
    let applied = 0;
    const counting: AnyGame = {
      ...game,
      apply: (...args) => {
        applied += 1;
        game.apply(...args);
      },
    };
    const replay = new Replay(played, counting);
    for (let moment = 0; moment <= replay.last; moment += 1) replay.seenAt(moment, 'table');
    expect(applied).toBeLessThanOrEqual(replay.last);
    for (const moment of [77, 3, 119, 41, 100, 99]) {
      applied = 0;
      replay.seenAt(Math.min(moment, replay.last), 'table');
      expect(applied).toBeLessThan(20);
    }
  });
});

describe('the rounds of a replay', () => {
  const game = gameOf('packet-row');
  const finished = playedGame({ table: peopleAt('packet-row', 2), random: diceOf('rounds') });
  const replay = new Replay(finished);

  it('begin where the view says so, and nowhere else', () => {
    const seen = Array.from({ length: replay.last }, (_, moment) =>
      roundIn(replay.seenAt(moment, 'table').view),
    );
    const changes = seen.flatMap((round, moment) => (round === seen[moment - 1] ? [] : [{ round, moment }]));
    expect(replay.rounds).toEqual(changes);
    expect(seen.map((_, moment) => replay.roundAt(moment))).toEqual(seen);
  });

  it('are stepped over, one after the other, to both ends', () => {
    const starts = replay.rounds.map(({ moment }) => moment);
    const [, second = 0, third = 0] = starts;
    expect(replay.roundFrom(0, 1)).toBe(second);
    expect(replay.roundFrom(second + 1, 1)).toBe(third);
    expect(replay.roundFrom(second + 1, -1)).toBe(second);
    expect(replay.roundFrom(second, -1)).toBe(0);
    expect(replay.roundFrom(0, -1)).toBe(0);
    expect(replay.roundFrom(replay.last, 1)).toBe(replay.last);
  });

  it('give the open view after each of them, the last at the end of the game', () => {
    const views = viewsByRound(finished);
    expect(views).toHaveLength(replay.rounds.length);
    expect(views.at(-1)).toEqual(game.view(finished.play.state, 'table'));
    expect(views[0]).toEqual(replay.seenAt(replay.rounds[1]?.moment ?? 0, 'table').view);
  });

  it('count the one that has just begun', () => {
    const { moment = 0 } = replay.rounds[2] ?? {};
    const short = playedGame({
      table: peopleAt('packet-row', 2),
      random: diceOf('rounds'),
      most: moment,
    });
    expect(new Replay(short).rounds.at(-1)).toEqual({ round: 3, moment });
  });

  it('PR-60 without a ledger can be looked at only from the present one on, until the game is over', () => {
    const table = peopleAt('packet-row', 2, { ledger: false });
    const running = new Replay(playedGame({ table, random: diceOf('memory'), most: 40 }));
    expect(running.rounds.length).toBeGreaterThan(1);
    expect(running.first).toBe(running.rounds.at(-1)?.moment);
    expect(running.seenAt(running.first, 'table').happened).toBeUndefined();
    expect([running.within(0), running.within(999)]).toEqual([running.first, running.last]);
    expect(running.roundFrom(running.last, -1)).toBeGreaterThanOrEqual(running.first);
    const over = new Replay(playedGame({ table, random: diceOf('memory') }));
    expect([over.over, over.first]).toEqual([true, 0]);
  });
});

const roundIn = (view: unknown) => (view as { round: number }).round;

describe('whose eyes may look back', () => {
  const human: MatchSeat = { kind: 'human', name: 'Anna', house: 'ball' };
  const bot: MatchSeat = { kind: 'bot', name: 'Greta', house: 'star', level: 'easy' };
  const tableWith = (seats: readonly MatchSeat[], openHands = false): MatchTable => ({
    game: 'packet-row',
    seats,
    options: {},
    houseRules: { takeBack: true, openHands },
  });

  it.each<[string, MatchTable, Seat | undefined, readonly PastEyes[]]>([
    ['one person among bots looks with their own', tableWith([bot, human, bot]), undefined, [1]],
    ['several people: whoever holds the device', tableWith([human, bot, human]), 2, [2]],
    [
      'several people and nobody holds it: the open table',
      tableWith([human, bot, human]),
      undefined,
      ['table'],
    ],
    ['open hands: everybody who plays', tableWith([human, bot, human], true), undefined, [0, 2]],
    ['open hands: whoever holds the device first', tableWith([human, bot, human], true), 2, [2, 0]],
    ['bots alone: the open table', tableWith([bot, bot]), undefined, ['table']],
  ])('while a game goes on, %s', (_, table, holder, expected) => {
    expect(eyesFor(table, false, holder)).toEqual(expected);
  });

  it('after the game are everybody’s, the open table’s first', () => {
    expect(eyesFor(tableWith([human, bot, human]), true, 2)).toEqual(['table', 0, 1, 2, 'everybody']);
  });
});
