import { Dice } from '@/engine/random';
import { transcriptOf } from '@/engine/transcript';
import { packetRow } from '@/games/packet-row';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { begin } from '@/engine/play';
import { expectNoProblem, playAtRandom, seedOf } from '../../support/random-play';
import { expectRefereeAgrees } from '../../support/refereed';
import { spoiltPlay } from '../../support/spoilt-transcripts';
import { probes } from './probes';
import { Referee } from './referee';
import { AREAS, type PublishedMove, type Transcript } from './referee/published';

const GAMES_EACH = 30;
const PLAYERS = [2, 3, 4, 5];
const LONGEST = 2_000;

function transcriptOfRandomGame(seats: number, number: number): Transcript {
  const options = {};
  const seed = seedOf(`referee-${number}`);
  const play = playAtRandom({ game: packetRow, seats, options, seed, longest: LONGEST });
  return JSON.parse(JSON.stringify(transcriptOf(packetRow, play, options))) as Transcript;
}

const named = (cards: readonly number[]) => cards.map((card) => CARD_NAMES[card]);
const sorted = (names: Iterable<string | undefined>) => [...names].sort();

/** Everything on the table, as the game has it and as the referee has it. */
function expectSameTable(state: ReturnType<typeof packetRow.setup>, referee: Referee): void {
  expect(packetRow.waitingFor(state)).toEqual(referee.waitingFor());
  AREAS.forEach((area, at) => {
    const row = referee.rows[area];
    const { deck, current, future, discards } = state.areas[at] ?? {
      deck: [],
      current: [],
      future: [],
      discards: [],
    };
    expect(named(deck).reverse()).toEqual(row.deck);
    expect(sorted(named(current))).toEqual(sorted(row.current));
    expect(sorted(named(future))).toEqual(sorted(row.future));
    expect(sorted(named(discards))).toEqual(sorted(row.discards));
  });
  state.players.forEach((player, seat) => {
    const house = referee.houses[seat];
    expect(sorted(named(player.hand))).toEqual(sorted(house?.hand ?? []));
    expect(sorted(named(player.ships))).toEqual(sorted(house?.ships ?? []));
    expect(player.money).toBe(house?.money);
    expect(player.piece).toBe(house?.piece);
  });
}

describe('an independent referee of Packet Row', () => {
  it.each(PLAYERS)(
    `finds every move legal and every score right in ${GAMES_EACH} games of %d players`,
    (players) => {
      for (let number = 0; number < GAMES_EACH; number += 1) {
        const transcript = transcriptOfRandomGame(players, number);
        expectRefereeAgrees(transcript, new Referee(transcript));
      }
    },
  );

  it.each(PLAYERS)('agrees on what is legal and what is not, and on the table, with %d players', (seats) => {
    const verdicts = { legal: new Set<string>(), illegal: new Set<string>() };
    for (let number = 0; number < 6; number += 1) {
      const seed = seedOf(`probe-${number}`);
      const random = new Dice(seed, 'probes');
      const start = expectNoProblem(begin(packetRow, { seed, options: {}, seats }));
      const published = JSON.stringify(transcriptOf(packetRow, start, {}));
      const referee = new Referee(JSON.parse(published) as Transcript);
      playAtRandom({
        game: packetRow,
        seats,
        options: {},
        seed,
        longest: LONGEST,
        before: ({ play: { state }, next }) => {
          // A closing is short, and would be missed by chance.
          if (state.phase === 'closing' || random.below(6) === 0) {
            expectSameTable(state, referee);
            for (let seat = 0; seat < seats; seat += 1) {
              for (const move of probes(state, seat, random)) {
                const told = packetRow.transcript.move(move) as PublishedMove;
                const ours = packetRow.problem(state, seat, move);
                const theirs = referee.fault(seat, told);
                if ((ours === undefined) !== (theirs === undefined)) {
                  throw new Error(`seat ${seat}, ${JSON.stringify(told)}: ${ours?.problem} but ${theirs}`);
                }
                verdicts[ours === undefined ? 'legal' : 'illegal'].add(ours?.problem ?? move.type);
              }
            }
          }
          referee.play(next.seat, packetRow.transcript.move(next.move) as PublishedMove);
        },
      });
    }
    expect(sorted(verdicts.legal)).toEqual(['cash', 'choose', 'decline', 'deliver', 'done', 'pass', 'take']);
    expect(verdicts.illegal.size).toBeGreaterThan(15);
  });

  it.each(spoiltPlay<Transcript>())('is no yes-man: it notices %s', (_, spoilt) => {
    const lie = spoilt(transcriptOfRandomGame(4, 0));
    expect(() => {
      expectRefereeAgrees(lie, new Referee(lie));
    }).toThrow();
  });
});
