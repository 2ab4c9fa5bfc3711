const reactNative = require('@react-native/jest-preset/jest/resolver');
const worklets = require('react-native-worklets/jest/resolver');

/** Worklets must resolve to its plain JavaScript files, everything else the way React Native's preset does it. */
module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (path, narrowed) =>
      reactNative(path, { ...narrowed, defaultResolver: options.defaultResolver }),
  });
