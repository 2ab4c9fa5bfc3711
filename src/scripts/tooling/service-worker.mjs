import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const WORKER = 'sw.js';
/** Of Expo's own tools; pictures that a system asks for once, when it installs the app; and what lies packed beside a file. */
const NOT_KEPT = /^(metadata\.json|icons\/.*|.*\.(br|gz))$/;
/** Leads out of a version that does not start, and therefore belongs to none. */
const WAY_OUT = ['anew.html', 'anew.js'];

/** Tells the service worker of an exported folder what the version consists of. */
export function completeServiceWorker(folder) {
  const file = join(folder, WORKER);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, withBuild(source, fingerprintsOf(folder)));
}

/** The worker with its list filled in. A change to any file or to the worker itself makes another version. */
function withBuild(source, files) {
  const version = createHash('sha256')
    .update(JSON.stringify([source, files]))
    .digest('hex')
    .slice(0, 16);
  const build = `const BUILD = ${JSON.stringify({ version, files }, null, 2)};`;
  const place = /^const BUILD = \{[^]*?^\};$/m;
  if (!place.test(source)) throw new Error('The service worker has no place for its list of files.');
  return source.replace(place, () => build);
}

/** The content of every file that a browser may ask for, by its address. */
function fingerprintsOf(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => ![WORKER, ...WAY_OUT].includes(path) && !NOT_KEPT.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [addressOf(path), fingerprintOf(join(folder, path))]));
}

const addressOf = (path) => encodeURI(`/${path}`);

const fingerprintOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');
