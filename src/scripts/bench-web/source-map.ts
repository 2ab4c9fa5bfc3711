import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { UsageError } from '../arguments';
import { filesIn } from './files';
import { tooling } from './tooling';

const FOLDER = resolve('.cache/bench-web');

/** As the web version is exported for `npm run play`, so that its scripts hold the same. */
const EXPORT_ENV = {
  CI: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
  EXPO_UNSTABLE_TREE_SHAKING: '1',
};

export interface MappedScript {
  readonly name: string;
  readonly script: string;
  readonly map: string;
}

function mappedScripts(build: string): readonly MappedScript[] {
  return filesIn(build, /\.js$/)
    .filter((file) => existsSync(`${file}.map`))
    .map((file) => ({
      name: nameOf(file),
      script: readFileSync(file, 'utf8'),
      map: readFileSync(`${file}.map`, 'utf8'),
    }));
}

/**
 * The scripts of a build with their source maps. What is played has none, so it is exported a second time with them
 * and kept until the sources change.
 */
export async function scriptsWithMaps(build: string): Promise<readonly MappedScript[]> {
  const own = mappedScripts(build);
  if (own.length > 0) return own;
  const mapped = join(FOLDER, basename(build));
  if (!existsSync(mapped)) await exportWithMaps(mapped);
  return mappedScripts(mapped);
}

async function exportWithMaps(folder: string): Promise<void> {
  process.stderr.write('Exporting the web version again with source maps (up to a minute) …\n');
  const { tool, runNode } = await tooling('project');
  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) await rm(join(FOLDER, old), { recursive: true, force: true });
  const draft = `${folder}.${process.pid}`;
  const { ok, output } = await runNode(
    [tool('expo'), 'export', '--platform', 'web', '--source-maps', '--output-dir', relative('', draft)],
    { env: EXPORT_ENV },
  );
  if (!ok) {
    await rm(draft, { recursive: true, force: true });
    throw new UsageError(`The source maps could not be exported:\n${output.trimEnd()}`);
  }
  await rename(draft, folder);
}

/** What a script is called, whatever is in it: what is played was shortened once more, which no map tells of. */
export const nameOf = (file: string): string => basename(file).replace(/-[\da-f]+\.js$/, '');
