import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './project.mjs';

const FONT = /\.woff2$/;
const EMBLEM = join(ROOT, 'assets/art/emblem.svg');

/** Draws the first screen into an exported page, and names the typefaces that travel beside the script instead of after it. */
export function completePage(folder) {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, withFonts(withEmblem(page), fontsIn(folder)));
}

function withEmblem(page) {
  const emblem = readFileSync(EMBLEM, 'utf8')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace('<svg ', '<svg aria-hidden="true" ');
  return replaced(page, '<!-- emblem -->', emblem);
}

function withFonts(page, fonts) {
  const links = fonts.map(
    (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin />`,
  );
  return replaced(page, '</head>', `${links.join('\n')}\n</head>`);
}

function fontsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && FONT.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => encodeURI(`/${path}`));
}

function replaced(page, place, by) {
  if (!page.includes(place)) throw new Error(`The page has no place "${place}".`);
  return page.replace(place, () => by);
}
