import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { UsageError } from '../arguments';
import { filesIn } from '../bench-web/files';
import { tooling } from '../bench-web/tooling';

const PLATFORMS = ['web', 'android', 'ios'] as const;

/** As a release is made, so that what is left out there is left out here. */
const EXPORT_ENV = {
  CI: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
  EXPO_UNSTABLE_TREE_SHAKING: '1',
};

/** Where a source lies, if it is somebody else's: "node_modules/react", "node_modules/a/node_modules/b". */
const folderOf = (source: string): string | undefined =>
  /(?<=^|\/)(?:node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(source)?.[0];

/** The folders of all packages of which anything is in the app, on any platform. */
export async function packagesInBundles(): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const platform of PLATFORMS) {
    process.stderr.write(`Exporting the ${platform} version with source maps (up to two minutes) …\n`);
    for (const source of await sourcesIn(platform)) {
      const folder = folderOf(source);
      if (folder !== undefined) found.add(folder);
    }
  }
  return [...found];
}

async function sourcesIn(platform: string): Promise<readonly string[]> {
  const { tool, runNode } = await tooling('project');
  const folder = mkdtempSync(join(resolve('.cache'), `licences-${platform}-`));
  try {
    const { ok, output } = await runNode(
      [
        ...[tool('expo'), 'export', '--platform', platform, '--source-maps', '--no-bytecode'],
        ...['--output-dir', relative('', folder)],
      ],
      { env: EXPORT_ENV },
    );
    if (!ok) throw new UsageError(`The ${platform} version could not be exported:\n${output.trimEnd()}`);
    return filesIn(folder, /\.map$/).flatMap(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
