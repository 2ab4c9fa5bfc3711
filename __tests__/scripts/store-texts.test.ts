import { readFileSync } from 'node:fs';
import eas from '../../eas.json';
import store from '../../assets/store/apple.json';
import { expo } from '../../app.json';
import { GAME_IDS, GAMES } from '@/games';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { TEXTS } from '@/text';

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** How many characters Google Play takes; a tool that sends them finds them by these names. */
const PLAY = { title: 30, short_description: 80, full_description: 4_000 } as const;
/** And the App Store, keywords with the commas between them. */
const APPLE = { title: 30, subtitle: 30, description: 4_000, keywords: 100 } as const;

describe.each(LANGUAGES)('what the stores say in %s', (language) => {
  const locale = LOCALES[language];
  const play = (name: keyof typeof PLAY) => readFileSync(`assets/store/${locale}/${name}.txt`, 'utf8').trim();
  const apple = store.apple.info[locale];

  it('is as short as they want it', () => {
    for (const [name, most] of Object.entries(PLAY)) {
      const { length } = play(name as keyof typeof PLAY);
      expect({ name, fits: length > 0 && length <= most }).toEqual({ name, fits: true });
    }
    for (const [name, most] of Object.entries(APPLE)) {
      const { length } = [apple[name as keyof typeof APPLE]].flat().join();
      expect({ name, fits: length > 0 && length <= most }).toEqual({ name, fits: true });
    }
  });

  it('is the same in both', () => {
    expect([apple.title, apple.description]).toEqual([play('title'), play('full_description')]);
  });

  it('begins with the name of the app, and tells each game with how many can play it', () => {
    expect(apple.title.startsWith(expo.name)).toBe(true);
    for (const id of GAME_IDS) {
      const { min, max } = GAMES[id].seats;
      const head = apple.description
        .split('\n')
        .find((line) => line.startsWith(TEXTS[language].games[id].name.toLocaleUpperCase(language)));
      expect(head).toMatch(new RegExp(`, ${min} (to|bis) ${max} (players|Personen)$`));
    }
  });
});

it('the App Store’s tool is led to its texts', () => {
  expect(eas.submit.production.ios.metadataPath).toBe('./assets/store/apple.json');
});
