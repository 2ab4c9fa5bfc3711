import { tellFigure } from '../support/figures';
import { importMutants } from '../support/save-mutants';
import { EVERY_GAME } from '../support/saved-matches';

const EACH = 3_400;
let tried = 0;
let taken = 0;
let longest = 0;

afterAll(() => {
  tellFigure(`${tried} mutated saves imported, of which ${taken} were still whole`);
  tellFigure(`longest answer to a mutated save: ${Math.round(longest)} ms`);
});

describe('a mutated save', () => {
  it.each(EVERY_GAME)(
    'of %s never crashes the import, never hangs it and never comes in by halves',
    async (game) => {
      const result = await importMutants(game, EACH);
      tried += result.tried;
      taken += result.taken;
      longest = Math.max(longest, result.longest);
    },
    300_000,
  );

  it('was tried at least ten thousand times', () => {
    expect(tried).toBeGreaterThanOrEqual(10_000);
    expect(taken).toBeLessThan(tried / 4);
  });
});
