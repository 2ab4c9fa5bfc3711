import { AbrilFatface_400Regular } from '@expo-google-fonts/abril-fatface/400Regular';
import { ArchivoNarrow_500Medium } from '@expo-google-fonts/archivo-narrow/500Medium';
import { ArchivoNarrow_600SemiBold } from '@expo-google-fonts/archivo-narrow/600SemiBold';
import { ArchivoNarrow_700Bold } from '@expo-google-fonts/archivo-narrow/700Bold';
import { EBGaramond_500Medium } from '@expo-google-fonts/eb-garamond/500Medium';
import { EBGaramond_500Medium_Italic } from '@expo-google-fonts/eb-garamond/500Medium_Italic';
import { EBGaramond_700Bold } from '@expo-google-fonts/eb-garamond/700Bold';
import type { Face } from './type';

export const FONT_FILES: Readonly<Record<Face, number>> = {
  'Abril Fatface': AbrilFatface_400Regular,
  'EB Garamond': EBGaramond_500Medium,
  'EB Garamond Italic': EBGaramond_500Medium_Italic,
  'EB Garamond Bold': EBGaramond_700Bold,
  'Archivo Narrow': ArchivoNarrow_500Medium,
  'Archivo Narrow SemiBold': ArchivoNarrow_600SemiBold,
  'Archivo Narrow Bold': ArchivoNarrow_700Bold,
};
