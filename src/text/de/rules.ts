import type { Text } from '../text';

export const rules: Text['rules'] = {
  title: 'Regeln',
  titleOf: (a) => `${a.game}: Regeln`,
  game: 'Spiel',
  search: 'In den Regeln suchen',
  found: (a) => (a.count === 1 ? `${a.count} Absatz gefunden` : `${a.count} Absätze gefunden`),
  nothing: { title: 'Nichts gefunden', about: 'Versuche ein anderes Wort oder weniger Wörter.' },
  contents: 'Inhalt',
  toContents: 'Zurück zum Inhalt',
  inChapter: 'Im Kapitel zeigen',
  inChapterOf: (a) => `Im Kapitel zeigen: ${a.paragraph}`,
  example: 'Beispiel',
  about: (a) => `Regeln: ${a.paragraph}`,
  none: { title: 'Noch keine Regeln', about: 'Dieses Spiel kann noch nicht gespielt werden.' },
};
