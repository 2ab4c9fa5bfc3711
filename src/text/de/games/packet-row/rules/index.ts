import type { Text } from '../../../../text';
import { beginning } from './beginning';
import { deliveries } from './deliveries';
import { round } from './round';

export const rules: Text['games']['packet-row']['rules'] = {
  chapters: {
    idea: 'Die Idee',
    cards: 'Die Karten',
    setUp: 'Aufbau',
    round: 'Eine Runde',
    between: 'Zwischen den Runden',
    anyTime: 'Jederzeit',
    end: 'Ende und Wertung',
    hidden: 'Offen und verborgen',
  },
  paragraphs: { ...beginning, ...round, ...deliveries },
};
