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
  paragraphs: { ...beginning, ...roles, ...cards },
};
