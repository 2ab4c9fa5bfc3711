import type { Text } from '../../../text';
import { turns } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const harbour: Text['games']['harbour'] = {
  name: 'Harbour',
  place: 'Möwengrund',
  rounds: turns,
  about: 'Von Haus zu Haus gehen, den Markt lenken, den Hafen kaufen.',
  credits: 'Harbour ist von Scott Almes.',
  options: {
    startingPlayer: {
      label: 'Wer beginnt',
      about: 'Ist als Erstes am Zug; die anderen folgen im Uhrzeigersinn.',
    },
    boards: {
      label: 'Tafeln',
      choices: {
        stages: {
          label: 'Landungsbrücken',
          about: 'Alle spielen die gleiche Tafel.',
        },
        characters: {
          label: 'Charaktere',
          about: 'Alle wählen einen von zwei Charakteren mit eigenem Startgebäude und eigener Fähigkeit.',
        },
      },
    },
    firstGame: {
      label: 'Erste Partie',
      about:
        'Drei Gebäude, mit denen es sich gut anfängt, liegen aus, und alle beginnen mit einer von jeder Ware.',
    },
    inlandTraders: {
      label: 'Binnenhändler',
      about: 'Bevor du verschiffst und kaufst, darfst du von jeder Ware eine zusammen verkaufen.',
    },
    bonusCards: {
      label: 'Bonuskarten',
      about: 'Alle bekommen verdeckt eine Ware, von der je zwei am Ende übrige einen Punkt bringen.',
    },
  },
  sources: { buildings: 'Gebäude', ability: 'Fähigkeit', bonus: 'Bonuskarte' },
  keys: { places: 'Auslage, dann die Viertel aller', hand: 'Deine eigene Tafel' },
  achievements,
  board,
  rules,
  lessons,
};
