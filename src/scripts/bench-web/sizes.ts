import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Report } from '../bench/report';
import { filesIn } from './files';
import { makeUp, type SourceMap } from './make-up';
import { codeOf, scriptsWithMaps } from './source-map';

const MOST_SCRIPT_KB = 900;
const PARTS_NAMED = 10;

const kB = (bytes: number) => bytes / 1000;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** How much a visitor has to load, and what the script is made of. */
export async function benchSizes(report: Report, build: string): Promise<void> {
  const loaded = (kind: RegExp) => filesIn(build, kind).map((file) => readFileSync(file));
  const size = (kind: RegExp, measure: (bytes: Buffer) => Buffer) =>
    kB(sum(loaded(kind).map((bytes) => measure(bytes).length)));
  const asIs = (bytes: Buffer) => bytes;
  const script = /\.js$/;
  report.say('Size of the web version');
  report.bar({ name: 'script, gzip', value: size(script, gzipSync), unit: 'kB', atMost: MOST_SCRIPT_KB });
  report.figure('script, brotli', size(script, brotliCompressSync), 'kB');
  report.figure('script, unpacked', size(script, asIs), 'kB');
  report.figure('fonts, gzip', size(/\.(ttf|otf|woff2?)$/, gzipSync), 'kB');
  report.figure('images', size(/\.(png|jpe?g|webp|svg|ico)$/, asIs), 'kB');
  await sayMakeUp(report, build, loaded(script));
}

async function sayMakeUp(report: Report, build: string, measured: readonly Buffer[]): Promise<void> {
  const scripts = await scriptsWithMaps(build);
  const known = new Set(scripts.map(({ script }) => codeOf(script)));
  const same = measured.every((bytes) => known.has(codeOf(bytes.toString())));
  report.say('What the script is made of: gzip of each part by itself');
  if (!same) report.say('  (of sources that changed since the build above)');
  const parts = scripts.flatMap(({ script, map }) => makeUp(script, JSON.parse(map) as SourceMap));
  for (const { name, gzip } of parts.slice(0, PARTS_NAMED)) report.figure(name, kB(gzip), 'kB');
  const others = parts.slice(PARTS_NAMED);
  report.figure(`${others.length} smaller parts`, kB(sum(others.map(({ gzip }) => gzip))), 'kB');
}
