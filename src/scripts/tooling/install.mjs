import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from './project.mjs';

const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund'];
const PING = ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000'];
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/;

/** Brings node_modules in line with package-lock.json; does nothing when it already is. */
export async function ensureInstalled(say = console.log) {
  if (isInstalled()) return;
  say('Installing the packages (one to two minutes the first time) …');
  // Without a network npm would try for many minutes; what it has kept from earlier installs may still do.
  const offline = await isOffline();
  const { ok, output } = await npm(offline ? [...INSTALL, '--offline'] : INSTALL);
  if (ok) return;
  if (offline || NO_NETWORK.test(output)) {
    throw new Stop('The packages are missing and the npm registry cannot be reached: connect and try again.');
  }
  throw new Stop(`The packages could not be installed:\n${lastLines(output)}`);
}

/**
 * npm leaves in node_modules a list of what it put there, written last. Comparing it with the lockfile also
 * sees an install that was made by hand or broken off half-way.
 */
function isInstalled() {
  try {
    const wanted = packages(join(ROOT, 'package-lock.json'));
    const present = packages(join(ROOT, 'node_modules/.package-lock.json'));
    return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
      if (path === '') return true;
      const found = present[path];
      return found ? found.version === version : Boolean(optional || devOptional);
    });
  } catch {
    return false;
  }
}

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function isOffline() {
  const { ok, output } = await npm(PING);
  return !ok && NO_NETWORK.test(output);
}

function npm(args) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return new Promise((done) => {
    // The level is named because `npm run --silent` would otherwise silence this npm's errors as well.
    const child = spawn(command, [...first, ...args, '--loglevel=error'], {
      cwd: ROOT,
      shell: command === 'npm' && process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-12).join('\n');
