import { render, screen } from '@testing-library/react-native';
import * as Localization from 'expo-localization';
import { Type } from '@/ui/components';
import { TextProvider, useFormat, useLanguage, useText, type TextProviderProps } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme';

jest.mock('expo-localization', () => ({ useLocales: jest.fn(() => [{ languageCode: 'en' }]) }));

function Told() {
  const { settings } = useText();
  return <Type variant="text">{`${useLanguage()}, ${settings.title}, ${useFormat().number(1.5, 1)}`}</Type>;
}

const spoken = (language: TextProviderProps['language']) => (
  <ThemeProvider scheme="dark" motion="off">
    <TextProvider language={language}>
      <Told />
    </TextProvider>
  </ThemeProvider>
);

it('follows the chosen language live', () => {
  const { rerender } = render(spoken('en'));
  expect(screen.getByText('en, Settings, 1.5')).toBeTruthy();
  rerender(spoken('de'));
  expect(screen.getByText('de, Einstellungen, 1,5')).toBeTruthy();
});

it.each([
  ['German', ['de'], 'de, Einstellungen, 1,5'],
  ['English', ['en'], 'en, Settings, 1.5'],
  ['French, then German', ['fr', 'de'], 'de, Einstellungen, 1,5'],
  ['only languages that the app does not speak', ['fr', null], 'en, Settings, 1.5'],
])('follows a device that speaks %s', (_case, codes, expected) => {
  const locales = codes.map((languageCode) => ({ languageCode })) as Localization.Locale[];
  jest
    .mocked(Localization.useLocales)
    .mockReturnValue(locales as [Localization.Locale, ...Localization.Locale[]]);
  render(spoken('device'));
  expect(screen.getByText(expected)).toBeTruthy();
});
