/** Makes the typefaces that browsers load: npm run fonts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FACES } from '@/ui/theme/type';
import { cut, fileOf, FONTS_FOLDER } from './fonts/cut';

mkdirSync(FONTS_FOLDER, { recursive: true });
for (const face of FACES) {
  const bytes = await cut(face);
  writeFileSync(fileOf(face), bytes);
  console.log(`${fileOf(face)}, ${bytes.length} bytes`);
}
