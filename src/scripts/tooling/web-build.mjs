import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { packFiles } from './packed.mjs';
import { completePage } from './page.mjs';
import { CACHE, ROOT, runNode, Stop, tool } from './project.mjs';
import { writeLicences } from './licences.mjs';
import { completeServiceWorker } from './service-worker.mjs';
import { shortenScripts } from './shortened.mjs';

const SOURCES = [
  'App.tsx',
  'app.json',
  'assets',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'package.json',
  'src',
  'src/scripts/tooling/packed.mjs',
  'src/scripts/tooling/page.mjs',
  'src/scripts/tooling/licences.mjs',
  'src/scripts/tooling/service-worker.mjs',
  'src/scripts/tooling/shortened.mjs',
  'tsconfig.json',
];
const NOT_IN_THE_BUNDLE = ['src/scripts', 'assets/readme', 'assets/store'];
const BUILDS = join(CACHE, 'web');
const KEPT = 4;

/**
 * The settings under which a version is exported; the two unstable ones leave out unused code. The page of `assets/web`
 * forbids code made at run time, which is how changes reach a page while developing: there Expo's own page serves.
 */
const EXPORT_ENV = {
  CI: '1',
  EXPO_PUBLIC_FOLDER: 'assets/web',
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
  EXPO_UNSTABLE_TREE_SHAKING: '1',
};

/**
 * The folder of the web build for the sources as they are now, exported if there is none yet. A build lives in
 * a folder named by the hash of its sources, so a page that is being served never changes under its reader.
 */
export async function ensureWebBuild(say = console.log) {
  const hash = hashOfSources();
  let folder = join(BUILDS, hash);
  if (!existsSync(folder)) {
    say('Exporting the web version (up to a minute the first time) …');
    await mkdir(BUILDS, { recursive: true });
    const draft = `${folder}.${process.pid}`;
    await exportApp('web', draft);
    // Sources that changed meanwhile make a build that belongs to no hash: it is served once.
    if (hashOfSources() !== hash) folder = draft;
    else await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  const now = new Date();
  await utimes(folder, now, now);
  await forgetOldBuilds();
  return folder;
}

export async function exportApp(platform, folder) {
  const { ok, output } = await runNode(
    [tool('expo'), 'export', '--platform', platform, '--output-dir', relative(ROOT, folder)],
    { env: EXPORT_ENV },
  );
  if (ok) {
    if (platform === 'web') await completeWebBuild(folder);
    return;
  }
  await rm(folder, { recursive: true, force: true });
  throw new Stop(`The ${platform} version could not be exported:\n${output.trimEnd()}`);
}

/** The worker keeps the files themselves: what is packed lies beside them, for the way to the browser only. */
async function completeWebBuild(folder) {
  completePage(folder);
  writeLicences(folder);
  await shortenScripts(folder);
  completeServiceWorker(folder);
  await packFiles(folder);
}

function hashOfSources() {
  const hash = createHash('sha256').update(JSON.stringify(EXPORT_ENV));
  for (const file of SOURCES.flatMap((name) => filesUnder(name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(name) {
  const path = join(ROOT, name);
  if (NOT_IN_THE_BUNDLE.includes(name) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .sort()
    .flatMap((child) => filesUnder(`${name}/${child}`));
}

async function forgetOldBuilds() {
  const newestFirst = readdirSync(BUILDS)
    .map((name) => ({ path: join(BUILDS, name), used: statSync(join(BUILDS, name)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  await Promise.all(newestFirst.slice(KEPT).map(({ path }) => rm(path, { recursive: true, force: true })));
}
