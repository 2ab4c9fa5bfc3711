import { gzipSync } from 'node:zlib';

export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** A part of a bundle that comes from one package or one folder of ours. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  /** Compressed by itself; together parts compress better. */
  readonly gzip: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

/** The base64 VLQ numbers of one segment of a source map's mappings. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % CONTINUES) * 2 ** shift;
    shift += 5;
    if (digit >= CONTINUES) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** For each line of the bundle the source it begins with; Metro begins a line for every module. */
function sourcesOfLines({ sources, mappings }: SourceMap): readonly (string | undefined)[] {
  let at = 0;
  return mappings.split(';').map((line) => {
    let first: string | undefined;
    for (const segment of line.split(',')) {
      const [, step] = numbersOf(segment);
      if (step === undefined) continue;
      at += step;
      first ??= sources[at];
    }
    return first;
  });
}

/** The package that a source belongs to, or the folder of ours. */
function partOf(source: string): string {
  const inPackage = source.split('node_modules/').at(-1);
  if (inPackage !== undefined && inPackage !== source) {
    return /^(@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  }
  return /(src\/(?:(?:games|ui)\/)?[^/]+)\//.exec(source)?.[1] ?? 'the rest';
}

/** What a bundle is made of, the largest part first. */
export function makeUp(script: string, map: SourceMap): readonly Part[] {
  const lines = script.split('\n');
  const sources = sourcesOfLines(map);
  const parts = new Map<string, string[]>();
  let part = 'the rest';
  for (const [at, line] of lines.entries()) {
    const source = sources[at];
    if (source !== undefined) part = partOf(source);
    const known = parts.get(part);
    if (known === undefined) parts.set(part, [line]);
    else known.push(line);
  }
  return [...parts]
    .map(([name, text]) => ({ name, code: text.join('\n') }))
    .map(({ name, code }) => ({ name, bytes: Buffer.byteLength(code), gzip: gzipSync(code).length }))
    .sort((a, b) => b.gzip - a.gzip);
}
