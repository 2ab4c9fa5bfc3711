import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const LIST = 'src/ui/screens/credits/licences.json';
const TEXT = 'licences.txt';

/** Puts the licences of everything in the bundle beside it, as they ask for; the app shows the same in its credits. */
export function writeLicences(folder) {
  writeFileSync(join(folder, TEXT), licencesText(JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'))));
}

function licencesText({ packages, texts }) {
  const whose = packages.map(
    ({ name, version, licence, copyright, texts: places }) =>
      `${name} ${version}, ${licence} (${places.map((place) => `wording ${place + 1}`).join(', ')})\n${copyright.join('\n')}`,
  );
  const wordings = texts.map((text, at) => `Wording ${at + 1}\n\n${text}`);
  return `${[...whose, ...wordings].join('\n\n')}\n`;
}
