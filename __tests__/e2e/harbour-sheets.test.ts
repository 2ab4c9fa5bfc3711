import { seeEveryWalk } from '../support/every-walk';
import { harbourGames, walkHarbour } from '../support/harbour-walks';
import { walkAround } from '../support/walks';

const WALKS = {
  'every sheet': walkHarbour,
  'what is before and after a game': walkAround('harbour', 'over'),
} as const;

seeEveryWalk('Harbour', WALKS, harbourGames());
