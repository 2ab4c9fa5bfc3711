import type { Text } from '../../../text';
import { rounds } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const rotterdam: Text['games']['rotterdam'] = {
  name: 'Rotterdam',
  place: 'Meister des Handels',
  // Orders decide when the game ends.
  rounds: {
    ...rounds,
    points: 'Auftragspunkte nach Runden',
    pointsSpoken: 'Punkte aus Aufträgen nach jeder Runde.',
  },
  about: 'Schiffe durch die Wasserwege lenken und Aufträge erfüllen.',
  credits: 'Rotterdam ist von Hans van Tol (The Game Master).',
  options: {
    firstHarbourMaster: {
      label: 'Zuerst Hafenmeister',
      about: 'Setzt das erste Schiff ein und in der ersten Runde die erste Arbeitskraft.',
    },
    fixedRounds: {
      label: 'Feste Rundenzahl',
      about: 'Das Spiel endet nach einer festen Zahl von Runden, nicht bei genug Punkten aus Aufträgen.',
    },
    bidding: {
      label: 'Bieten',
      about: 'Vor jeder Runde bietet ihr um den Turm des Hafenmeisters; er geht nicht einfach reihum.',
    },
  },
  sources: { orders: 'Aufträge', products: 'Produkte', shipCards: 'Schiffskarten' },
  keys: {
    places: 'Was auf dem Bord steht, der Reihe nach',
    orders: 'Aufträge',
    market: 'Preise',
    hand: 'Deine Hand',
  },
  achievements,
  board,
  rules,
  lessons,
};
