import abrilFatface from '../../../assets/fonts/AbrilFatface_400Regular.woff2';
import archivoNarrow from '../../../assets/fonts/ArchivoNarrow_500Medium.woff2';
import archivoNarrowSemiBold from '../../../assets/fonts/ArchivoNarrow_600SemiBold.woff2';
import archivoNarrowBold from '../../../assets/fonts/ArchivoNarrow_700Bold.woff2';
import ebGaramond from '../../../assets/fonts/EBGaramond_500Medium.woff2';
import ebGaramondItalic from '../../../assets/fonts/EBGaramond_500Medium_Italic.woff2';
import ebGaramondBold from '../../../assets/fonts/EBGaramond_700Bold.woff2';
import type { Face } from './type';

/** Packed, and with the letters that the two languages need: `npm run fonts` makes them. */
export const FONT_FILES: Readonly<Record<Face, number | string>> = {
  'Abril Fatface': abrilFatface,
  'EB Garamond': ebGaramond,
  'EB Garamond Italic': ebGaramondItalic,
  'EB Garamond Bold': ebGaramondBold,
  'Archivo Narrow': archivoNarrow,
  'Archivo Narrow SemiBold': archivoNarrowSemiBold,
  'Archivo Narrow Bold': archivoNarrowBold,
};
