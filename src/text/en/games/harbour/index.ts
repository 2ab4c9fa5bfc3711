import { turns } from '../../rounds';
import { achievements } from './achievements';
import { board } from './board';
import { lessons } from './lessons';
import { rules } from './rules';

export const harbour = {
  name: 'Harbour',
  place: 'Gullsbottom',
  rounds: turns,
  about: 'Walk from house to house, bend the market, buy the port.',
  credits: 'Harbour was designed by Scott Almes.',
  options: {
    startingPlayer: {
      label: 'Starting player',
      about: 'Has the first turn; the others follow clockwise.',
    },
    boards: {
      label: 'Player boards',
      choices: {
        stages: {
          label: 'Landing Stages',
          about: 'Everybody plays the same board.',
        },
        characters: {
          label: 'Characters',
          about: 'Everybody chooses one of two characters with a start building and an ability of their own.',
        },
      },
    },
    firstGame: {
      label: 'First game',
      about:
        'Three buildings that are good to begin with are on offer, and everybody starts with one of each good.',
    },
    inlandTraders: {
      label: 'Inland traders',
      about: 'Before you ship and buy, you may sell one of each good together.',
    },
    bonusCards: {
      label: 'Bonus cards',
      about:
        'Everybody is secretly dealt a good, of which every two units left at the end are worth a point.',
    },
  },
  sources: { buildings: 'buildings', ability: 'ability', bonus: 'bonus card' },
  keys: { places: 'On offer, then everybody’s quarter', hand: 'Your own board' },
  achievements,
  board,
  rules,
  lessons,
};
