import { Dice } from '@/engine/random';
import { GAME_IDS } from '@/games';
import { sightOf } from '@/match/sight';
import type { Happened, PlayedGame } from '@/match/whole';
import { lastStepOf } from '@/match/step';
import { logByChapter } from '@/ui/match/sentences';
import { memoryStore } from '../support/memory-store';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { appOn, openedOn, peopleAt, playMoves, startedOn } from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';
import { before, harbourAt, playedTo, readAll } from './harbour-game';

const ANNA = 0;
const BEN = 1;

const saidIn = (events: readonly { type: string; phrase?: { key: string } }[]) =>
  events.flatMap(({ phrase }) => phrase?.key ?? []);
const newsOf = (played: PlayedGame, seat: number | 'table') =>
  sightOf(played, seat).news.map((events) => saidIn(events));
const withLast = (played: PlayedGame): PlayedGame & { happened: Happened | undefined } => ({
  ...played,
  happened: lastStepOf(played.log),
});

describe('a game that is played in turns', () => {
  it('knows whose turn each move belongs to, and none before the first', () => {
    const turns = playedTo(24).log.map(({ turn, round }) => (turn === undefined ? '-' : `${turn}${round}`));
    expect(turns.join(' ')).toBe('- - - - - - 01 11 02 02 02 02 02 12 03 13 13 13 04 04 04 04 04 04');
  });

  it('is told by turns: one item each, those since one’s own', () => {
    const played = playedTo(before('go bank'));
    expect(newsOf(played, ANNA)).toEqual([['entered', 'gained', 'feePaid']]);
    expect(newsOf(played, BEN)).toEqual([]);
    expect(newsOf(played, 'table').slice(-3)).toEqual([
      ['entered', 'reversed', 'gained'],
      ['entered', 'gained'],
      ['entered', 'gained', 'feePaid'],
    ]);
  });

  it('says whether what just happened goes on with a turn that the news tell', () => {
    const goesOn = (made: number) => sightOf(withLast(playedTo(made)), ANNA).happened?.goesOn;
    const entered = before('go lumber-camp') + 1;
    expect(goesOn(entered)).toBe(false);
    expect(goesOn(entered + 1)).toBe(true);
    expect(newsOf(withLast(playedTo(entered + 2)), ANNA)).toEqual([['entered', 'gained']]);
  });

  it('knows all that happened in the turn that goes on, by however many buttons and sittings, and nothing of the next', () => {
    const turnAfter = (made: number) => saidIn(sightOf(playedTo(made), BEN).turn);
    const entered = before('go lumber-camp') + 1;
    expect([-1, 0, 1, 2].map((more) => turnAfter(entered + more))).toEqual([
      [],
      ['entered'],
      ['entered', 'gained'],
      [],
    ]);
    expect(turnAfter(3)).toEqual([]);
  });

  it('is told a step each before the first turn', async () => {
    const { match, now } = harbourAt(0);
    await match.play(...readAll(['gain fish', 'gain fish']));
    await match.play(...readAll(['gain wood']));
    await match.play(...readAll(['gain wood', 'gain wood', 'gain wood']));
    expect(newsOf(now(), 'table').map((said) => said.length)).toEqual([2, 1]);
  });
});

describe('the log of a game', () => {
  it('has a chapter for each turn, newest first, and one for what came before', () => {
    const chapters = logByChapter(playedTo(24), 'table', 'en');
    const heads = chapters.map(({ round, seat, sentences }) => [round, seat, sentences.length]);
    expect(heads).toEqual([
      [4, ANNA, 7],
      [3, BEN, 3],
      [3, ANNA, 2],
      [2, BEN, 3],
      [2, ANNA, 6],
      [1, BEN, 2],
      [1, ANNA, 2],
      [1, undefined, 6],
    ]);
  });

  it('tells a turn from its beginning', () => {
    const [latest] = logByChapter(playedTo(before('go auction-house') + 1), 'table', 'en');
    expect(latest?.sentences.map(({ event }) => event.phrase.key)).toEqual(['entered', 'reversed', 'gained']);
  });

  it('has one for each round where there are no turns', () => {
    const table = peopleAt('packet-row', 3);
    const chapters = logByChapter(
      playedGame({ table, random: new Dice(seedOf('rounds'), 'test'), most: 60 }),
      'table',
      'en',
    );
    expect(chapters.every(({ seat }) => seat === undefined)).toBe(true);
    expect(new Set(chapters.map(({ round }) => round)).size).toBe(chapters.length);
  });

  it.each(GAME_IDS)('of %s is the same when the game is opened again', async (game) => {
    const device = memoryStore();
    const match = await startedOn(appOn(device), peopleAt(game, 3));
    await playMoves(match, 30);
    const back = await openedOn(appOn(device), match.getSnapshot().id);
    expect(logByChapter(back.getSnapshot(), 'table', 'en')).toEqual(
      logByChapter(match.getSnapshot(), 'table', 'en'),
    );
    expect(wholeMatch(back).log.map(({ turn }) => turn)).toEqual(
      wholeMatch(match).log.map(({ turn }) => turn),
    );
  });
});
