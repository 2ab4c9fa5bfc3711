import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './tooling/install.mjs';
import { CACHE, main, ROOT, Stop } from './tooling/project.mjs';

/** These play games for minutes, and gain more by quicker rules than the second costs that makes them so. */
const LONG = new Set(['arena', 'balance', 'bench', 'puzzles']);

// Runs src/scripts/NAME.ts in this process. Standard output belongs to the script alone.
await main(async ([name = '', ...args]) => {
  const source = join(ROOT, 'src/scripts', `${name}.ts`);
  if (!/^[\w-]+$/.test(name) || !existsSync(source))
    throw new Stop(`There is no src/scripts/${name}.ts to run.`);
  await ensureInstalled(console.error);
  const bundle = await bundled(name, source);
  process.argv = [process.execPath, bundle, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
});

async function bundled(name, source) {
  const folder = join(CACHE, 'scripts');
  const bundle = join(folder, `${name}.mjs`);
  const draft = `${bundle}.${process.pid}`;
  const { build } = await import('esbuild');
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [source],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    alias: { '@': join(ROOT, 'src') },
    logLevel: 'error',
  });
  if (LONG.has(name)) {
    const { withConstants } = await import('./tooling/constants.mjs');
    await writeFile(draft, await withConstants(await readFile(draft, 'utf8')));
  }
  // Renamed into place, so that two runs at once never read half a file.
  await rename(draft, bundle);
  return bundle;
}
