import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Tooling {
  readonly 'web-build': { ensureWebBuild(say: (line: string) => void): Promise<string> };
  readonly 'site-files': { filesOf(folder: string): Promise<RequestListener> };
  readonly project: {
    tool(packageName: string): string;
    runNode(
      args: readonly string[],
      how: { env: Readonly<Record<string, string>> },
    ): Promise<{ ok: boolean; output: string }>;
  };
}

/** Loaded from its own file, not bundled with a script: it finds the project from where that file lies. */
export async function tooling<Name extends keyof Tooling>(name: Name): Promise<Tooling[Name]> {
  const file = pathToFileURL(resolve('src/scripts/tooling', `${name}.mjs`)).href;
  return (await import(file)) as Tooling[Name];
}
