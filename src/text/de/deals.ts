import type { Text } from '../text';

export const deals: Text['deals'] = {
  fromCode: 'Mit einem Code',
  forOthers: 'Code für andere',
  leave: 'Ohne Code',
  title: 'Eine Partie mit Code',
  about:
    'Ein Code enthält Karten, Regeln und Plätze einer Partie. Zwei Tische, die mit demselben Code beginnen, spielen mit denselben Karten.',
  field: 'Code der Partie',
  placeholder: 'Zum Beispiel P184-HXWR-…',
  faults: {
    empty: 'Einen Code eingeben oder einfügen',
    mistyped:
      'In diesem Code ist ein Tippfehler: Seine Prüfzeichen passen nicht. Vergleiche Zeichen für Zeichen; I, L, O und U kommen in keinem Code vor.',
    unknownGame: 'Dieser Code gehört zu einem Spiel, das diese Version der App nicht kennt.',
    otherRules: (a) =>
      `Dieser Code gehört zu ${a.game} nach Regeln der Version ${a.version}. Diese App spielt Version ${a.here}: Die Karten wären nicht dieselben.`,
    impossible: (a) =>
      `Dieser Code verlangt einen Tisch von ${a.game}, den diese Version der App nicht decken kann.`,
  },
  setTable: 'Tisch vorbereiten',
  places: (a) => `${a.count} Plätze: ${a.kinds}`,
  option: (a) => `${a.label}: ${a.value}`,
  yes: 'ja',
  no: 'nein',
  place: (a) => `Platz ${a.number}`,
  fixed: (a) => `Die Partie ${a.code}`,
  fixedAbout: 'Karten, Zahl der Plätze und Regeln kommen mit dem Code. Wer wo sitzt, bestimmt ihr.',
  goesOn:
    'Diese Partie wird auf diesem Gerät gerade gespielt. Wer sie neu beginnt, sieht Karten, die dort noch verdeckt sind.',
  ofGame: 'Dieselben Karten für andere',
  ofGameAbout: 'Wer mit diesem Code ein Spiel beginnt, spielt mit denselben Karten, an jedem Tisch.',
  action: 'Code der Partie',
  none: 'Diese Partie hat keinen Code: Sie wurde mit einer früheren Version der App begonnen, in einer Lektion oder mitten aus einer anderen Partie.',
  spoken: (a) => `Code: ${a.letters}`,
  showQr: 'Als QR-Code zeigen',
  hideQr: 'QR-Code verbergen',
  qr: (a) => `QR-Code von ${a.address}`,
  message: (a) => `${a.game}, dieselben Karten für dich: ${a.code}\n${a.address}`,
};
