import { useNavigation } from '@react-navigation/native';
import type { Navigator } from './routes';

/** Home is the way back for a screen that was opened by its address. */
export function useGoBack(): () => void {
  const navigation = useNavigation<Navigator>();
  return () => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.replace('home');
  };
}
