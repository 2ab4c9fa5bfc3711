import { readFileSync, writeFileSync } from 'node:fs';
import { runScript } from './arguments';
import { comingWith, hasNativePart, type Locked } from './licences/closure';
import { packagesInBundles } from './licences/in-bundles';
import { licencesOf } from './licences/read';

const FILE = 'src/ui/screens/credits/licences.json';

/*
 * Writes down whose work is in the app and under which licence: everything that any platform's bundle holds, what is
 * built into the app for phones, and what package.json names beside it. To be run when a package comes, goes or changes its version.
 */
await runScript(async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const named = Object.keys(dependencies).map((name) => `node_modules/${name}`);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
  const native = comingWith(packages, Object.keys(dependencies)).filter(hasNativePart);
  const licences = licencesOf([...new Set([...named, ...native, ...(await packagesInBundles())])]);
  writeFileSync(FILE, `${JSON.stringify(licences, undefined, 2)}\n`);
  process.stdout.write(`${licences.packages.length} packages, ${licences.texts.length} wordings\n`);
});
