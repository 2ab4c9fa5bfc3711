const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Browsers load typefaces in the format that was made for them.
config.resolver.assetExts.push('woff2');

module.exports = config;
