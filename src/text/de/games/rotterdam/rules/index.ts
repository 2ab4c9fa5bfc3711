import type { rules as english } from '../../../../en/games/rotterdam/rules';
import type { Shape } from '../../../../shape';
import { beginning } from './beginning';
import { cards } from './cards';
import { roles } from './roles';

export const rules: Shape<typeof english> = {
  chapters: {
    idea: 'Die Idee',
    setUp: 'Aufbau',
    round: 'Eine Runde',
    market: 'Märkte',
    shipping: 'Schiffe und Fahrrinnen',
    making: 'Häfen und Fabriken',
    selling: 'Geschäfte, Aufträge, Geld',
    shipCards: 'Schiffskarten',
    end: 'Ende und Wertung',
    options: 'Optionen',
    hidden: 'Offen und verborgen',
  },
  pictures: {
    map: 'Die Karte: Von vier Starts unten führen Fahrrinnen in fünf Farben über drei Reihen von Feldern zu den Häfen Botlek, Vulkaan, Merwe und Eem',
    rawMarket:
      'Was die Einheiten eines Rohstoffs kosten, eine nach der anderen: Öl und Getreide 1 1 2 2 3 3 4, Obst und Container 2 2 3 4 5',
    productMarket:
      'Die Preise der acht Produkte: 3 bis 7 für niedrige, die bei 5 beginnen, 8 bis 12 für hohe, die bei 10 beginnen',
  },
  paragraphs: { ...beginning, ...roles, ...cards },
};
