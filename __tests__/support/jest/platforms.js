/**
 * Screen tests that run on iOS and elsewhere too, and why: what they are about is not the same everywhere. All others run
 * on iOS alone, since the same code draws what they look at; what a browser makes of it is seen in __tests__/e2e.
 *
 * Tests are named by their place in __tests__/ui; a name that ends in a slash is a whole folder. They run on Android and
 * the web, or on the one that `on` names, where the two kinds of phone do the same. `differs` names the sources that do
 * not do the same on every platform. __tests__/scripts/platforms.test.ts keeps both lists whole.
 */
module.exports = [
  {
    why: 'Nothing that is hidden may be drawn, read aloud, heard or felt, and each platform does that in its own way.',
    tests: [
      'boards/harbour/non-interference',
      'boards/kit/hand/',
      'boards/packet-row/hidden',
      'boards/packet-row/non-interference',
      'boards/rotterdam/non-interference',
      'screens/coveredSheets',
      'screens/harbourSecrets',
      'screens/rotterdamSecrets',
      'screens/secrets',
      'sound/secrets',
    ],
  },
  {
    why: 'Each platform tells in its own way that the app was left, and curtains are lifted by each kind of touch.',
    tests: ['screens/covering', 'screens/curtain', 'screens/replay'],
    differs: ['src/ui/screens/table/useCoverWhenLeft.ts'],
  },
  {
    why: 'iOS has to be told what to read aloud, a browser what comes with its own region; the others find it themselves.',
    tests: ['boards/kit/motion/live', 'boards/kit/prompt/prompt', 'boards/packet-row/prompt'],
    differs: [
      'src/ui/announce.web.ts',
      'src/ui/boards/kit/prompt/Question.tsx',
      'src/ui/useArrivalAnnounced.web.ts',
      'src/ui/useIosAnnouncement.ts',
    ],
  },
  {
    why: 'A report of a fault names its platform, and a browser can load the app anew.',
    on: ['web'],
    tests: ['failure/'],
    differs: ['src/ui/failure/report.ts'],
  },
  { why: 'Only phones can be felt.', tests: ['haptics'], differs: ['src/ui/haptics.ts'] },
  {
    why: 'A browser has another loudspeaker.',
    on: ['web'],
    tests: ['match/matchSounds', 'sound/'],
    differs: ['src/ui/sound/speaker.web.ts'],
  },
  {
    why: 'Files and texts leave and come in by other ways.',
    tests: ['screens/exchange', 'screens/files'],
    differs: [
      // Seen where a page is loaded: __tests__/e2e/deals.test.ts.
      'src/ui/deals/address.web.ts',
      'src/ui/exchange/exchange.ts',
      'src/ui/exchange/exchange.web.ts',
      'src/ui/exchange/longPaste.web.ts',
    ],
  },
  {
    why: 'A browser has keys, a focus, a pointer, and another way to lay a sheet over a screen.',
    on: ['web'],
    tests: [
      'boards/kit/motion/stage',
      'boards/kit/sheets/',
      'boards/packet-row/money',
      'boards/packet-row/tabs',
      'components/',
      'keyboard/',
      'tips/',
    ],
    differs: [
      'src/ui/boards/kit/motion/measure.web.ts',
      'src/ui/components/Sheet.tsx',
      'src/ui/components/chosen.web.ts',
      'src/ui/components/wayBack.web.ts',
      'src/ui/components/focusVisible.web.ts',
      'src/ui/components/reachable.web.ts',
      'src/ui/keyboard/focusBeside.web.ts',
      'src/ui/keyboard/holdFocus.web.ts',
      'src/ui/keyboard/listen.web.ts',
      'src/ui/keyboard/pressOnce.web.ts',
      'src/ui/tips/Tips.web.tsx',
      'src/ui/tips/boxOf.web.ts',
      // Seen where there is a real focus: __tests__/e2e/keyboard.test.ts.
      'src/ui/pointerFocus.web.ts',
    ],
  },
  {
    why: 'A page has a language, and the size of its letters and the room for it come from the browser.',
    on: ['web'],
    tests: ['boards/packet-row/room', 'text', 'theme'],
    differs: [
      // Seen where a page is loaded: every test of __tests__/e2e waits for both.
      'src/ui/splash.web.ts',
      'src/ui/theme/fonts.web.ts',
      'src/ui/text.tsx',
      'src/ui/theme/useFontScale.web.ts',
    ],
  },
  {
    why: 'A browser may have the game open in several windows.',
    on: ['web'],
    tests: ['match/matches', 'match/storeNotice', 'match/useMatchStart'],
    differs: ['src/storage/device-texts.web.ts', 'src/storage/windows.ts'],
  },
  {
    why: 'Only a browser can install the app and find a new version of it.',
    on: ['web'],
    tests: ['webApp/'],
    differs: [
      'src/ui/webApp/askBeforeClosing.web.ts',
      'src/ui/webApp/install.web.ts',
      'src/ui/webApp/newVersion.web.ts',
      'src/ui/webApp/reload.web.ts',
    ],
  },
];
