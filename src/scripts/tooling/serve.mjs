import { createServer } from 'node:http';
import { Stop } from './project.mjs';

const LOOPBACKS = ['127.0.0.1', '::1'];
const FIRST_PORT = 4173;
const PORTS_TRIED = 100;

/** Serves a folder on this machine only, deep links included; without a port it takes the first free one from 4173. */
export async function serve(folder, port) {
  const { default: sirv } = await import('sirv');
  // Max-age 0 with an etag: the browser asks each time, so a new build on an old port is seen at once.
  const files = sirv(folder, { single: true, etag: true, maxAge: 0 });
  if (port !== undefined) {
    if (await listen(files, port)) return address(port);
    throw new Stop(`Port ${port} is taken or not allowed: choose another with --port N, or leave it out.`);
  }
  for (let candidate = FIRST_PORT; candidate < FIRST_PORT + PORTS_TRIED; candidate++) {
    if (await listen(files, candidate)) return address(candidate);
  }
  throw new Stop(
    `No free port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1}: choose one with --port N.`,
  );
}

const address = (port) => `http://localhost:${port}`;

/** Listens on both loopback addresses, because `localhost` may mean either; a machine without IPv6 is fine. */
async function listen(files, port) {
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
      return false;
    }
  }
  return servers.length > 0;
}
