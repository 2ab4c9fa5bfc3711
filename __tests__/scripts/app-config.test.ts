import { readFileSync } from 'node:fs';
import { expo } from '../../app.json';
import { version as locked, packages } from '../../package-lock.json';
import { description, version } from '../../package.json';
import { GAME_IDS } from '@/games';
import { TEXTS } from '@/text';

describe('what the app asks a device for', () => {
  it('is no permission at all on Android, the network included', () => {
    expect(expo.android.permissions).toEqual([]);
    // What the template and modules would ask for by themselves. Vibration alone stays, for the light touches.
    expect(expo.android.blockedPermissions).toEqual([
      'android.permission.ACCESS_NETWORK_STATE',
      'android.permission.FOREGROUND_SERVICE',
      'android.permission.FOREGROUND_SERVICE_MEDIA_PLAYBACK',
      'android.permission.MODIFY_AUDIO_SETTINGS',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.RECORD_AUDIO',
      'android.permission.WRITE_EXTERNAL_STORAGE',
    ]);
    // Debug builds need these two.
    expect(expo.plugins).toContainEqual([
      './src/scripts/plugins/release-without.js',
      ['android.permission.INTERNET', 'android.permission.SYSTEM_ALERT_WINDOW'],
    ]);
  });

  it('is no copy of saved games in somebody’s cloud', () => {
    expect(expo.android.allowBackup).toBe(false);
  });

  it('is nothing that an iPhone would have to ask its owner about', () => {
    expect(expo.ios).not.toHaveProperty('infoPlist');
    expect(expo.ios).not.toHaveProperty('entitlements');
  });

  it('is nothing to track anybody by', () => {
    expect(expo.ios.privacyManifests).toMatchObject({
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: [],
    });
  });

  it('is sound that is played while the app is open, and never the microphone', () => {
    expect(expo.plugins).toContainEqual([
      'expo-audio',
      {
        microphonePermission: false,
        recordAudioAndroid: false,
        enableBackgroundPlayback: false,
        enableBackgroundRecording: false,
      },
    ]);
  });
});

describe('what a store is told', () => {
  const page = readFileSync('assets/web/index.html', 'utf8');
  const manifest = JSON.parse(readFileSync('assets/web/manifest.webmanifest', 'utf8')) as {
    description: string;
  };

  it('is the same of every version, by the name of each game', () => {
    const [, inPage] = /name="description"\s+content="([^"]+)"/.exec(page) ?? [];
    expect([description, inPage, manifest.description]).toEqual([
      expo.description,
      expo.description,
      expo.description,
    ]);
    for (const id of GAME_IDS) expect(expo.description).toContain(TEXTS.en.games[id].name);
  });

  it('is one version everywhere', () => {
    expect([expo.version, locked, packages[''].version]).toEqual([version, version, version]);
  });

  it('is a version whose news are written down', () => {
    const [newest] = /^## \[(.+?)\]/m.exec(readFileSync('.github/CHANGELOG.md', 'utf8'))?.slice(1) ?? [];
    expect(newest).toBe(version);
  });

  it('is the same count of builds for both stores', () => {
    expect(expo.ios.buildNumber).toBe(String(expo.android.versionCode));
  });

  it('is that the app may lie in any direction, on half a tablet too, by day and by night', () => {
    expect(expo).toMatchObject({
      orientation: 'default',
      userInterfaceStyle: 'automatic',
      ios: { supportsTablet: true, requireFullScreen: false },
    });
  });
});
