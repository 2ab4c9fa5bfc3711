import type { Text } from '../text';

export const table: Text['table'] = {
  title: 'Spieltisch',
  menu: 'Am Tisch',
  undoReasons: {
    nothing: 'es wurde noch nichts gespielt',
    notAllowed: 'an diesem Tisch ist es nicht vereinbart',
    sealed: 'jemand hat dadurch etwas Neues gesehen, oder der Zufall war beteiligt',
    othersMoved: 'der letzte Zug war nicht deiner, oder das Gerät ging seither weiter',
    beforeOpening: 'er wurde gemacht, bevor dieses Spiel geöffnet wurde',
  },
  botFailed: (a) => `${a.name} konnte sich nicht entscheiden. Lass den Bot noch einmal nachdenken.`,
  log: 'Verlauf',
  emptyLog: 'Noch ist nichts geschehen.',
  desk: (a) => `Schreibtisch von ${a.name}`,
  rules: 'Regeln',
  settings: 'Einstellungen',
  leave: 'Den Tisch verlassen',
  leaveAbout: 'Jeder Zug ist gespeichert. Vom Startbildschirm geht es weiter.',
  keys: 'Am Tisch: Pfeiltasten führen von Ort zu Ort, Enter drückt. C bestätigt, Escape verwirft, was du vorhast. Ziffern wählen, was auf einem Bord steht; O, P und N zeigen Aufträge, Preise und die Hand, wo ein Tisch sie hat.',
  cannotOpen: 'Dieses Spiel lässt sich nicht öffnen',
  home: 'Zum Start',
};
