import { createServer } from 'node:http';
import { Stop } from './project.mjs';
import { filesOf } from './site-files.mjs';

const LOOPBACKS = ['127.0.0.1', '::1'];
const FIRST_PORT = 4173;
const PORTS_TRIED = 100;

/** The chosen port, once it is known to be free, or the first free one from 4173. */
export async function findPort(chosen) {
  if (chosen !== undefined) {
    if (await isFree(chosen)) return chosen;
    throw new Stop(`Port ${chosen} is taken or not allowed: choose another with --port N, or leave it out.`);
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    if (await isFree(port)) return port;
  }
  throw new Stop(
    `No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free: choose one with --port N.`,
  );
}

/** Serves a folder on this machine only, deep links included, and returns its address. */
export async function serve(folder, port) {
  const servers = await listen(port, await filesOf(folder));
  if (servers.length === 0) throw new Stop(`Port ${port} was taken meanwhile: try again.`);
  return `http://localhost:${port}`;
}

async function isFree(port) {
  const servers = await listen(port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return servers.length > 0;
}

/**
 * Listens on both loopback addresses, because `localhost` may mean either; a machine without IPv6 is fine.
 * Returns no server if either address is taken.
 */
async function listen(port, files) {
  const servers = [];
  for (const host of LOOPBACKS) {
    const server = createServer(files);
    const error = await new Promise((done) => {
      server.once('error', done);
      server.listen(port, host, () => done(undefined));
    });
    if (!error) servers.push(server);
    else if (error.code === 'EADDRINUSE' || error.code === 'EACCES') {
      servers.forEach((other) => other.close());
      return [];
    }
  }
  return servers;
}
