import { screen } from '@testing-library/react-native';
import type { GameId } from '@/games';
import type { Language } from '@/engine/phrase';
import type { SavedGame } from '@/match/store';
import { Type } from '@/ui/components';
import { useSavedWords } from '@/ui/screens/saves/useSavedWords';
import { renderUi } from '../rendered';

const saved = (game: GameId, over: boolean): SavedGame => ({
  id: 'a',
  name: undefined,
  game,
  round: 9,
  asked: 0,
  over,
  updated: 0,
  hidesHands: !over,
  seats: [{ kind: 'human', name: 'Anna', house: 'ball' }],
});

const Heading = ({ game }: { game: SavedGame }) => (
  <Type variant="text">{useSavedWords()(game).heading}</Type>
);

it.each<[GameId, Language, boolean, string]>([
  ['packet-row', 'en', false, 'Packet Row, round 9'],
  ['harbour', 'en', false, 'Harbour, turn 9'],
  ['harbour', 'en', true, 'Harbour, finished after 9 turns'],
  ['harbour', 'de', false, 'Harbour, Zug 9'],
  ['harbour', 'de', true, 'Harbour, beendet nach 9 Zügen'],
])(
  'a saved game of %s in %s (over: %s) is called by what the game counts',
  (game, language, over, heading) => {
    renderUi(<Heading game={saved(game, over)} />, { language });
    expect(screen.getByText(heading)).toBeTruthy();
  },
);
