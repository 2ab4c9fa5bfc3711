import fc from 'fast-check';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { emptyAnswer } from '@/games/rotterdam/empty-answer';
import { DEALS_PER_TRADER, SHIPS_PER_SHIPOWNER } from '@/games/rotterdam/cards/limits';
import { forAll } from '../../support/for-all';
import { seedOf } from '../../support/random-play';
import { playThrough } from './ahead/positions';
import { table } from './scenario';

const cash = { type: 'cash', amount: 3 };
const answerFor = (scene: ReturnType<typeof table>, viewer: number | 'table') =>
  emptyAnswer(rotterdam.view(scene.state, viewer), 0);

describe('the answer to an empty question', () => {
  it('RT-13 is the only legal move, in every world that the view cannot tell apart', () => {
    let found = 0;
    forAll(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (game) => {
        const dice = new Dice(seedOf(game), 'worlds');
        playThrough(game, (state, seat) => {
          for (const viewer of [seat, 'table'] as const) {
            const view = rotterdam.view(state, viewer);
            const answer = emptyAnswer(view, seat);
            if (answer === undefined) continue;
            found += 1;
            expect(rotterdam.moves(state, seat)).toEqual([answer]);
            expect(rotterdam.moves(rotterdam.imagine(view, dice), seat)).toEqual([answer]);
          }
        });
      }),
      { numRuns: 15 },
    );
    expect(found).toBeGreaterThan(50);
  });

  it('RT-13 is known to whoever holds only points cards, and not to the table', () => {
    const scene = table(3).ship(1, 'A1', 'oil').cards(0, 'city-honours').play(0, cash);
    expect([answerFor(scene, 0), answerFor(scene, 'table')]).toEqual([{ type: 'finish' }, undefined]);
  });

  it('RT-13 is known to all where no ship is on the water', () => {
    const scene = table(3).cards(0, 'tug').play(0, cash);
    expect(answerFor(scene, 'table')).toEqual({ type: 'finish' });
  });

  it('RT-13 is none where a card can be played', () => {
    const scene = table(3).ship(0, 'A1', 'oil').cards(0, 'tug').play(0, cash);
    expect(answerFor(scene, 0)).toBeUndefined();
  });

  it('RT-24 lets the loader go on', () => {
    const scene = table(3).ship(1, 'A1', 'oil').cards(0, 'harbour-festival');
    scene.play(0, { type: 'work', role: 'loader' });
    expect(answerFor(scene, 0)).toEqual({ type: 'unload' });
  });

  it('RT-25 lets the trader go on who can neither buy nor sell; who has cards that others do not know is asked', () => {
    const trader = { type: 'work', role: 'trader' };
    const scene = table(3).money(0, 5, 5).play(0, trader);
    expect([answerFor(scene, 0), answerFor(scene, 'table')]).toEqual([
      { type: 'finish' },
      { type: 'finish' },
    ]);
    const seller = table(3).money(0, 5, 5).hand(0, 'petrol').play(0, trader);
    expect([answerFor(seller, 0), answerFor(seller, 'table')]).toEqual([undefined, undefined]);
    // Where no deal is left, it does not matter what is in hand.
    Object.assign(seller.state.action, { deals: DEALS_PER_TRADER });
    expect(answerFor(seller, 'table')).toEqual({ type: 'finish' });
  });

  it('RT-20 lets the shipowner go on whose ships are placed and who can neither take, buy nor sell', () => {
    const scene = table(3).money(0, 5, 5).play(0, { type: 'work', role: 'shipowner' });
    expect(answerFor(scene, 0)).toBeUndefined();
    Object.assign(scene.state.action, { freeTaken: true, placed: SHIPS_PER_SHIPOWNER });
    expect([answerFor(scene, 0), answerFor(scene, 'table')]).toEqual([
      { type: 'finish' },
      { type: 'finish' },
    ]);
  });
});
