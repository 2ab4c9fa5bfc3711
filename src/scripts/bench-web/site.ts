import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
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
  close(): void;
}

/** Serves the build to this machine until it is closed. */
export async function openSite(folder: string): Promise<Site> {
  const server = createServer(sirv(folder, { single: true }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
