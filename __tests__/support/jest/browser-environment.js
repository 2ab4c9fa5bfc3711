const { TestEnvironment } = require('jest-environment-node');
const { closePages, openBrowser, openProfile, photographPages } = require('./one-browser');

/** Lends each test file the browser of its process. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openBrowser = openBrowser;
    this.global.openProfile = openProfile;
  }

  /** What a test saw when it failed is kept as a picture, before its pages are closed. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const titles = [];
    for (let at = test; at.parent !== undefined; at = at.parent) titles.unshift(at.name);
    await photographPages(titles.join(' '));
  }

  async teardown() {
    await closePages();
    await super.teardown();
  }
};
