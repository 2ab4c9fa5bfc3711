import type { PlayedGame } from '@/match/whole';
import { killsInWords, KillTally, together, type Death, type Kept } from './kill-tally';
import { memoryStore } from './memory-store';
import { appOn, peopleAt, playMoves, startedOn } from './saved-matches';
import { logAfter, type Shown } from './shown-log';
import { wholeMatch } from './whole-match';

async function played(moves: number): Promise<PlayedGame> {
  const match = await startedOn(appOn(memoryStore()), peopleAt('rotterdam', 3));
  await playMoves(match, moves);
  return wholeMatch(match);
}

const cutOff = (game: PlayedGame, moves: number): PlayedGame => ({
  ...game,
  play: { ...game.play, moves: game.play.moves.slice(0, moves) },
  log: game.log.slice(0, moves),
});

describe('what was shown before a death', () => {
  let game: PlayedGame;
  let shown: Shown;
  beforeAll(async () => {
    game = await played(8);
    shown = logAfter(game, 8);
  });

  const after = (kept: Kept, now?: Shown, death: Death = 'tabCrashed') => {
    const tally = new KillTally();
    tally.died(death, 'one', shown);
    tally.found('one', kept, now);
    return tally.kills;
  };

  it('is compared once a death, of whichever kind', () => {
    const tally = new KillTally();
    tally.died('browserKilled', 'one', shown);
    tally.found('one', game, shown);
    tally.found('one', game);
    tally.died('pageClosed', 'one', shown);
    tally.found('one', game);
    expect(tally.kills.compared).toMatchObject({ browserKilled: 1, tabCrashed: 0, pageClosed: 1 });
    expect(tally.kills.lines).toBe(2 * shown.length);
  });

  it('is not compared where nothing of it was seen', () => {
    const tally = new KillTally();
    tally.died('tabCrashed', 'one', undefined);
    tally.found('one', game, shown);
    expect(tally.kills).toMatchObject({ deaths: { tabCrashed: 1 }, compared: { tabCrashed: 0 }, lines: 0 });
  });

  it('is not lost where it is kept, and opened as it was or later', () => {
    expect(after(game, shown)).toMatchObject({ lost: [], wrong: [], games: new Set(['rotterdam']) });
  });

  it('is lost line by line where the last moves are not kept', () => {
    const kept = cutOff(game, 6);
    const { lost, wrong } = after(kept, logAfter(kept, 6));
    expect(lost).toHaveLength(shown.length - logAfter(kept, 6).length);
    expect(wrong).toEqual([]);
  });

  it('is lost also where the same words are left once instead of twice', () => {
    const tally = new KillTally();
    tally.died('tabCrashed', 'one', [...shown, shown.at(-1) ?? '']);
    tally.found('one', game);
    expect(tally.kills.lost).toHaveLength(1);
  });

  it('came back wrong where it is kept and an earlier moment is shown', () => {
    expect(after(game, logAfter(game, 6))).toMatchObject({ lost: [], wrong: [expect.any(String)] });
  });

  it('came back wrong where the game cannot be opened', () => {
    expect(after({ fault: 'notASave' })).toMatchObject({ lost: [], wrong: [expect.any(String)] });
  });

  it('came back wrong where lines that were shown never stood together', () => {
    const tally = new KillTally();
    tally.died('tabCrashed', 'one', [...shown].reverse());
    tally.found('one', game);
    expect(tally.kills).toMatchObject({ lost: [], wrong: [expect.any(String)] });
  });

  it('is lost once, however often one looks', () => {
    const tally = new KillTally();
    tally.died('browserKilled', 'one', shown);
    const kept = cutOff(game, 6);
    tally.found('one', kept);
    const { lost } = tally.kills;
    tally.found('one', kept, logAfter(kept, 6));
    expect(tally.kills.lost).toEqual(lost);
  });

  it('is told in figures that were counted', () => {
    const one = after({ fault: 'gone' });
    const other = after(cutOff(game, 7));
    const words = killsInWords(together([one, other]));
    expect(words).toContain('2 tabs crashed (2 compared)');
    expect(words).toMatch(
      new RegExp(`${2 * shown.length} lines shown before, ${other.lost.length} lost, 1 wrong$`),
    );
    expect(other.lost.length).toBeGreaterThan(0);
  });
});
