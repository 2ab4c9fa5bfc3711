import type { Text } from '../../../text';

export const rotterdam: Text['games']['rotterdam'] = {
  name: 'Rotterdam',
  place: 'Meister des Handels',
  about: 'Schiffe durch die Wasserwege lenken und Aufträge erfüllen.',
  credits: 'Rotterdam ist von Hans van Tol (The Game Master).',
};
