import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Report } from '../bench/report';
import { filesIn } from './files';
import { makeUp, type SourceMap } from './make-up';
import { nameOf, scriptsWithMaps } from './source-map';

/** What has to be there before the first screen is. */
const MOST_FIRST_SCRIPT_KB = 900;
/** Everything that the service worker keeps, as it travels: all boards, typefaces, pictures and sounds. */
const MOST_OFFLINE_KB = 2500;
const PARTS_NAMED = 10;

const SCRIPT = /\.js$/;
/** Servers do not compress these again. */
const COMPRESSED = /\.(png|jpe?g|webp|woff2?)$/;
/** Of tools, and what lies packed beside each file. */
const NOT_SERVED = /(\.map|\.br|\.gz|^metadata\.json)$/;

const kB = (bytes: number) => bytes / 1000;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

type Measure = (bytes: Buffer) => number;
const gzip: Measure = (bytes) => gzipSync(bytes).length;
const brotli: Measure = (bytes) => brotliCompressSync(bytes).length;
const asIs: Measure = (bytes) => bytes.length;

const sizeOf = (files: readonly string[], measure: Measure) =>
  kB(sum(files.map((file) => measure(readFileSync(file)))));

/** The scripts that the page itself names; all others come when they are needed. */
function firstScripts(build: string): readonly string[] {
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  return [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path = '']) => join(build, path));
}

/** How much a visitor has to load at first and in all, and what the first script is made of. */
export async function benchSizes(report: Report, build: string): Promise<void> {
  const first = firstScripts(build);
  const later = filesIn(build, SCRIPT).filter((file) => !first.includes(file) && basename(file) !== 'sw.js');
  const all = filesIn(build, /./).filter((file) => !NOT_SERVED.test(basename(file)));
  const packed = all.filter((file) => COMPRESSED.test(file));
  const others = all.filter((file) => !COMPRESSED.test(file));
  report.say('Size of the web version');
  report.bar({
    name: 'first script, gzip',
    value: sizeOf(first, gzip),
    unit: 'kB',
    atMost: MOST_FIRST_SCRIPT_KB,
  });
  report.figure('  brotli', sizeOf(first, brotli), 'kB');
  report.figure('  unpacked', sizeOf(first, asIs), 'kB');
  report.figure(`${later.length} scripts when they are needed, gzip`, sizeOf(later, gzip), 'kB');
  report.figure('fonts, gzip', sizeOf(filesIn(build, /\.(ttf|otf|woff2?)$/), gzip), 'kB');
  report.figure('images', sizeOf(filesIn(build, /\.(png|jpe?g|webp|svg|ico)$/), asIs), 'kB');
  report.bar({
    name: 'all that is kept for times without a network, gzip',
    value: sizeOf(packed, asIs) + sizeOf(others, gzip),
    unit: 'kB',
    atMost: MOST_OFFLINE_KB,
  });
  await sayMakeUp(report, build, first);
}

async function sayMakeUp(report: Report, build: string, measured: readonly string[]): Promise<void> {
  const scripts = await scriptsWithMaps(build);
  const names = measured.map(nameOf);
  const mapped = scripts.filter(({ name }) => names.includes(name));
  report.say('What the first script is made of: gzip of each part by itself');
  if (mapped.length < names.length) report.say('  (without what changed since the build above)');
  const parts = mapped
    .flatMap(({ script, map }) => makeUp(script, JSON.parse(map) as SourceMap))
    .sort((a, b) => b.gzip - a.gzip);
  for (const { name, gzip: size } of parts.slice(0, PARTS_NAMED)) report.figure(name, kB(size), 'kB');
  const others = parts.slice(PARTS_NAMED);
  report.figure(`${others.length} smaller parts`, kB(sum(others.map(({ gzip: size }) => size))), 'kB');
}
