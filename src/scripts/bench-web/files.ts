import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files of a kind in a folder and below. */
export function filesIn(folder: string, kind: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
