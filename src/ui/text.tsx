import { useLocales } from 'expo-localization';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { Platform } from 'react-native';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { FORMATS, TEXTS, type Format, type Text } from '@/text';

const LanguageContext = createContext<Language | undefined>(undefined);

export interface TextProviderProps {
  language: 'device' | Language;
  children: ReactNode;
}

export function TextProvider({ language: wanted, children }: TextProviderProps) {
  const locales = useLocales();
  const language = wanted === 'device' ? firstSpoken(locales.map((locale) => locale.languageCode)) : wanted;

  // A screen reader in the browser needs to know which language it reads.
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function firstSpoken(codes: readonly (string | null)[]): Language {
  for (const code of codes) {
    const known = LANGUAGES.find((language) => language === code);
    if (known !== undefined) return known;
  }
  return 'en';
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === undefined) throw new Error('useLanguage needs a TextProvider above it');
  return language;
}

export function useText(): Text {
  return TEXTS[useLanguage()];
}

export function useFormat(): Format {
  return FORMATS[useLanguage()];
}
