import { unloadingOf } from '@/games/rotterdam/ahead/loader';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { inGames, view } from './in-games';
import { unloaded } from './unloaded';

const gainedBy = (before: RotterdamState, after: RotterdamState, seat: number): readonly number[] =>
  playerAt(after, seat).hand.map((count, product) => count - (playerAt(before, seat).hand[product] ?? 0));

const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);

describe('what a loader is told ahead is what then happens', () => {
  it('RT-24 ship by ship: in which order, where the unit goes, who gets which card, and whose factory may work', () => {
    const found = { ships: 0, stock: 0, unseen: 0, factories: 0, chosen: 0 };
    inGames({ games: 16, phases: ['work', 'loader', 'factory'], least: 500 }, (state, seat) => {
      if (state.harbours.every((ships) => ships.length === 0) && state.phase !== 'factory') return;
      const told = unloadingOf(view(state, seat), seat);
      const choices = told.ships.filter(({ choice }) => choice.length > 0);
      const answers = choices.map(({ factory }) => factory?.seat ?? -1);
      const real = unloaded(state, seat, () => answers.shift() ?? -1);
      if (real === undefined) return;
      expect(told.ships).toEqual(real.ships);
      // The own factory works where it can, otherwise the first of those who could.
      for (const { choice, factory } of choices)
        expect(factory?.seat).toBe(choice.includes(seat) ? seat : choice[0]);
      told.gets.forEach(({ products, unseen }, owner) => {
        const gained = gainedBy(state, real.state, owner);
        expect(sum(gained)).toBe(products.length + unseen);
        gained.forEach((count, product) => {
          expect(products.filter((one) => one === product).length).toBeLessThanOrEqual(count);
        });
      });
      for (const { unit, card, factory } of told.ships) {
        found.stock += unit === 'stock' ? 1 : 0;
        found.factories += factory === undefined ? 0 : 1;
        found.unseen += card !== undefined && card.product === undefined ? 1 : 0;
      }
      found.ships += told.ships.length;
      found.chosen += choices.length;
    });
    const { unseen, ...often } = found;
    expect(unseen).toBeGreaterThan(3);
    expect(Math.min(...Object.values(often))).toBeGreaterThan(20);
  });

  it('RT-24 whichever factory the loader chooses, its owner gets the card that is told', () => {
    let [others, positions] = [0, 0];
    inGames({ games: 30, phases: ['factory'], least: 20 }, (state, seat) => {
      positions += 1;
      const [first] = unloadingOf(view(state, seat), seat).ships;
      for (const owner of first?.choice ?? []) {
        let isFirst = true;
        const real = unloaded(state, seat, (owners) => {
          const chosen = isFirst ? owner : owners.includes(seat) ? seat : (owners[0] ?? -1);
          isFirst = false;
          return chosen;
        });
        expect(real?.ships[0]?.factory).toEqual({ seat: owner, product: first?.factory?.product });
        others += owner === first?.factory?.seat ? 0 : 1;
      }
    });
    expect(positions).toBeGreaterThan(20);
    expect(others).toBeGreaterThan(20);
  });
});
