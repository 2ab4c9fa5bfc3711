import { transcriptOf } from '@/engine/transcript';
import { harbour } from '@/games/harbour';
import { playedAgain } from '@/scripts/records/outdated';
import { keptFailuresOf, readKeptFailure } from '../../support/kept-failures';
import type { HarbourState } from '@/games/harbour/state';
import { playAtRandom, seedOf } from '../../support/random-play';
import { expectRefereeAgrees, Match } from '../../support/refereed';
import { spoiltPlay, type Spoilt } from '../../support/spoilt-transcripts';
import { Referee } from './referee';
import type { Transcript } from './referee/published';
import { idler, patron, reader, spendthrift } from './tempers';

const GAMES_EACH = 2;
const LONGEST = 6_000;

const BOARDS = [{}, { firstGame: true }, { boards: 'characters' }];
const OPTION_SETS = BOARDS.flatMap((boards) =>
  [{}, { bonusCards: true }].map((bonus) => ({ ...boards, ...bonus })),
);

const settings = [2, 3, 4].flatMap((seats) =>
  OPTION_SETS.flatMap((options) => [
    { seats, options },
    ...(seats > 2 ? [{ seats, options: { ...options, inlandTraders: true } }] : []),
  ]),
);

const EVERY_TYPE =
  'board buy done fill gain give go inland keep later own pay raise replace ship spend swap take turn';

function transcriptOfOneGame(): Transcript {
  const options = { boards: 'characters' };
  const play = playAtRandom({ game: harbour, seats: 4, options, seed: seedOf('referee'), longest: LONGEST });
  return JSON.parse(JSON.stringify(transcriptOf(harbour, play, options))) as Transcript;
}

describe('an independent referee of Harbour', () => {
  it('finds every move legal and every score right, and no other moves legal than the game does, with every player count and option', () => {
    const match = new Match({
      game: harbour,
      referee: (transcript) => new Referee(transcript as Transcript),
      longest: LONGEST,
      sampling: 2,
    });
    for (const { seats, options } of settings) {
      for (let number = 0; number < GAMES_EACH; number += 1) {
        const seed = `referee-${number}-${JSON.stringify(options).replace(/\W/g, '')}`;
        match.play(seats, options, seed, number % 2 === 0 ? spendthrift : patron);
      }
    }
    match.play(2, {}, 'idlers', idler);
    match.play(3, { boards: 'characters', inlandTraders: true }, 'dump-0', reader);
    expect([...match.figures.legalTypes].sort().join(' ')).toBe(EVERY_TYPE);
    expect(match.figures.refused).toBeGreaterThan(10_000);
  });

  it('agrees with a game that is told as it was', () => {
    const transcript = transcriptOfOneGame();
    expectRefereeAgrees(transcript, new Referee(transcript));
  });

  it('agrees with games in which a mistake was found once, where they came to their end', () => {
    let judged = 0;
    for (const name of keptFailuresOf('harbour')) {
      const play = playedAgain(harbour, readKeptFailure('harbour', name));
      if (harbour.outcome(play.state as HarbourState) === undefined) continue;
      const told = JSON.parse(JSON.stringify(transcriptOf(harbour, play, play.options))) as Transcript;
      expectRefereeAgrees(told, new Referee(told));
      judged += 1;
    }
    expect(judged).toBeGreaterThan(0);
  });

  it.each<Spoilt<Transcript>>([
    ...spoiltPlay<Transcript>(),
    [
      'another price',
      (told) => ({
        ...told,
        cards: { ...told.cards, pub: { ...told.cards.pub, kind: 'building', price: 1 } },
      }),
    ],
    [
      'a small display',
      (told) => ({ ...told, start: { ...told.start, display: told.start.display.slice(1) } }),
    ],
  ])('is no yes-man: it notices %s', (_, spoilt) => {
    const lie = spoilt(transcriptOfOneGame());
    expect(() => {
      expectRefereeAgrees(lie, new Referee(lie));
    }).toThrow();
  });
});
