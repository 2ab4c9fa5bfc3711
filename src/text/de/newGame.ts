import type { Text } from '../text';

export const newGame: Text['newGame'] = {
  title: (a) => `Neues Spiel: ${a.game}`,
  players: 'Mitspielende',
  person: (a) => `Person ${a.number}`,
  name: (a) => `Name an Platz ${a.number}`,
  who: (a) => `Wer an Platz ${a.number} spielt`,
  kinds: { human: 'Mensch', easy: 'Bot leicht', medium: 'Bot mittel', hard: 'Bot schwer' },
  houses: {
    ball: 'Ball auf Rot',
    star: 'Stern auf Gelb',
    saltire: 'Schrägkreuz auf Blau',
    diamond: 'Raute auf Grün',
    bars: 'Balken auf Violett',
  },
  flag: (a) => `Flagge von ${a.name}: ${a.house}. Ändern`,
  chooseFlag: (a) => `Eine Flagge für ${a.name}`,
  flagOf: (a) => `jetzt ${a.name}; ihr tauscht`,
  free: 'frei',
  earlier: (a) => `${a.name} sitzt einen Platz früher`,
  later: (a) => `${a.name} sitzt einen Platz später`,
  allPeople: 'Lauter Menschen',
  order: 'Gespielt wird im Uhrzeigersinn, von oben nach unten.',
  drawn: 'Ausgelost',
  agreed: 'Was am Tisch gilt',
  takeBack: {
    label: 'Zurücknehmen',
    about: 'Ein Zug darf zurückgenommen werden, solange niemand etwas Neues gesehen hat.',
  },
  manner: {
    label: 'Zurücknehmen',
    fairly: 'Fair',
    freely: 'Frei',
    about: {
      fairly: 'Bis ein Bot gezogen hat oder etwas Neues aufgedeckt wurde.',
      freely:
        'Bis zur eigenen letzten Entscheidung, was auch danach kam, immer wieder. Die Partie kommt nicht in die Bestenliste.',
    },
  },
  openHands: {
    label: 'Offene Hände',
    about: 'Alle dürfen alle Hände sehen; das Gerät geht ohne Vorhang weiter. Für Familien.',
  },
  start: 'Los geht’s',
  problems: {
    noHuman: 'Mindestens ein Mensch muss mitspielen',
    sameName: (a) => `Zwei heißen ${a.name}`,
  },
};
