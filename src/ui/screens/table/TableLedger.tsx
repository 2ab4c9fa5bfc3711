import { gameOf } from '@/games';
import type { MatchStatus } from '@/match/match';
import { eyesAt, sightOf } from '@/match/sight';
import { entryOf } from '@/ui/boards';
import { peopleAt } from '@/ui/boards/kit/people';
import { Standings } from '@/ui/boards/kit/results';
import { useGameWords } from '@/ui/gameWords';
import { useText } from '@/ui/text';
import { BesidePanel } from './BesideTable';

/**
 * Everybody's points by their sources, as whoever has the device may know them. Where players have to remember what the
 * others took, only the own points are told.
 */
export function TableLedger({ match }: { match: MatchStatus }) {
  const { results } = useText().board;
  const { table } = match;
  const game = gameOf(table.game);
  const words = useGameWords()(table.game);
  const looks = entryOf(table.game).sources;
  const { view, actor } = sightOf(match, eyesAt(match.stage));
  const scores = game.standings(view).filter(({ seat }) => !game.forgets?.(table.options) || seat === actor);
  if (scores.length === 0) return null;
  const sources = game.sources.flatMap((id) => {
    const look = looks[id];
    const spoken = words.sources[id];
    return look === undefined || spoken === undefined ? [] : [{ id, ...look, spoken, name: spoken }];
  });
  return (
    <BesidePanel title={results.points}>
      <Standings scores={scores} sources={sources} people={peopleAt(table.seats)} />
    </BesidePanel>
  );
}
