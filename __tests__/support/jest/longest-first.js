const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take long for their size, which is all that Jest goes by on a machine that has never run them. */
const LONG =
  /\/(secrets|laws|faults|table-view|non-interference|moments|lookBack|everyMoment|advised|shapes|tableKeys|referee|storeNotice)\.test\.|\/e2e\/(screens\/|harbour|kills|learn|packet-row|puzzle-tables|refused-store|rotterdam|secrets|settings)/;

/** It needs nearly all that the app has. */
const WHOLE_APP = /\/ui\/screens\/secrets\.test\./;

const projectOf = ({ context }) => context.config.displayName?.name;

/**
 * Long files first, so that no core waits for the last one. What one platform has compiled serves the others, unless
 * several begin at once: one core begins with the whole app on iOS, while another tries what needs no screens.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => {
      if (!LONG.test(test.path)) return 4;
      if (projectOf(test) === 'pure') return 1;
      if (projectOf(test) !== 'ios') return 3;
      return WHOLE_APP.test(test.path) ? 0 : 2;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
