import { GAME_IDS } from '@/games';
import { seeEveryWalk } from '../support/every-walk';
import { walkPuzzle } from '../support/puzzle-walks';

jest.setTimeout(600_000);

/** Quiet: the page stays as it is while it is looked at. */
const stored = { 'harbourmaster/settings': JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' }) };

for (const game of GAME_IDS) seeEveryWalk('Puzzles', { [game]: walkPuzzle(game) }, stored);
