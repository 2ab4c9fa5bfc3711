import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPTS = '_expo/static/js/web';

/** What the bundler asks of it too; what functions are called is nobody's business, what they do stays as it is. */
const OPTIONS = {
  compress: { reduce_funcs: false },
  mangle: { toplevel: false },
  format: { ascii_only: true, quote_style: 3, wrap_iife: true },
};

/**
 * Shortens scripts as a whole. The bundler shortens each of their modules by itself; where names are alike in all of them, a
 * script is a twentieth smaller on its way.
 */
export async function shortenScripts(folder) {
  // Whoever reads this file may have to install the packages first.
  const { minify } = await import('terser');
  for (const name of readdirSync(join(folder, SCRIPTS)).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, SCRIPTS, name);
    const { code } = await minify(await readFile(file, 'utf8'), OPTIONS);
    await writeFile(file, code);
  }
}
