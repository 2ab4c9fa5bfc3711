/** Makes every effect of the app out of sines and seeded noise: npm run sounds */
import { mkdirSync, writeFileSync } from 'node:fs';
import { SOUNDS } from '@/ui/sound/cue';
import { fileOf, rendered, SOUNDS_FOLDER } from './sounds/render';

mkdirSync(SOUNDS_FOLDER, { recursive: true });
for (const sound of SOUNDS) {
  const bytes = rendered(sound);
  writeFileSync(fileOf(sound), bytes);
  console.log(`${fileOf(sound)}, ${bytes.length} bytes`);
}
