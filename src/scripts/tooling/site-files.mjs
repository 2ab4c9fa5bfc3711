/** Their names change with their content. */
const FINGERPRINTED = '/_expo/static/';

/** What the README asks of any host; everything else is asked for each time, so that a new version is found at once. */
function setHeaders(response, pathname) {
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const keeps = pathname.startsWith(FINGERPRINTED) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', keeps);
}

/** The files of a web build, packed where the browser takes them so; the etag spares it most of the answer. */
export async function filesOf(folder) {
  const { default: sirv } = await import('sirv');
  return sirv(folder, { single: true, etag: true, brotli: true, gzip: true, setHeaders });
}
