import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import type { Face } from '@/ui/theme/type';
import { lettersNeeded } from './letters';

export const FONTS_FOLDER = 'assets/fonts';

interface Source {
  /** Of the package that phones take it from. */
  readonly file: string;
  /**
   * Its licence reserves its name for the whole typeface: it is packed, but nothing is cut away. Under another name, a cut
   * to the letters needed would spare 3.7 kB of a first visit's megabyte.
   */
  readonly whole?: true;
}

const SOURCES: Readonly<Record<Face, Source>> = {
  'Abril Fatface': { file: 'abril-fatface/400Regular/AbrilFatface_400Regular', whole: true },
  'EB Garamond': { file: 'eb-garamond/500Medium/EBGaramond_500Medium' },
  'EB Garamond Italic': { file: 'eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic' },
  'EB Garamond Bold': { file: 'eb-garamond/700Bold/EBGaramond_700Bold' },
  'Archivo Narrow': { file: 'archivo-narrow/500Medium/ArchivoNarrow_500Medium' },
  'Archivo Narrow SemiBold': { file: 'archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold' },
  'Archivo Narrow Bold': { file: 'archivo-narrow/700Bold/ArchivoNarrow_700Bold' },
};

/** Kerning, ligatures and accents as browsers use them unasked, and the figures that the app asks for. */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'clig', 'calt', 'lnum', 'tnum'];

export const fileOf = (face: Face): string =>
  `${FONTS_FOLDER}/${SOURCES[face].file.split('/').at(-1) ?? ''}.woff2`;

const sourceOf = (face: Face): Buffer =>
  readFileSync(`node_modules/@expo-google-fonts/${SOURCES[face].file}.ttf`);

/** A typeface as browsers load it, with the letters that the two languages need: the same bytes each time. */
export function cut(face: Face): Promise<Buffer> {
  return SOURCES[face].whole
    ? fontverter.convert(sourceOf(face), 'woff2')
    : subsetFont(sourceOf(face), lettersNeeded(), { targetFormat: 'woff2', keepFeatures: FEATURES });
}
