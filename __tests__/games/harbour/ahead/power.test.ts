import { harbour } from '@/games/harbour';
import { buyingPower } from '@/games/harbour/ahead/power';
import { previewsOf } from '@/games/harbour/ahead/preview';
import { questionOf } from '@/games/harbour/asked';
import { COIN } from '@/games/harbour/cards/goods';
import { buyPart, cheapest } from '@/games/harbour/rules/purchase';
import { startOf, symbolsOf, type HarbourState } from '@/games/harbour/state';
import { scenario } from '../scenario';
import { after, showPositions } from './positions';

const NO_PURCHASE = -1;

/** The best sum that any way of answering up to a purchase, and of shipping in it, has in hand when it may buy. */
function bestSum(state: HarbourState, seat: number, buildings = 1): number {
  if (harbour.waitingFor(state)[0] !== seat || questionOf(state) === 'go') return NO_PURCHASE;
  let best = NO_PURCHASE;
  for (const move of harbour.moves(state, seat)) {
    if (move.type === 'buy') {
      const { extra } = buyPart(state);
      best = Math.max(best, state.money + buildings * symbolsOf(state, seat, COIN) + extra);
    } else if (move.type !== 'done') {
      best = Math.max(best, bestSum(after(state, seat, move), seat, buildings));
    }
  }
  return best;
}

const asksToBuy = (state: HarbourState): boolean =>
  questionOf(state) === 'ship' || questionOf(state) === 'goodsOrPurchase';

describe('buying power', () => {
  it('is the best sum that any legal purchase reaches, where one is asked for', () => {
    const faults: string[] = [];
    const positions = showPositions(
      { games: 60, seed: 'asked', every: 1, fits: asksToBuy },
      (state, seat) => {
        // A gain that could come before it is not part of the purchase that is asked for.
        const purchase = harbour
          .moves(state, seat)
          .filter(({ type }) => type === 'ship' || type === 'inland' || type === 'buy');
        const sums = purchase.map((move) =>
          move.type === 'buy'
            ? state.money + symbolsOf(state, seat, COIN) + buyPart(state).extra
            : bestSum(after(state, seat, move), seat),
        );
        const power = buyingPower(harbour.view(state, seat), seat);
        if (power !== Math.max(...sums)) faults.push(`${power} of ${Math.max(...sums)}`);
      },
    );
    expect(faults).toEqual([]);
    expect(positions).toBeGreaterThan(300);
  });

  it('is what the own start building would let pay, or less than the cheapest building costs', () => {
    const faults: string[] = [];
    const atHome = (state: HarbourState, seat: number): boolean =>
      questionOf(state) === 'go' &&
      harbour.problem(state, seat, { type: 'go', place: startOf(seat) }) === undefined;
    showPositions({ games: 60, seed: 'home', every: 12, fits: atHome }, (state, seat) => {
      const power = buyingPower(harbour.view(state, seat), seat);
      const home = after(state, seat, { type: 'go', place: startOf(seat) });
      const sum = bestSum(home, seat);
      const right = sum === NO_PURCHASE ? power < cheapest(state) : power === sum;
      if (!right) faults.push(`${power} of ${sum}`);
    });
    expect(faults).toEqual([]);
  });

  it('of a visit is the best sum that any answers reach there, for one building and for two', () => {
    const faults: string[] = [];
    let purchases = 0;
    showPositions(
      { games: 60, seed: 'visit', every: 50, fits: (state) => questionOf(state) === 'go' },
      (state, seat) => {
        for (const { place, closed, effect } of previewsOf(harbour.view(state, seat), seat).values()) {
          const part = effect.parts.find((one) => one.part === 'buy');
          if (part === undefined || closed !== undefined) continue;
          const inside = after(state, seat, { type: 'go', place });
          const sums = [bestSum(inside, seat), bestSum(inside, seat, part.most)];
          const told = part.possible ? [part.power, part.powerForAll] : [NO_PURCHASE, NO_PURCHASE];
          if (told.join() !== sums.join()) faults.push(`${place}: ${told.join()} of ${sums.join()}`);
          if (part.possible) purchases += 1;
        }
      },
    );
    expect(faults).toEqual([]);
    expect(purchases).toBeGreaterThan(100);
  });

  it.each([
    ['nothing without anything to ship, whatever the coins', { goods: [{ fish: 1 }], owned: [['bank']] }, 0],
    ['what ships, and the coins', { goods: [{ fish: 2, stone: 4 }], owned: [['bank']] }, 8],
    [
      'a set sold inland if that is more',
      { goods: [{ fish: 3, livestock: 1, stone: 1, wood: 1 }], inlandTraders: true, players: 3 },
      7,
    ],
    [
      'without the inland traders if that is more',
      { goods: [{ fish: 2, livestock: 3, stone: 4, wood: 1 }], inlandTraders: true, players: 3 },
      9,
    ],
    ['a dollar more for the Clockmaker’s cheapest good', { goods: [{ fish: 2 }], boards: ['clockmaker'] }, 3],
  ] as const)('is %s', (_, position, power) => {
    const { state } = scenario(position);
    expect(buyingPower(harbour.view(state, 0), 0)).toBe(power);
    expect(buyingPower(harbour.view({ ...state, active: 1 }, 1), 0)).toBe(power);
  });

  it('counts what the place of the purchase adds', () => {
    const { state } = scenario({ goods: [{ fish: 2 }], display: ['shipwrights-guild', 'pub'] });
    expect(buyingPower(harbour.view(state, 0), 0, state.display[0])).toBe(4);
    expect(buyingPower(harbour.view(state, 0), 0, state.display[1])).toBe(2);
  });
});
