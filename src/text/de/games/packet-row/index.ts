import type { Text } from '../../../text';
import { rounds } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const packetRow: Text['games']['packet-row'] = {
  name: 'Packet Row',
  place: 'New York, 1842',
  rounds,
  about: 'Fracht, Schiffe und Verträge sammeln, mit verdeckter Hand.',
  credits: 'Packet Row ist von Åse und Henrik Berg (White Goblin Games, 2013).',
  options: {
    firstHarbourMaster: {
      label: 'Zuerst Hafenmeister',
      about: 'Bestimmt in der ersten Runde, welche Bereiche gespielt werden, und nimmt zuletzt.',
    },
    ledger: {
      label: 'Kassenbuch',
      about: 'Offen genommene Karten lassen sich nachschlagen. Ohne muss man sie sich merken.',
    },
  },
  desk: {
    task: 'Außer der Reihe liefern oder einlösen, dann das Gerät zurückgeben.',
    about: (a) => `Das Gerät an ${a.name} geben, um außer der Reihe zu liefern oder einzulösen`,
  },
  forgets:
    'Dieser Tisch führt kein Buch: Solange die Partie läuft, lässt sich nur diese Runde noch einmal ansehen.',
  sources: { buildings: 'Stadtkarten', money: 'Geld', bankers: 'Bankiers' },
  keys: { places: 'Orte, der Reihe nach', hand: 'Deine Hand' },
  achievements,
  board,
  rules,
  lessons,
};
