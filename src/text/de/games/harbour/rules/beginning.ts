import type { beginning as english } from '../../../../en/games/harbour/rules/beginning';
import type { Shape } from '../../../../shape';

export const beginning: Shape<typeof english> = {
  goal: {
    title: 'Worum es geht',
    text: [
      'Zwei bis vier Unternehmer aus dem Hafen von Gullsbottom ziehen mit ihren Figuren von Gebäude zu Gebäude. Gebäude geben Waren, tauschen sie, verbiegen den Markt, oder du verschiffst dort Waren und kaufst für das Geld selbst Gebäude.',
      'Wer das vierte Gebäude kauft, läutet das Ende ein. Gebäude sind Punkte wert, und die meisten Punkte gewinnen.',
    ],
  },
  goods: {
    title: 'Vier Waren',
    text: [
      'Gehandelt wird mit Fisch, Vieh, Stein und Holz. Alle Vorräte liegen offen. Von jeder Ware hast du höchstens sechs; was nicht mehr hineinpasst, verfällt.',
    ],
    example: 'Vier Fisch und zwei dazu sind sechs. Fünf Fisch und zwei dazu sind auch sechs: Einer verfällt.',
  },
  symbols: {
    title: 'Vier Symbole',
    text: [
      'Gebäude tragen Symbole, die ihren Besitzern nützen. Jede Münze ist bei jedem Kauf einen Dollar wert. Anker machen manche Gebäude ergiebiger. Ein Zylinder befreit dich von allen Gebühren. Ein Lagerhaus behält eine Einheit von dem, was du verschiffst.',
      'Das Symbol deines Startgebäudes zählt mit.',
    ],
    example: 'Mit zwei eigenen Münzen kaufst du für 7 $ aus verschifften Waren ein Gebäude für 9 $.',
  },

  market: {
    title: 'Der Markt',
    text: [
      'Der Markt hat vier Felder, von links nach rechts 2, 3, 4 und 5. Auf jedem liegt die Marke einer Ware, zu Beginn zufällig. Ein Feld sagt, wie viele Einheiten du zum Verschiffen brauchst und wie viele Dollar du dafür bekommst.',
    ],
  },
  display: {
    title: 'Gebäude in der Auslage',
    text: [
      'Es gibt 36 Gebäude. Drei mehr, als Leute mitspielen, liegen in der Auslage, die übrigen sind der Stapel. Kann man in drei oder mehr der ausliegenden Gebäude kaufen, werden sie eingemischt und neu ausgelegt. Startgebäude zählen dabei nie mit.',
    ],
  },
  boards: {
    title: 'Die Tafeln',
    text: [
      'Entweder spielen alle die Landungsbrücken oder alle einen Charakter. Dann bekommt jeder zwei Tafeln und behält nach einem Blick auf die Auslage eine davon. Was du wählst, bleibt geheim, bis alle gewählt haben; die andere Tafel geht ungesehen zurück.',
    ],
  },
  'first-stock': {
    title: 'Der Anfangsvorrat',
    text: [
      'Der Reihe nach, von der Startperson an, wählen alle offen drei Waren in beliebiger Mischung.',
      'Das kommt zuletzt. Vorher werden die Gebäude ausgelegt, die Tafeln ausgeteilt, geheim gewählt und zusammen gezeigt, und die Edelfrau sieht sich den Stapel an.',
    ],
  },
  'first-game': {
    title: 'Die erste Partie',
    text: [
      'In einer ersten Partie liegen Leuchtturm, Kanalschleuse und Schiffbauergilde aus und für jede Person ein zufälliges Gebäude. Alle spielen die Landungsbrücken und beginnen mit einer Einheit von jeder Ware.',
      'Kann man in drei oder mehr dieser Gebäude kaufen, werden nur die zufälligen neu ausgelegt.',
    ],
  },
  'starting-player': {
    title: 'Wer beginnt',
    text: [
      'Wer beginnt, wird ausgelost, wenn der Tisch sich nicht auf jemanden geeinigt hat. Gespielt wird im Uhrzeigersinn.',
    ],
  },
};
