import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import sirv from 'sirv';

/** The page that the worker leaves to the network. */
const WAY_OUT = ['/anew.html', '/anew.js'];

/** A build in a folder of its own, which a test may serve, change and delete. */
export class Build {
  private constructor(readonly folder: string) {}

  private static async empty(): Promise<Build> {
    const drafts = resolve('.cache', 'builds');
    await mkdir(drafts, { recursive: true });
    return new Build(await mkdtemp(join(drafts, 'build-')));
  }

  /** Every file that the site's service worker names, the worker, the way out, and the icons that a system asks for. */
  static async from(address: string): Promise<Build> {
    const worker = await (await fetch(`${address}/sw.js`)).text();
    const { icons } = (await (await fetch(`${address}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const pictures = ['/icons/apple-touch-icon.png', ...icons.map(({ src }) => src)];
    const build = await Build.empty();
    for (const path of ['/sw.js', ...WAY_OUT, ...pathsIn(worker), ...pictures]) {
      const file = join(build.folder, decodeURI(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(await (await fetch(`${address}${path}`)).arrayBuffer()));
    }
    return build;
  }

  /** The same app as a later version, which names itself in its page. */
  async next(name: string): Promise<Build> {
    const build = await Build.empty();
    await cp(this.folder, build.folder, { recursive: true });
    const page = join(build.folder, 'index.html');
    const mark = `<meta name="version" content="${name}" /></head>`;
    await writeFile(page, (await readFile(page, 'utf8')).replace('</head>', mark));
    const tooling = './src/scripts/tooling/service-worker.mjs';
    const complete = `import(${JSON.stringify(tooling)}).then((m) => m.completeServiceWorker(process.argv[1]))`;
    execFileSync(process.execPath, ['-e', complete, build.folder]);
    return build;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

export function pathsIn(worker: string): string[] {
  const list = /^const BUILD = (\{[^]*?^\});$/m.exec(worker)?.[1] ?? '{}';
  return Object.keys((JSON.parse(list) as { files?: object }).files ?? {});
}

/** One address at which the test decides what is served, and whether anything is. */
export class ChangingSite {
  private server: Server | undefined;
  private port = 0;

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async serve({ folder }: Build): Promise<void> {
    await this.stop();
    const server = createServer(sirv(folder, { single: true }));
    // Browsers connect before they have anything to ask: such a connection may come in just as the server stops.
    server.on('connection', (socket) => {
      if (this.server !== server) socket.destroy();
    });
    this.server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}
