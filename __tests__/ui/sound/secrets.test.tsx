import { canonicalJson } from '@/engine/canonical';
import { redact, type GameEvent } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { carryOut } from '@/engine/play';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { cuesOf } from '@/ui/sound';
import { SOUNDS } from '@/ui/sound/cue';
import { APART } from '@/ui/sound/sound';
import { botTempo } from '@/ui/theme';
import { playAtRandom, seedOf } from '../../support/random-play';
import { EVERY_BOARD } from '../boards/everyBoard';

/*
 * Two states that differ only in what a viewer cannot know sound the same, whatever is played. The other state is
 * imagined from the viewer's own view, as a bot would.
 */
const PAIRS = 150;
const ONE_POSITION_IN = 5;
const MOST_CUES = 4;
const LONGEST_MOVE = 1_200;

const PLAYED = GAME_IDS.flatMap((id) => {
  const board = EVERY_BOARD[id];
  const game = gameOf(id);
  const { min, max } = game.seats;
  return [min, max].map((seats) => ({ id, game, seats, sounds: board.sounds }));
});

/** Neither cards nor amounts nor names: the kinds of the sentences alone. */
function bare(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.flatMap((event) =>
    event.type === 'said' ? [{ ...event, phrase: { key: event.phrase.key, args: {} } }] : [],
  );
}

/** Options that lead to everything that can happen, beside those that a game has by itself. */
const MORE: Readonly<Record<GameId, (seats: number) => object>> = {
  'packet-row': () => ({}),
  harbour: (seats) => ({ boards: 'characters', bonusCards: true, inlandTraders: seats > 2 }),
  rotterdam: () => ({ bidding: true }),
};

describe.each(PLAYED)('the sounds of $id with $seats players', ({ id, game, seats, sounds }) => {
  it('tell a viewer nothing that this viewer cannot know', () => {
    let [compared, differing] = [0, 0];
    for (let number = 0; compared < PAIRS; number += 1) {
      playAtRandom({
        game,
        seats,
        options: MORE[id](seats),
        seed: seedOf(`sounds-${number}`),
        longest: 20_000,
        before: ({ play, next, random }) => {
          if (compared >= PAIRS || random.below(ONE_POSITION_IN) > 0) return;
          const place = random.below(seats + 1);
          const viewer: Viewer = place === seats ? 'table' : place;
          const world = game.imagine(game.view(play.state, viewer), random);
          if (game.problem(world, next.seat, next.move) !== undefined) return;
          const [real, imagined] = [game.clone(play.state), world].map((state) => {
            const { events } = carryOut(game, state, play, play.moves.length, next);
            return cuesOf(redact(events, viewer), sounds);
          });
          expect(imagined).toEqual(real);
          compared += 1;
          differing += canonicalJson(world) === canonicalJson(play.state) ? 0 : 1;
        },
      });
    }
    expect(compared).toBe(PAIRS);
    expect(differing).toBeGreaterThan(PAIRS / 2);
  });

  it('know every kind of thing that happens', () => {
    const told = new Set<string>();
    for (const options of [{}, MORE[id](seats)]) {
      playAtRandom({
        game,
        seats,
        options,
        seed: seedOf('every-kind'),
        longest: 20_000,
        after: (_play, events) =>
          events.forEach((event) => event.type === 'said' && told.add(event.phrase.key)),
      });
    }
    expect([...told].filter((key) => sounds[key] === undefined)).toEqual([]);
  });

  it('come from what is put in words, few to a move, one after the other, and soon over', () => {
    const used = new Set<string>();
    playAtRandom({
      game,
      seats,
      options: {},
      seed: seedOf('sounds'),
      longest: 20_000,
      after: (_play, events) => {
        const cues = cuesOf(redact(events, 'table'), sounds);
        expect(cuesOf(bare(events), sounds)).toEqual(cues);
        expect(cues.length).toBeLessThanOrEqual(MOST_CUES);
        cues.forEach(({ sound, after }, at) => {
          used.add(sound);
          expect(SOUNDS).toContain(sound);
          expect(after).toBeLessThanOrEqual(LONGEST_MOVE);
          const former = cues[at - 1];
          if (former) expect((after - former.after) * botTempo).toBeGreaterThanOrEqual(APART);
        });
      },
    });
    expect(used.size).toBeGreaterThan(4);
  });
});
