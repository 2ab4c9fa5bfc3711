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
const TRIES = 3;
const PAUSE = 500;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

/** A new version waits until somebody agrees to it, or until no window of the old one is open any more. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path !== undefined) event.respondWith(answer(path, request));
});

/** The file that is asked for; undefined where this version has none, which is then the network's to answer. */
function pathOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname in BUILD.files) return pathname;
  // Every screen has an address, and all of them are the same page.
  return mode === 'navigate' ? PAGE : undefined;
}

async function answer(path, request) {
  const cache = await caches.open(KEPT);
  const whole = await cache.match(path);
  if (whole === undefined) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? whole : partOf(whole, range);
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
      Object.entries(BUILD.files).map(async ([path, fingerprint]) => {
        await cache.put(path, await obtain(path, fingerprint));
      }),
    );
  } catch (error) {
    // All of a version or nothing of it.
    await caches.delete(KEPT);
    throw error;
  }
}

/** From an older version where the file is the same, else from the server, which may be changing over just now. */
async function obtain(path, fingerprint) {
  const older = await caches.match(path);
  if (older !== undefined && (await isSound(older, fingerprint))) return older;
  const fresh = await fetched(path, TRIES);
  if (fresh.ok && (await isSound(fresh, fingerprint))) return fresh;
  throw new Error(`${path} is not the file of this version`);
}

/** One lost connection among so many files must not cost the whole version. */
async function fetched(path, tries) {
  try {
    return await fetch(path, { cache: 'no-store' });
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => self.setTimeout(resolve, PAUSE));
    return fetched(path, tries - 1);
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
