import type { Text } from '../../../../text';
import { beginning } from './beginning';
import { buildings } from './buildings';
import { buying } from './buying';
import { characters } from './characters';
import { turn } from './turn';

export const rules: Text['games']['harbour']['rules'] = {
  chapters: {
    idea: 'Die Idee',
    setUp: 'Aufbau',
    turn: 'Ein Zug',
    fees: 'Gebühren',
    gain: 'Gebäude, die Waren geben',
    exchange: 'Gebäude, die Waren tauschen',
    market: 'Gebäude, die den Markt verbiegen',
    buy: 'Gebäude, in denen man kauft',
    purchase: 'Verschiffen und kaufen',
    end: 'Ende und Wertung',
    options: 'Optionen',
    characters: 'Charaktere',
    hidden: 'Offen und verborgen',
  },
  pictures: {
    market: 'Der Markt: Fisch auf Feld 2, Vieh auf 3, Stein auf 4, Holz auf 5',
    symbols: 'Die vier Symbole: Münze, Anker, Zylinder, Lagerhaus',
  },
  paragraphs: { ...beginning, ...turn, ...buildings, ...buying, ...characters },
};
