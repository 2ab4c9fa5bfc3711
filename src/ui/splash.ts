import * as SplashScreen from 'expo-splash-screen';

/** Keeps what is drawn before the app is there, until `hideSplash`. */
export function keepSplash(): void {
  void SplashScreen.preventAutoHideAsync();
}

export function hideSplash(): void {
  void SplashScreen.hideAsync();
}
