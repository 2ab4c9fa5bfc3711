import { SOURCES, standings } from '@/games/rotterdam/score';
import type { RotterdamView } from '@/games/rotterdam/view';
import { useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { placingsOf, ResultsPage, seriesOf } from '../../kit/results';
import { SOURCE_LOOKS } from '../model/sources';

/** Who is the master of trade, order by order. */
export function Results({ view, rounds, ...props }: ResultsProps<RotterdamView>) {
  const { board, games } = useText();
  const { name: game, sources: spoken, rounds: counted } = games.rotterdam;
  return (
    <ResultsPage
      {...props}
      account={board.results.account({ game, rounds: view.round })}
      placings={placingsOf(standings(view), [])}
      sources={SOURCES.map((id) => ({ id, ...SOURCE_LOOKS[id], name: spoken[id], spoken: spoken[id] }))}
      content={() => ({})}
      series={seriesOf(rounds.map(standings))}
      counted={counted}
      facts={[]}
    />
  );
}
