import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './tooling/install.mjs';
import { CACHE, main, ROOT, runNode, Stop, tool } from './tooling/project.mjs';

/** All that a phone grants the app that people get: the light touches. */
const PERMISSIONS = ['android.permission.VIBRATE'];
/** A debug build loads the app over the network. */
const DEBUG_NEEDS = 'android.permission.INTERNET';

// Makes the native projects for both stores in a folder of their own and reads in them what a store would.
await main(async () => {
  await ensureInstalled();
  const folder = await mkdtemp(join(CACHE, 'prebuild-'));
  try {
    await prebuild(folder);
    const findings = [...androidFindings(join(folder, 'android/app')), ...iosFindings(join(folder, 'ios'))];
    if (findings.length > 0) throw new Stop(`The native projects are not right:\n${findings.join('\n')}`);
    console.log(`prebuild android and ios, asking for ${PERMISSIONS.join(', ')} and nothing else`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function prebuild(folder) {
  for (const file of ['app.json', 'package.json']) await copyFile(join(ROOT, file), join(folder, file));
  for (const name of ['assets', 'node_modules', 'src'])
    await symlink(join(ROOT, name), join(folder, name), 'junction');
  const { ok, output } = await runNode([tool('expo'), 'prebuild', folder, '--no-install'], {
    env: { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' },
  });
  if (!ok) throw new Stop(`The native projects could not be made:\n${output.trimEnd()}`);
}

function androidFindings(app) {
  const manifest = (variant) => readFileSync(join(app, 'src', variant, 'AndroidManifest.xml'), 'utf8');
  const lower = [manifest('main'), ...packageFiles('android/src/main', 'AndroidManifest.xml')];
  const release = merged([manifest('release'), ...lower]);
  const debug = merged([manifest('debug'), ...lower]);
  const gradle = readFileSync(join(app, 'build.gradle'), 'utf8');
  const { version, android } = appConfig();
  return [
    ...expected('Android permissions', release.join(', '), PERMISSIONS.join(', ')),
    ...expected('a debug build’s network', debug.includes(DEBUG_NEEDS), true),
    ...expected('applicationId', /applicationId '(.+)'/.exec(gradle)?.[1], android.package),
    ...expected('versionCode', /versionCode (\d+)/.exec(gradle)?.[1], String(android.versionCode)),
    ...expected('versionName', /versionName "(.+)"/.exec(gradle)?.[1], version),
    ...expected('allowBackup', /android:allowBackup="(\w+)"/.exec(manifest('main'))?.[1], 'false'),
  ];
}

/** The permissions of manifests, most important first, as Android's build merges them: whoever removes one wins. */
function merged(manifests) {
  const asked = new Map();
  for (const manifest of manifests) {
    for (const [, name, rest] of manifest.matchAll(/<uses-permission\s+android:name="([^"]+)"([^>]*)>/g)) {
      if (!asked.has(name)) asked.set(name, !rest.includes('tools:node="remove"'));
    }
  }
  return [...asked].filter(([, wanted]) => wanted).map(([name]) => name);
}

function iosFindings(folder) {
  const { ios, name, version } = appConfig();
  const read = (file) => readFileSync(join(folder, name, file), 'utf8');
  const info = read('Info.plist');
  const text = (key) => new RegExp(`<key>${key}</key>\\s*<string>(.*?)</string>`).exec(info)?.[1];
  const project = readFileSync(join(folder, `${name}.xcodeproj/project.pbxproj`), 'utf8');
  const declared = privacyWords(read('PrivacyInfo.xcprivacy'));
  const undeclared = packageFiles('', 'PrivacyInfo.xcprivacy')
    .flatMap(privacyWords)
    .filter((word) => !declared.includes(word));
  return [
    ...expected('questions to the owner', info.match(/NS\w+UsageDescription/g), null),
    ...expected('entitlements', /<key>/.test(read(`${name}.entitlements`)), false),
    ...expected('privacy manifest lacks', [...new Set(undeclared)].join(', '), ''),
    ...expected('bundle id', /PRODUCT_BUNDLE_IDENTIFIER = "(.+)"/.exec(project)?.[1], ios.bundleIdentifier),
    ...expected('devices', /TARGETED_DEVICE_FAMILY = "(.+)"/.exec(project)?.[1], '1,2'),
    ...expected('version', text('CFBundleShortVersionString'), version),
    ...expected('build', text('CFBundleVersion'), ios.buildNumber),
    ...expected('orientations', info.match(/>UIInterfaceOrientation\w+</g)?.length, 8),
  ];
}

/** The kinds of programming interfaces that Apple wants reasons for, and the reasons. */
function privacyWords(file) {
  return file.match(/NSPrivacyAccessedAPICategory\w+|\b[0-9A-F]{4}\.\d\b/g) ?? [];
}

function expected(what, found, wanted) {
  return found === wanted ? [] : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}

function appConfig() {
  return JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8')).expo;
}

/** Every file of this name in the packages that the app ships. */
function packageFiles(under, fileName) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => join(ROOT, path, under))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesNamed(fileName, folder));
}

function filesNamed(fileName, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesNamed(fileName, path);
    return entry.name === fileName ? [readFileSync(path, 'utf8')] : [];
  });
}
