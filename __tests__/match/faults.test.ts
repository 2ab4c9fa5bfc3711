import { tellFigure } from '../support/figures';
import { EVERY_GAME } from '../support/saved-matches';
import { injectFaults, injectIntoVaults } from '../support/storage-faults';

/** How many positions of a game, move by move: enough for ten thousand faults, fewer where positions are large. */
const SCENES = { 'packet-row': 9, harbour: 14, rotterdam: 4 } as const;
let injected = 0;

// Ten thousand errors are thrown here on purpose; tracing each would take longer than everything else.
const traced = Error.stackTraceLimit;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});

afterAll(() => {
  Error.stackTraceLimit = traced;
  tellFigure(`${injected} storage faults injected`);
});

describe('whatever happens to the device, no save is lost', () => {
  it.each(EVERY_GAME)(
    'in real games of %s, at every storage operation of everything that people do with saves',
    async (game) => {
      injected += await injectFaults(game, SCENES[game]);
    },
    300_000,
  );

  it.each(EVERY_GAME)(
    'in a game of %s in a browser, to either of its two databases',
    async (game) => {
      injected += await injectIntoVaults(game, 1);
    },
    300_000,
  );

  it('at least ten thousand times', () => {
    expect(injected).toBeGreaterThanOrEqual(10_000);
  });
});
