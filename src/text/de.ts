import { advice } from './de/advice';
import { board } from './de/board';
import { curtain } from './de/curtain';
import { deals } from './de/deals';
import { failure } from './de/failure';
import { games } from './de/games';
import { learn } from './de/learn';
import { newGame } from './de/newGame';
import { privacy } from './de/privacy';
import { puzzles } from './de/puzzles';
import { records } from './de/records';
import { lookBack } from './de/lookBack';
import { replay } from './de/replay';
import { catalogue } from './de/catalogue';
import { rules } from './de/rules';
import { saves } from './de/saves';
import { table } from './de/table';
import { today } from './de/today';
import { webApp } from './de/webApp';
import type { Text } from './text';

export const de: Text = {
  app: {
    name: 'Harbourmaster',
  },
  common: {
    back: 'Zurück',
    close: 'Schließen',
    less: (a) => `${a.what}: weniger`,
    more: (a) => `${a.what}: mehr`,
    unavailable: (a) => `${a.what.replace(/\.$/u, '')}, nicht möglich: ${a.reason}`,
  },
  home: {
    motto: 'Drei Spiele der Handelshäfen',
    players: (a) => `${a.from}–${a.to}`,
    playersSpoken: (a) => `für ${a.from} bis ${a.to} Personen`,
    minutes: (a) => `${a.minutes} min`,
    minutesSpoken: (a) => `etwa ${a.minutes} Minuten`,
    newGame: 'Neues Spiel',
    newGameOf: (a) => `Neues Spiel: ${a.game}`,
    sameTable: 'Gleicher Tisch',
    continue: 'Weiter',
    savedGames: 'Gespeicherte Spiele',
    allSaved: (a) => `Alle ${a.count}`,
    rules: 'Regeln',
    records: 'Bestenliste',
    settings: 'Einstellungen',
  },
  newGame,
  deals,
  today,
  table,
  lookBack,
  replay,
  advice,
  curtain,
  saves,
  board,
  games,
  rules,
  catalogue,
  learn,
  puzzles,
  records,
  settings: {
    title: 'Einstellungen',
    language: { label: 'Sprache', device: 'Wie das Gerät', en: 'English', de: 'Deutsch' },
    theme: { label: 'Farben', system: 'Wie das Gerät', light: 'Tag', dark: 'Nacht' },
    motion: {
      label: 'Bewegung',
      full: 'Voll',
      brief: 'Knapp',
      off: 'Keine',
      about: {
        full: 'Karten wandern, Schiffe segeln, Geld zählt hoch.',
        brief: 'Neues wird eingeblendet; nichts wandert.',
        off: 'Alles ändert sich auf einen Schlag.',
      },
      systemReduces: 'Dein Gerät wünscht weniger Bewegung, darum bleibt sie knapp.',
    },
    cover: {
      label: 'Zwischen den Spielern',
      table: 'Tisch verdecken',
      hand: 'Hand verdecken',
      about: {
        table: 'Ein Vorhang fällt über den ganzen Tisch, bis die nächste Person ihn hebt.',
        hand: 'Der Tisch bleibt in Sicht; nur die Hand liegt verdeckt, bis ihr Besitzer sie aufdeckt. Der Vorhang fällt, wenn die App verlassen wird.',
      },
    },
    botPace: {
      label: 'Tempo der Bots',
      instant: 'Sofort',
      quick: 'Zügig',
      usual: 'Üblich',
      step: 'Zug um Zug',
      about: {
        instant: 'Bots ziehen, sobald sie sich entschieden haben.',
        quick: 'Bots halten vor jedem Zug kurz inne.',
        usual: 'Bots halten vor jedem Zug inne, damit man folgen kann.',
        step: 'Jeder Zug eines Bots wartet auf dein Tippen.',
      },
    },
    sound: {
      label: 'Ton',
      off: 'Aus',
      quiet: 'Leise',
      medium: 'Mittel',
      loud: 'Laut',
      about: 'Karten, Münzen und die Schiffsglocke. Alles, was du hörst, siehst und liest du auch.',
    },
    haptics: { label: 'Vibration', about: 'Ein leichter Impuls beim Wählen, Nehmen und Liefern.' },
    shortcuts: {
      label: 'Tastenkürzel',
      about: 'Einzelne Tasten tun am Tisch, was im Menü neben ihnen steht.',
    },
    version: {
      label: 'Version',
      app: (a) => `${a.name} ${a.version}`,
      rules: (a) => `Regeln von ${a.game}: Version ${a.version}`,
      about: 'Ein gespeichertes Spiel lässt sich weiterspielen, wo seine Regeln dieselbe Version haben.',
    },
  },
  privacy,
  webApp,
  failure,
  nowhere: {
    title: 'Unter dieser Adresse ist nichts',
    about: (a) =>
      `Vielleicht ist sie vertippt, oder sie führt zu etwas, das diese Version der App nicht hat. Spielen lassen sich hier ${a.games}.`,
  },
  credits: {
    title: 'Mitwirkende',
    about:
      'Wessen Spiele, Zeichnungen, Schriften und Programme in der App stecken, und unter welchen Lizenzen.',
    games: {
      label: 'Die Spiele',
      independence:
        'Diese App setzt deren Regeln unabhängig um, mit eigenen Texten, Zahlen und Bildern. Sie steht in keiner Verbindung zu diesen Personen oder Verlagen.',
    },
    icons: {
      label: 'Symbole',
      from: (a) => `Symbole von ${a.authors}, aus game-icons.net.`,
      licence: 'Lizenz: Creative Commons Namensnennung 3.0 (CC BY 3.0). Hier eingefärbt und umrandet.',
    },
    fonts: {
      label: 'Schriften',
      abril: 'Abril Fatface von TypeTogether',
      garamond: 'EB Garamond von Georg Duffner und Octavio Pardo',
      archivo: 'Archivo Narrow von Omnibus-Type',
      licence: 'Lizenz: SIL Open Font License 1.1 (OFL).',
    },
    sounds: {
      label: 'Klänge',
      made: 'Die Klänge wurden für dieses Projekt von einem eigenen Skript erzeugt; nichts wurde aufgenommen.',
    },
    software: {
      label: 'Software',
      about: 'Diese App steht auf der Arbeit vieler Menschen, die alle daran teilhaben lassen.',
      show: 'Alle Lizenzen zeigen',
      one: (a) => `${a.name} ${a.version}, ${a.licence}`,
      wording: (a) => `Wortlaut ${a.numbers}`,
    },
  },
};
