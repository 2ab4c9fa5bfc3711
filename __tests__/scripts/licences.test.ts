import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependencies } from '../../package.json';
import { packages as locked } from '../../package-lock.json';
import { packages, texts } from '../../src/ui/screens/credits/licences.json';

const installed = Object.entries<{ version?: string }>(locked).map(
  ([path, { version = '' }]) => `${path.split('node_modules/').at(-1) ?? ''} ${version}`,
);

/** Where one of these fails, `npm run licences` writes the list anew. */
describe('the list of licences', () => {
  it.each(Object.keys(dependencies))('names %s in the version that is installed', (name) => {
    const { version } = (locked as Record<string, { version?: string }>)[`node_modules/${name}`] ?? {};
    expect(packages.filter((one) => one.name === name).map((one) => one.version)).toContain(version);
  });

  it('names nothing that is not installed', () =>
    expect(
      packages.map(({ name, version }) => `${name} ${version}`).filter((one) => !installed.includes(one)),
    ).toEqual([]));

  it('says of everything whose it is, and what its licence says', () => {
    for (const { name, licence, copyright, texts: places } of packages) {
      expect([name, licence === '' || copyright.length === 0 || places.length === 0]).toEqual([name, false]);
      for (const place of places) expect(texts[place]?.length).toBeGreaterThan(200);
    }
  });

  it('lies beside the web version as a text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'));
    const write =
      "import('./src/scripts/tooling/licences.mjs').then((m) => m.writeLicences(process.argv[1]))";
    execFileSync(process.execPath, ['-e', write, folder]);
    const text = readFileSync(join(folder, 'licences.txt'), 'utf8');
    rmSync(folder, { recursive: true });
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`);
    for (const wording of texts) expect(text).toContain(wording);
  });
});
