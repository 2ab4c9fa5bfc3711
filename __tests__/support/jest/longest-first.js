const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take long for their size, which is all that Jest goes by on a machine that has never run them. */
const LONG = /\/(secrets|laws|faults|table-view|non-interference|moments|referee)\.test\.|\/e2e\/screens\//;

/** Android finds compiled what iOS has needed before, unless both begin at once. */
const isAndroid = ({ context }) => context.config.displayName?.name === 'android';

/** Long files first, so that no core waits for the last one. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => (LONG.test(test.path) ? (isAndroid(test) ? 1 : 0) : 2);
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
