import { readdirSync, readFileSync } from 'node:fs';
import { cut, fileOf, FONTS_FOLDER } from '@/scripts/fonts/cut';
import { FACES } from '@/ui/theme/type';

const bytesOf = (face: (typeof FACES)[number]) => readFileSync(fileOf(face));

it('the folder of typefaces for browsers holds one file for each face and nothing else', () => {
  expect(readdirSync(FONTS_FOLDER).sort()).toEqual(
    FACES.map((face) => fileOf(face).split('/').at(-1)).sort(),
  );
});

it.each(FACES)(
  '%s has every letter that the app says or people type: it is what `npm run fonts` makes, byte for byte',
  async (face) => {
    expect(Buffer.from(await cut(face)).equals(bytesOf(face))).toBe(true);
  },
  120_000,
);

it('all faces together are a small part of a first visit', () => {
  const bytes = FACES.reduce((sum, face) => sum + bytesOf(face).length, 0);
  expect(bytes).toBeLessThan(150_000);
});
