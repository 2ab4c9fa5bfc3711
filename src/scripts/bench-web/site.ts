import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { UsageError } from '../arguments';
import { tooling } from './tooling';

/** The folder of a web build: the chosen one, or that of the sources as they are now, which `npm run play` serves. */
export async function findBuild(chosen: string | undefined): Promise<string> {
  if (chosen !== undefined) {
    if (existsSync(join(chosen, 'index.html'))) return resolve(chosen);
    throw new UsageError(`There is no web build in ${chosen}: leave --build out to have one made.`);
  }
  const { ensureWebBuild } = await tooling('web-build');
  return ensureWebBuild((line) => process.stderr.write(`${line}\n`));
}

export interface Site {
  readonly address: string;
  /** Everything that went over the line so far, whoever asked for it: the page or its service worker. */
  sent(): number;
  close(): void;
}

/** Serves the build to this machine as `npm run play` does, until it is closed. */
export async function openSite(folder: string): Promise<Site> {
  const { filesOf } = await tooling('site-files');
  const lines = new Set<Socket>();
  const server = createServer(await filesOf(folder));
  server.on('connection', (line: Socket) => lines.add(line));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    sent: () => [...lines].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
