import type { Text } from '../../../text';

export const harbour: Text['games']['harbour'] = {
  name: 'Harbour',
  place: 'Möwengrund',
  about: 'Von Haus zu Haus gehen, den Markt lenken, den Hafen kaufen.',
  credits: 'Harbour ist von Scott Almes.',
};
