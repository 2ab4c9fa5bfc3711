import { useWindowDimensions } from 'react-native';
import { clampFontScale } from './fontScale';

export function useFontScale(): number {
  return clampFontScale(useWindowDimensions().fontScale);
}
