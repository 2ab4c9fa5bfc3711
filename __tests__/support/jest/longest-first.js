const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take long for their size, which is all that Jest goes by on a machine that has never run them. */
const LONG =
  /\/(secrets|laws|faults|table-view|non-interference|moments|referee)\.test\.|\/e2e\/(screens\/|packet-row)/;

/** Long files first, so that no core waits for the last one. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
