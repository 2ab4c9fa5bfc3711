const { TestEnvironment } = require('jest-environment-node');

/** What a test saw when it failed is kept as a picture, before its pages are closed. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const titles = [];
    for (let at = test; at.parent !== undefined; at = at.parent) titles.unshift(at.name);
    await this.global.photographPages?.(titles.join(' '));
  }
};
