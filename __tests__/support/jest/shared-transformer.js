const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const KEPT = resolve('.cache/jest/shared');

/** Everything but the file itself that decides what comes of it. */
const stamp = createHash('sha256');
for (const file of [
  'app.json',
  'babel.config.js',
  'package-lock.json',
  join(__dirname, 'import-as-require.js'),
]) {
  stamp.update(readFileSync(file));
}
const TOOLS = stamp.update(process.version).digest('hex');

/**
 * What is compiled for one platform serves the others, and plain Node: only code that reads the name of its system is not
 * the same. Jest itself compiles everything again for each of its projects, which is most of what a first run takes.
 *
 * Babel's own key for what was compiled asks Babel for its settings, for each file of each worker: loading it, and these, is
 * most of the time in which a worker begins. Here Babel is loaded by what has to be compiled.
 */
module.exports = {
  createTransformer(options) {
    const compilerFor = (caller) => {
      let compiler;
      return () => (compiler ??= require('babel-jest').default.createTransformer({ ...options, caller }));
    };
    const own = compilerFor(options.caller);
    const caller = { ...options.caller, platform: 'ios' };
    const shared = compilerFor(caller);
    const keyOf = (...parts) =>
      createHash('sha256')
        .update([TOOLS, ...parts].join('\0'))
        .digest('hex');

    return {
      canInstrument: true,
      getCacheKey: (source, file, { configString, instrument }) =>
        keyOf(
          JSON.stringify(options),
          `${process.env.NODE_ENV} ${process.env.BABEL_ENV} ${instrument}`,
          configString,
          file,
          source,
        ),
      process(source, file, surroundings) {
        if (source.includes('EXPO_OS') || surroundings.instrument)
          return own().process(source, file, surroundings);
        const kept = join(KEPT, `${keyOf(JSON.stringify(caller), file, source)}.json`);
        try {
          return JSON.parse(readFileSync(kept, 'utf8'));
        } catch {
          const made = shared().process(source, file, surroundings);
          mkdirSync(KEPT, { recursive: true });
          writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ code: made.code, map: made.map }));
          renameSync(`${kept}.${process.pid}`, kept);
          return made;
        }
      },
    };
  },
};
