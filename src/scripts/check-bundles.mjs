import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from './tooling/install.mjs';
import { CACHE, main } from './tooling/project.mjs';
import { sideBySide } from './tooling/side-by-side.mjs';
import { ensureWebBuild, exportApp } from './tooling/web-build.mjs';

// Exports the app for every platform and says how big each one is.
await main(async () => {
  await ensureInstalled();
  report('web', await ensureWebBuild(() => undefined));
  await sideBySide(['android', 'ios'].map((platform) => () => exportAndReport(platform)));
});

async function exportAndReport(platform) {
  const folder = await mkdtemp(join(CACHE, `${platform}-`));
  try {
    await exportApp(platform, folder);
    report(platform, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function report(platform, folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => ({
      name: entry.name,
      bytes: readFileSync(join(entry.parentPath ?? entry.path, entry.name)),
    }));
  const code = files.filter(({ name }) => /\.(js|hbc)$/.test(name)).map(({ bytes }) => bytes);
  const everything = files.map(({ bytes }) => bytes);
  const zipped = code.map((bytes) => gzipSync(bytes));
  console.log(`${platform.padEnd(9)}code ${size(code)} (${size(zipped)} gzip), ${size(everything)} in all`);
}

function size(buffers) {
  const bytes = buffers.reduce((sum, { length }) => sum + length, 0);
  return `${Math.round(bytes / 1000)} kB`;
}
