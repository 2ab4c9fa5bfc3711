import { existsSync, readdirSync } from 'node:fs';

/** What the lockfile says of one package, by the folder that it lies in. */
export type Locked = Readonly<
  Record<
    string,
    {
      readonly version?: string;
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly optionalDependencies?: Readonly<Record<string, string>>;
    }
  >
>;

export const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? '';

/** Where Node finds it for whoever lies in that folder: as near as it can be. */
function folderOf(locked: Locked, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at}${at === '' ? '' : '/'}node_modules/${name}`;
    if (folder in locked) return folder;
    if (at === '') return undefined;
  }
}

/** The folders of everything that comes with these packages, without what is left out and what only that brings along. */
export function comingWith(
  locked: Locked,
  names: readonly string[],
  isLeftOut: (name: string) => boolean = () => false,
): readonly string[] {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const folder = isLeftOut(name) ? undefined : folderOf(locked, from, name);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = locked[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(folder, next);
  };
  for (const name of names) visit('', name);
  return [...found];
}

/**
 * What has a part for phones that is not in JavaScript: it is built into the app, whatever is in the bundle. What is for
 * other machines than this is not installed, and only builds.
 */
export const hasNativePart = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder).some((file) => /^expo-module\.config\.json$|\.podspec$/.test(file));
