/**
 * The files of a web build, packed where the browser takes them so. It asks each time, so that a new build on an old port is
 * found at once; the etag spares it most of the answer.
 */
export async function filesOf(folder) {
  const { default: sirv } = await import('sirv');
  const setHeaders = (response) => response.setHeader('Cache-Control', 'no-cache');
  return sirv(folder, { single: true, etag: true, brotli: true, gzip: true, setHeaders });
}
