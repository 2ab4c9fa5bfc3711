import type { LinkingOptions } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';

/** A type and not an interface: React Navigation asks for an index signature. */
export type Routes = {
  home: undefined;
  settings: undefined;
  credits: undefined;
};

export type Navigator = NativeStackNavigationProp<Routes>;

/** Paths of the web version and of harbourmaster:// links; the browser's way back needs them too. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['harbourmaster://'],
  config: {
    initialRouteName: 'home',
    screens: { home: '', settings: 'settings', credits: 'credits' },
  },
};
