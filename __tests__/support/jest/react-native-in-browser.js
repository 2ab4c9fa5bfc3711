const { readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');

const folder = join(dirname(require.resolve('react-native-web')), 'exports');

/** Stands in for react-native in the web project, as in the bundle: of react-native-web only what somebody asks for. */
for (const name of readdirSync(folder)) {
  Object.defineProperty(module.exports, name === 'createElement' ? 'unstable_createElement' : name, {
    enumerable: true,
    get: () => theOneIn(require(join(folder, name))),
  });
}

function theOneIn(loaded) {
  return loaded.__esModule ? loaded.default : loaded;
}
