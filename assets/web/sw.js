/**
 * Keeps the whole app in the browser, so that it opens without a network, and brings the next version in the background.
 * Saved games lie elsewhere and are never touched. The export fills in what this version consists of.
 */
const BUILD = {
  version: 'none',
  /** Every file of this version with the fingerprint of its content (SHA-256, Base64). */
  files: {},
};

const OURS = 'harbourmaster-';
const KEPT = `${OURS}${BUILD.version}`;
const PAGE = '/index.html';
const WAY_OUT = '/anew.html';
const TRIES = 3;
const PAUSE = 500;
/** What the app can be opened and played without for a while: it need not be part of a first visit. */
const CAN_WAIT = /\.wav$/;
/** How long a page has to itself before everything that is kept is looked through. */
const QUIET = 10_000;

/** What was found sound since this worker was started. */
const checked = new Set();
let healing;

let isLeaving = false;
let leave;
/** Browsers start no new version while the old one has something to do. */
const leaving = new Promise((resolve) => (leave = resolve));

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** A new version waits until somebody agrees to it, or until no window of the old one is open any more. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'make way') {
    isLeaving = true;
    leave();
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path === undefined) return;
  event.respondWith(answer(path, request));
  if (request.mode === 'navigate') event.waitUntil(Promise.race([healLater(), leaving]));
});

/** The file that is asked for; undefined where this version has none, which is then the network's to answer. */
function pathOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname in BUILD.files) return pathname;
  // Leads out of a version that does not start, so nothing of that version may stand in the way.
  if (pathname === WAY_OUT) return undefined;
  // Every screen has an address, and all of them are the same page.
  return mode === 'navigate' ? PAGE : undefined;
}

async function answer(path, request) {
  const whole = await soundCopy(path);
  if (whole === undefined) return fetch(request);
  // Without a network the page itself says what to do.
  if (path === PAGE && !(await canStart(whole))) return fetch(request).catch(() => whole);
  const range = request.headers.get('range');
  return range === null ? whole : partOf(whole, range);
}

/**
 * What is kept of a file, unless the browser has thrown it away or it was spoiled since: then it is fetched anew. Undefined
 * where the server has it no more, because it has the next version already.
 */
async function soundCopy(path) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(path);
  if (kept !== undefined && (checked.has(path) || (await isSound(kept, BUILD.files[path])))) {
    checked.add(path);
    return kept;
  }
  const fresh = await obtain(path, BUILD.files[path]).catch(() => undefined);
  if (fresh === undefined) return undefined;
  // A device without room for it can still show it.
  await cache.put(path, fresh.clone()).then(
    () => checked.add(path),
    () => undefined,
  );
  return fresh;
}

/** Whether the scripts that the page begins with are there; without them it would stay empty. */
async function canStart(page) {
  const html = await page.clone().text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
  const copies = scripts.map((address) => (address in BUILD.files ? soundCopy(address) : true));
  return (await Promise.all(copies)).every((copy) => copy !== undefined);
}

/** Looks after the files that nobody has asked for yet, once the page stands: without a network they would be missed. */
function healLater() {
  healing ??= new Promise((resolve) => self.setTimeout(resolve, QUIET)).then(async () => {
    for (const path of Object.keys(BUILD.files)) {
      if (isLeaving) return;
      if (!CAN_WAIT.test(path)) await soundCopy(path);
    }
  });
  return healing;
}

/** Browsers ask for sounds in parts, and Safari plays none that comes otherwise. */
async function partOf(whole, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const bytes = await whole.clone().arrayBuffer();
  const last = bytes.byteLength - 1;
  if (from === undefined || Number(from) > last) return whole;
  const end = to === '' ? last : Math.min(Number(to), last);
  return new Response(bytes.slice(Number(from), end + 1), {
    status: 206,
    headers: {
      'Content-Type': whole.headers.get('Content-Type') ?? '',
      'Content-Range': `bytes ${from}-${end}/${bytes.byteLength}`,
    },
  });
}

async function keepAll() {
  const cache = await caches.open(KEPT);
  try {
    await Promise.all(
      Object.entries(BUILD.files)
        .filter(([path]) => !CAN_WAIT.test(path))
        .map(async ([path, fingerprint]) => {
          await cache.put(path, await obtain(path, fingerprint));
        }),
    );
  } catch (error) {
    // All of a version or nothing of it.
    await caches.delete(KEPT);
    throw error;
  }
}

/**
 * From an older version or from what the page has loaded itself, where that is the same file; else from the server, which
 * may be changing over just now.
 */
async function obtain(path, fingerprint) {
  const older = await caches.match(path);
  if (older !== undefined && (await isSound(older, fingerprint))) return older;
  for (const cache of ['force-cache', 'no-store']) {
    const found = await fetched(path, cache, TRIES);
    if (found.ok && (await isSound(found, fingerprint))) return found;
  }
  throw new Error(`${path} is not the file of this version`);
}

/** One lost connection among so many files must not cost the whole version. */
async function fetched(path, cache, tries) {
  try {
    return await fetch(path, { cache });
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => self.setTimeout(resolve, PAUSE));
    return fetched(path, cache, tries - 1);
  }
}

async function isSound(response, fingerprint) {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === fingerprint;
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}
