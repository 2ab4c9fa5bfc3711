import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where this clone keeps what it can build again. */
export const CACHE = join(ROOT, '.cache');

/** An expected failure: its message is all that the person at the keyboard needs to read. */
export class Stop extends Error {}

const OLDEST_NODE = [20, 19];

/** Runs a command's main function; turns a Stop into one line and a non-zero exit. */
export async function main(run) {
  try {
    requireNode();
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** The script behind a package's command, so that no shell and no .cmd file is involved. */
export function tool(packageName, command = packageName) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs Node on a script in the project's folder. With `show`, output goes to the terminal as it comes. */
export function runNode(args, { env = {}, show = false } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', failed);
    child.on('close', (code) => done({ ok: code === 0, code: code ?? 1, output }));
  });
}
