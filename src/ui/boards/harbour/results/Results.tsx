import { goodsLeft, SOURCES, standings } from '@/games/harbour/score';
import type { HarbourView } from '@/games/harbour/view';
import { useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { placingsOf, ResultsPage, seriesOf } from '../../kit/results';
import { SOURCE_LOOKS } from '../model/sources';

/** Who owns the port, building by building. */
export function Results({ view, rounds, ...props }: ResultsProps<HarbourView>) {
  const { board, games } = useText();
  const { name: game, board: words, sources: spoken } = games.harbour;
  const { results } = words;
  return (
    <ResultsPage
      {...props}
      account={board.results.account({ game, rounds: Math.ceil(view.turns / view.seats) })}
      // HB-31: by points, then bought buildings, then goods.
      placings={placingsOf(standings(view), [
        { figure: (seat) => view.bought[seat] ?? 0, reason: results.moreBuildings },
        { figure: (seat) => goodsLeft(view, seat), reason: results.moreGoods },
      ])}
      sources={SOURCES.map((id) => ({ id, ...SOURCE_LOOKS[id], name: spoken[id], spoken: spoken[id] }))}
      content={() => ({})}
      series={seriesOf(rounds.map(standings))}
      facts={[]}
    />
  );
}
