import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findChromium } from '../../../src/scripts/chromium';

let server: ChildProcess | undefined;

/** Browser tests play what `npm run play` serves, unless HARBOURMASTER_URL names a running copy. */
export default async function serveWebBuild(): Promise<void> {
  // Unpacking changes the environment of the process, which a test's sandbox cannot do.
  process.env.CHROMIUM_PATH = await findChromium();
  process.env.HARBOURMASTER_URL ??= await startServing();
}

export async function stopServing(): Promise<void> {
  if (!server) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}

async function startServing(): Promise<string> {
  server = spawn(process.execPath, ['src/scripts/play.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (server.stdout === null) throw new Error('The server has no output to read.');
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('npm run play ended before it served the web version.');
}
