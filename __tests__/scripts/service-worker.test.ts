import { execFileSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const ADDRESS = 'https://harbour.example';
const PAGE = '<html><script src="/app.js" defer></script>';
const FILES = { 'index.html': PAGE, 'app.js': 'play()', 'fonts/a b.ttf': 'letters' };
const PATHS = ['/app.js', '/fonts/a%20b.ttf', '/index.html'];

type Files = Readonly<Record<string, string>>;
type Asked = { method?: string; mode?: string; url: string; range?: string };

const complete = (folder: string) =>
  execFileSync(process.execPath, [
    '-e',
    "import('./src/scripts/tooling/service-worker.mjs').then((m) => m.completeServiceWorker(process.argv[1]))",
    folder,
  ]);

/** The worker as it lies in an exported folder with these files. */
function exported(files: Files): string {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'worker-'));
  try {
    const all = {
      ...files,
      'metadata.json': '{}',
      'anew.html': '',
      'anew.js': '',
      'sw.js': readFileSync('assets/web/sw.js', 'utf8'),
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    complete(folder);
    return readFileSync(join(folder, 'sw.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const versionOf = (worker: string) => /"version": "([0-9a-f]{16})"/.exec(worker)?.[1];

/** The caches of one browser: texts by path, by the name of the cache. */
type Caches = Map<string, Map<string, string>>;

function cacheStorage(kept: Caches) {
  const responseFrom = (cache: Map<string, string> | undefined, path: string) => {
    const text = cache?.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  return {
    open: (name: string) => {
      const cache = kept.get(name) ?? new Map<string, string>();
      kept.set(name, cache);
      return Promise.resolve({
        match: (path: string) => responseFrom(cache, path),
        put: async (path: string, response: Response) => void cache.set(path, await response.text()),
      });
    },
    match: (path: string) =>
      responseFrom(
        [...kept.values()].find((cache) => cache.has(path)),
        path,
      ),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
}

interface Circumstances {
  /** So many connections for the script break off. */
  lost?: number;
  offline?: boolean;
  /** What the page has loaded itself, as the browser keeps it anyway. */
  loaded?: Files;
  /** Whatever the worker puts off does not come yet. */
  early?: boolean;
}

/** Runs a worker in a browser with these caches, on a server that has these files. */
function started(
  worker: string,
  kept: Caches,
  server: Files,
  { lost = 0, offline = false, loaded = {}, early = false }: Circumstances = {},
) {
  const listeners: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  let skipped = false;
  let later: Promise<unknown> = Promise.resolve();
  const fetch = (asked: string | Asked, { cache = 'default' }: RequestInit = {}) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    const there = cache === 'force-cache' ? loaded[path.slice(1)] : undefined;
    if (there !== undefined) return Promise.resolve(new Response(there));
    fetched.push(path);
    if (fetched.filter((one) => one === '/app.js').length <= lost && path === '/app.js')
      return Promise.reject(new TypeError('Failed to fetch'));
    if (offline) return Promise.reject(new TypeError('Failed to fetch'));
    // As a server of a single page does, it answers everything.
    const text = server[decodeURI(path).slice(1)] ?? server['index.html'];
    return Promise.resolve(new Response(text));
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    location: { origin: ADDRESS },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => (skipped = true),
    // Nobody waits in a test.
    setTimeout: (done: () => void) => (early ? undefined : setTimeout(done)),
  };
  runInNewContext(worker, {
    ...{ self, caches: cacheStorage(kept), fetch, Response, URL, btoa, Uint8Array },
    crypto: webcrypto,
  });
  const lived = async (name: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    listeners[name]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  /** What the page gets; undefined where the worker leaves it to the network. */
  const answerTo = async ({ method = 'GET', mode = 'cors', url, range }: Asked) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => (answer = promise);
    const headers = new Headers(range === undefined ? {} : { range });
    listeners.fetch?.({
      request: { method, mode, headers, url: new URL(url, ADDRESS).href },
      respondWith,
      waitUntil: (promise: Promise<unknown>) => (later = promise),
    });
    return answer;
  };
  return {
    fetched,
    install: () => lived('install'),
    activate: () => lived('activate'),
    tell: (data: string) => listeners.message?.({ data }),
    hasSkipped: () => skipped,
    /** What the worker does behind an answer. */
    later: () => later,
    ask: async (asked: Asked) => (await answerTo(asked))?.text(),
    answerTo,
  };
}

const worker = exported(FILES);
const name = `harbourmaster-${versionOf(worker) ?? ''}`;

async function installed() {
  const kept: Caches = new Map();
  const running = started(worker, kept, FILES);
  await running.install();
  return { ...running, kept };
}

describe('the version of a build', () => {
  it('is the same for the same files', () => expect(versionOf(exported(FILES))).toBe(versionOf(worker)));

  it.each([
    ['a file has changed', { ...FILES, 'app.js': 'play(2)' }],
    ['a file has come', { ...FILES, 'more.js': '' }],
    ['a file is called otherwise', { 'index.html': PAGE, 'app2.js': 'play()', 'fonts/a b.ttf': 'letters' }],
  ])('is another when %s', (_case, files) => expect(versionOf(exported(files))).not.toBe(versionOf(worker)));
});

describe('keeping a version', () => {
  it('keeps every exported file, but neither itself nor the way out of it nor what is for tools only', async () => {
    const { kept } = await installed();
    expect([...kept.keys()]).toEqual([name]);
    expect([...(kept.get(name)?.keys() ?? [])].sort()).toEqual(PATHS);
  });

  it('fetches from the server only what has changed', async () => {
    const { kept } = await installed();
    const later = { ...FILES, 'app.js': 'play(2)' };
    const next = started(exported(later), kept, later);
    await next.install();
    expect(next.fetched).toEqual(['/app.js']);
    expect(kept.size).toBe(2);
  });

  it.each([
    ['tries again where a connection is lost', 2, [name]],
    ['gives a version up where connections are lost for good', 3, []],
  ])('%s', async (_case, lost, expected) => {
    const kept: Caches = new Map();
    await started(worker, kept, FILES, { lost })
      .install()
      .catch(() => undefined);
    expect([...kept.keys()]).toEqual(expected);
  });

  it('keeps nothing where the server hands out a file of another version', async () => {
    const kept: Caches = new Map();
    const mixed = started(worker, kept, { ...FILES, 'app.js': 'play(2)' });
    await expect(mixed.install()).rejects.toThrow('/app.js is not the file of this version');
    expect(kept.size).toBe(0);
  });

  it.each([
    ['fetches nothing that the page has loaded already', 'play()', ['/fonts/a%20b.ttf', '/index.html']],
    ['fetches a file anew where the browser has an older one', 'old()', PATHS],
  ])('%s', async (_case, script, expected) => {
    const kept: Caches = new Map();
    const running = started(worker, kept, FILES, { loaded: { 'app.js': script } });
    await running.install();
    expect([...running.fetched].sort()).toEqual(expected);
    expect(kept.get(name)?.get('/app.js')).toBe('play()');
  });

  it.each([
    ['sounds, which come when they are first heard', 'sounds/bell.wav'],
    ['icons, which the system asks for', 'icons/icon-512.png'],
    ['files as they lie packed for the way', 'app.js.br'],
    ['files as they lie packed for older browsers', 'app.js.gz'],
  ])('does not begin with %s', async (_case, path) => {
    const files = { ...FILES, [path]: 'more' };
    const kept: Caches = new Map();
    const running = started(exported(files), kept, files);
    await running.install();
    expect([...running.fetched].sort()).toEqual(PATHS);
  });

  it('removes its own older versions and nothing of anybody else', async () => {
    const { activate, kept } = await installed();
    kept.set('harbourmaster-0123456789abcdef', new Map());
    kept.set('another-app', new Map());
    await activate();
    expect([...kept.keys()]).toEqual([name, 'another-app']);
  });

  it('waits with a new version until it is told to take over', async () => {
    const { tell, hasSkipped } = await installed();
    expect(hasSkipped()).toBe(false);
    tell('something else');
    expect(hasSkipped()).toBe(false);
    tell('take over');
    expect(hasSkipped()).toBe(true);
  });
});

describe('answering a page', () => {
  it.each<[string, Asked, string | undefined]>([
    ['a file of the version', { url: '/app.js' }, 'play()'],
    ['a file with a space in its name', { url: '/fonts/a b.ttf' }, 'letters'],
    ['a file with a question behind it', { url: '/app.js?x=1' }, 'play()'],
    ['the home page', { url: '/', mode: 'navigate' }, PAGE],
    ['the address of a screen', { url: '/table/xyz', mode: 'navigate' }, PAGE],
    ['a file that the version does not have', { url: '/other.js' }, undefined],
    ['another site', { url: 'https://elsewhere.example/app.js' }, undefined],
    ['another site’s page', { url: 'https://elsewhere.example/', mode: 'navigate' }, undefined],
    ['anything that is sent', { url: '/app.js', method: 'POST' }, undefined],
  ])('%s', async (_case, asked, expected) => {
    const { ask, fetched, kept } = await installed();
    const before = fetched.length;
    expect(await ask(asked)).toBe(expected);
    expect(fetched).toHaveLength(before);
    expect(kept.get(name)?.size).toBe(PATHS.length);
  });

  it.each([
    ['the beginning', 'bytes=0-1', 206, 'bytes 0-1/6', 'pl'],
    ['all from somewhere on', 'bytes=2-', 206, 'bytes 2-5/6', 'ay()'],
    ['more than there is', 'bytes=4-99', 206, 'bytes 4-5/6', '()'],
    ['a part behind the end', 'bytes=6-', 200, null, 'play()'],
    ['a part counted from the end', 'bytes=-2', 200, null, 'play()'],
  ])('a part of a file, as sounds are asked for: %s', async (_case, range, status, where, text) => {
    const { answerTo } = await installed();
    const answer = await answerTo({ url: '/app.js', range });
    expect([answer?.status, answer?.headers.get('Content-Range'), await answer?.text()]).toEqual([
      status,
      where,
      text,
    ]);
  });

  it('keeps a sound when it is first asked for', async () => {
    const files = { ...FILES, 'bell.wav': 'dong' };
    const kept: Caches = new Map();
    const running = started(exported(files), kept, files);
    await running.install();
    expect(await running.ask({ url: '/bell.wav' })).toBe('dong');
    expect(await running.ask({ url: '/bell.wav' })).toBe('dong');
    expect(running.fetched.filter((path) => path === '/bell.wav')).toHaveLength(1);
  });

  it('leaves the way out of a version that does not start to the network', async () => {
    const { ask } = await installed();
    expect(await ask({ url: '/anew.html', mode: 'navigate' })).toBeUndefined();
  });
});

describe('a version that the browser has thrown away in part, or that was spoiled', () => {
  const openPage = { url: '/table/xyz', mode: 'navigate' };

  /** Begins the worker anew on what became of the files. */
  async function damaged(spoil: (files: Map<string, string>) => void, server: Files, offline = false) {
    const { kept } = await installed();
    spoil(kept.get(name) ?? new Map<string, string>());
    return { ...started(worker, kept, server, { offline }), kept };
  }

  const DAMAGES: [string, (files: Map<string, string>) => void][] = [
    ['gone', (files) => files.delete('/app.js')],
    ['spoiled', (files) => files.set('/app.js', 'pla')],
    ['gone with all others', (files) => files.clear()],
  ];

  it.each(DAMAGES)(
    'answers with a file that is %s from the server, and keeps it again',
    async (_case, spoil) => {
      const { ask, kept } = await damaged(spoil, FILES);
      expect(await ask({ url: '/app.js' })).toBe('play()');
      expect(kept.get(name)?.get('/app.js')).toBe('play()');
    },
  );

  it.each(DAMAGES)('fetches what is %s behind the page, before anybody misses it', async (_case, spoil) => {
    const { ask, later, kept } = await damaged(spoil, FILES);
    expect(await ask(openPage)).toBe(PAGE);
    await later();
    expect([...(kept.get(name) ?? [])].sort()).toEqual(
      Object.entries(FILES)
        .map(([path, text]) => [encodeURI(`/${path}`), text])
        .sort(),
    );
  });

  it('looks at a file once, not at every question', async () => {
    const { ask, kept } = await damaged(() => undefined, FILES);
    expect(await ask({ url: '/app.js' })).toBe('play()');
    kept.get(name)?.set('/app.js', 'changed under a running worker');
    expect(await ask({ url: '/app.js' })).toBe('changed under a running worker');
  });

  const NEXT = { 'index.html': '<html><script src="/app2.js"></script>', 'app2.js': 'play(2)' };

  it.each(DAMAGES)(
    'shows the server’s page where the script is %s and only the next version is there',
    async (_case, spoil) => {
      const { ask } = await damaged(spoil, NEXT);
      expect(await ask(openPage)).toBe(NEXT['index.html']);
      expect(await ask({ url: '/app2.js' })).toBeUndefined();
    },
  );

  it('shows its own page without a network, which says what to do', async () => {
    const { ask } = await damaged((files) => files.set('/app.js', 'pla'), FILES, true);
    expect(await ask(openPage)).toBe(PAGE);
  });

  it('keeps no new version waiting while it has not been looked through', async () => {
    const { kept } = await installed();
    const { ask, tell, later } = started(worker, kept, FILES, { early: true });
    expect(await ask(openPage)).toBe(PAGE);
    const idle = jest.fn();
    const work = later().then(idle);
    await new Promise((resolve) => setTimeout(resolve));
    expect(idle).not.toHaveBeenCalled();
    tell('make way');
    await work;
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('is left as it is where nothing is wrong with it', async () => {
    const { ask, later, fetched } = await damaged(() => undefined, FILES);
    expect(await ask(openPage)).toBe(PAGE);
    await later();
    expect(fetched).toEqual([]);
  });
});
