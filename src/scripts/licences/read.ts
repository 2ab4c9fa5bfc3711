import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is told of one package whose work is in the app. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** By its SPDX name. */
  readonly licence: string;
  /** Whom it belongs to, as its licence says. */
  readonly copyright: readonly string[];
  /** The wording of its licences, by their places in the list of all. */
  readonly texts: readonly number[];
}

export interface Licences {
  readonly packages: readonly Licensed[];
  readonly texts: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const FILE = /^(licen[cs]e|copying)/i;
const COPYRIGHT = /^\s*(?:copyright )?(?:\(c\)|©|copyright(?: \d{4}|\s*\[)).*$/gim;

const ownerIn = ({ name, author }: Manifest): string =>
  (typeof author === 'object' ? author.name : author)?.replace(/\s*[<(].*$/, '') ?? `the authors of ${name}`;

/** Lines are broken and headed otherwise in every copy of the same licence. */
const plain = (text: string): string =>
  text
    .replace(COPYRIGHT, '')
    .replace(/^\W*(the )?(mit|isc) licen[cs]e\W*(\(mit\))?\W*$/gim, '')
    .replace(/[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Reads what these packages say of their licences; each wording is kept once. */
export function licencesOf(folders: readonly string[]): Licences {
  const texts: string[] = [];
  const usual = new Map<string, readonly number[]>();
  const placeOf = (text: string): number => {
    const known = texts.indexOf(text);
    return known >= 0 ? known : texts.push(text) - 1;
  };
  const packages = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      const files = readdirSync(folder)
        .filter((file) => FILE.test(file))
        .sort();
      const written = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r/g, ''));
      const own = written.flatMap((text) => (text.match(COPYRIGHT) ?? []).map((line) => line.trim()));
      const { name, version, license: licence = '' } = manifest;
      const places = written.map((text) => placeOf(plain(text)));
      if (places.length > 0 && !usual.has(licence)) usual.set(licence, places);
      const copyright = own.length > 0 ? [...new Set(own)] : [`Copyright (c) ${ownerIn(manifest)}`];
      return { name, version, licence, copyright, texts: places };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
    // A package that comes without the wording is under the usual one of its licence.
    .map((one) => (one.texts.length > 0 ? one : { ...one, texts: usual.get(one.licence) ?? [] }));
  const silent = packages.filter(({ texts: own }) => own.length === 0);
  if (silent.length > 0) throw new Error(`no wording of ${silent.map(({ name }) => name).join(', ')}`);
  return { packages: unique(packages), texts };
}

/** The same version may lie in several folders. */
const unique = (packages: readonly Licensed[]): readonly Licensed[] =>
  packages.filter(
    ({ name, version }, at) =>
      packages.findIndex((other) => other.name === name && other.version === version) === at,
  );
