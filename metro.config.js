const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

/** Zod brings its messages in fifty languages, a twentieth of the script. Nobody reads them: the app has words of its own. */
const isZodLanguages = (from, name) =>
  /[\\/]node_modules[\\/]zod[\\/]/.test(from) && name.endsWith('locales/index.js');

config.resolver.resolveRequest = (context, name, platform) =>
  isZodLanguages(context.originModulePath, name)
    ? { type: 'empty' }
    : context.resolveRequest(context, name, platform);

module.exports = config;
