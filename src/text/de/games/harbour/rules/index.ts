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
  paragraphs: { ...beginning, ...turn, ...buildings, ...buying, ...characters },
};
