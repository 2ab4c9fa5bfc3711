const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/**
 * Takes permissions out of what people get, whichever library asks for them, and leaves them to debug builds: those load
 * the app over the network. Named under `blockedPermissions` they would be taken out of both.
 */
module.exports = (config, permissions) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = join(mod.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), manifest(permissions));
      return mod;
    },
  ]);

const manifest = (permissions) =>
  [
    '<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">',
    ...permissions.map((name) => `  <uses-permission android:name="${name}" tools:node="remove"/>`),
    '</manifest>',
    '',
  ].join('\n');
