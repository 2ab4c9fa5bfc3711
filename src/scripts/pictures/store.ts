/** Where fastlane's `supply` looks for pictures, beside the texts of a language. */
interface StoreDevice {
  readonly folder: 'phoneScreenshots' | 'tenInchScreenshots';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly colorScheme: 'dark' | 'light';
}

/** Google Play takes 1080 pixels and more on the short side, and a long side of twice that at most. */
export const STORE_DEVICES: readonly StoreDevice[] = [
  { folder: 'phoneScreenshots', viewport: { width: 432, height: 864 }, scale: 2.5, colorScheme: 'light' },
  { folder: 'tenInchScreenshots', viewport: { width: 1180, height: 820 }, scale: 1.35, colorScheme: 'dark' },
];

/** Of a JPEG: Play takes no WebP. */
export const STORE_QUALITY = 62;
/** All of them together, since they lie in the repository. */
export const STORE_BYTES = 3_000_000;

export const storeFile = (locale: string, { folder }: StoreDevice, number: number, game: string): string =>
  `assets/store/${locale}/images/${folder}/${number}_${game}.jpg`;
