import { transcriptOf } from '@/engine/transcript';
import { rotterdam } from '@/games/rotterdam';
import { playAtRandom, seedOf } from '../../support/random-play';
import { expectRefereeAgrees, Match } from '../../support/refereed';
import { spoiltPlay, type Spoilt } from '../../support/spoilt-transcripts';
import { Referee } from './referee';
import type { Transcript } from './referee/published';
import { busy, debtor, hoarder } from './tempers';

const GAMES_EACH = 5;
const LONGEST = 6_000;

const OPTION_SETS = [{}, { bidding: true }, { fixedRounds: true }, { bidding: true, fixedRounds: true }];
const settings = [2, 3, 4].flatMap((seats) => OPTION_SETS.map((options) => ({ seats, options })));

const EVERY_TYPE =
  'bid build buy buyRaw cash colour drawCard factory finish forward launch load loadNothing partner pass place play sail sell sellRaw stay takeCard takeFree unload work';

function transcriptOfOneGame(): Transcript {
  const options = { bidding: true };
  const play = playAtRandom({
    game: rotterdam,
    seats: 4,
    options,
    seed: seedOf('referee'),
    longest: LONGEST,
  });
  return JSON.parse(JSON.stringify(transcriptOf(rotterdam, play, options))) as Transcript;
}

describe('an independent referee of Rotterdam', () => {
  it('finds every move legal and every score right, and no other moves legal than the game does, with every player count and option', () => {
    const match = new Match({
      game: rotterdam,
      referee: (transcript) => new Referee(transcript as Transcript),
      longest: LONGEST,
      sampling: 4,
    });
    for (const { seats, options } of settings) {
      for (let number = 0; number < GAMES_EACH; number += 1) {
        const seed = `referee-${number}-${JSON.stringify(options).replace(/\W/g, '')}`;
        match.play(seats, options, seed, number % 2 === 0 ? busy : hoarder);
      }
    }
    match.play(4, { bidding: true, firstHarbourMaster: 3 }, 'dump-0', debtor);
    match.play(2, { bidding: true }, 'dump-33', debtor);
    expect([...match.figures.legalTypes].sort().join(' ')).toBe(EVERY_TYPE);
    expect(match.figures.refused).toBeGreaterThan(10_000);
  });

  it('agrees with a game that is told as it was', () => {
    const transcript = transcriptOfOneGame();
    expectRefereeAgrees(transcript, new Referee(transcript));
  });

  it.each<Spoilt<Transcript>>([
    ...spoiltPlay<Transcript>(),
    [
      'an order too few',
      (told) => ({ ...told, start: { ...told.start, orders: { ...told.start.orders, deck: [] } } }),
    ],
  ])('is no yes-man: it notices %s', (_, spoilt) => {
    const lie = spoilt(transcriptOfOneGame());
    expect(() => {
      expectRefereeAgrees(lie, new Referee(lie));
    }).toThrow();
  });
});
