import { seeEveryWalk } from '../support/every-walk';
import { rotterdamGames, walkRotterdam } from '../support/rotterdam-walks';
import { walkAround } from '../support/walks';

const WALKS = {
  'every sheet': walkRotterdam,
  'what is before and after a game': walkAround('rotterdam', 'over'),
} as const;

seeEveryWalk('Rotterdam', WALKS, rotterdamGames());
