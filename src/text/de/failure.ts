import type { Text } from '../text';

export const failure: Text['failure'] = {
  title: 'Da ging etwas schief.',
  atTable: 'Dein Spiel ist bis zum letzten Zug gespeichert.',
  inApp: 'Deine Spiele sind bis zum letzten Zug gespeichert.',
  table: 'Tisch neu laden',
  screen: 'Noch einmal versuchen',
  app: 'App neu starten',
  home: 'Zum Start',
  export: 'Exportieren',
  exportOne:
    'Der Spielstand, wie er gespeichert ist, mit allen verdeckten Handkarten. Er lässt sich wieder importieren.',
  exportAll:
    'Alle Spielstände, wie sie gespeichert sind, je einer in einer Zeile, mit allen verdeckten Handkarten. Sie lassen sich wieder importieren, alle auf einmal.',
  copy: 'Bericht kopieren',
  about: 'Der Bericht nennt die Version und die Stelle, an der die App versagt hat, nichts aus einem Spiel.',
  copied: 'Der Bericht ist kopiert.',
  notCopied: 'Der Bericht ließ sich nicht kopieren.',
};
