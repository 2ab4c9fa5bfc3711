/**
 * Writes the outlines of the icons that the app uses, so that the other four thousand of the set stay out of it.
 * To add an icon, name it with its author in src/ui/icons/authors.json and run: node src/scripts/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { runNode, tool } from './tooling/project.mjs';

const folder = new URL('../ui/icons/', import.meta.url);
const target = fileURLToPath(new URL('paths.ts', folder));
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const names = Object.keys(JSON.parse(readFileSync(new URL('authors.json', folder), 'utf8')));

/** The set is drawn on 512 by 512 and shown at a fifth of that at most: a tenth of a unit is finer than any screen. */
const PRECISION = { floatPrecision: 1 };

/** Written as short as it goes. */
function shortened(outline) {
  const { data } = optimize(`<svg><path d="${outline}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: PRECISION }],
  });
  const [, short] = / d="([^"]+)"/.exec(data) ?? [];
  if (short === undefined) throw new Error('an outline was lost');
  return short;
}

const lines = names.map((name) => {
  const outlines = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)];
  if (outlines.length !== 1) throw new Error(`${name} has ${outlines.length} outlines instead of one`);
  return `  '${name}': '${shortened(outlines[0][1])}',`;
});

const text = [
  '// Written by src/scripts/icons.mjs from game-icons.net, CC BY 3.0; the authors are in authors.json.',
  "import type { IconName } from './names';",
  '',
  'export const ICON_PATHS: Readonly<Record<IconName, string>> = {',
  ...lines,
  '};',
].join('\n');
writeFileSync(target, text);
await runNode([tool('oxfmt'), target], { show: true });
