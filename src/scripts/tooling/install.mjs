import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from './project.mjs';

const OLDEST_NODE = [20, 19];
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** Brings node_modules in line with package-lock.json; does nothing when it already is. */
export async function ensureInstalled(say = console.log) {
  requireNode();
  if (isInstalled()) return;
  say('Installing the packages (one to two minutes the first time) …');
  const { ok, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (ok) return;
  if (OFFLINE.test(output)) {
    throw new Stop('The packages are missing and the npm registry cannot be reached: connect and try again.');
  }
  throw new Stop(`The packages could not be installed:\n${lastLines(output)}`);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * npm leaves in node_modules a list of what it put there, written last. Comparing it with the lockfile also sees an
 * install that was made by hand or broken off half-way.
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

function npm(args) {
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return new Promise((done) => {
    const child = spawn(command, [...first, ...args], {
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
