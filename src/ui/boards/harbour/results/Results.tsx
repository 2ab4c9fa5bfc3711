import { UNITS_A_BONUS_POINT } from '@/games/harbour/cards/limits';
import { goodsLeft, SOURCES, standings, type Source } from '@/games/harbour/score';
import type { HarbourView } from '@/games/harbour/view';
import { useLanguage, useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { peopleAt } from '../../kit/people';
import { placingsOf, ResultsPage, seriesOf } from '../../kit/results';
import { factsOf } from '../model/facts';
import { SOURCE_LOOKS } from '../model/sources';
import { rowOf } from './row';
import { told } from './told';

const FACTS = 3;

/** Who owns the port, building by building. */
export function Results({ view, rounds, events, ...props }: ResultsProps<HarbourView>) {
  const language = useLanguage();
  const { board: words, sources: spoken, rounds: counted } = useText().games.harbour;
  const { results } = words;
  const { seats } = props;
  const series = seriesOf(rounds.map(standings));
  const names: Readonly<Record<Source, string>> = {
    ...results.sources,
    bonus: results.sources.bonus({ units: UNITS_A_BONUS_POINT }),
  };
  const scores = standings(view);
  const sources = SOURCES.filter((id) => id === 'buildings' || scores.some(({ parts }) => parts[id] > 0));
  return (
    <ResultsPage
      {...props}
      account={results.account({ turns: Math.ceil(view.turns / view.seats) })}
      // HB-31: by points, then bought buildings, then goods that are left.
      placings={placingsOf(scores, [
        { figure: (seat) => view.bought[seat] ?? 0, reason: results.moreBuildings },
        { figure: (seat) => goodsLeft(view, seat), reason: results.moreGoods },
      ])}
      sources={sources.map((id) => ({ id, ...SOURCE_LOOKS[id], name: names[id], spoken: spoken[id] }))}
      content={({ seat }) => rowOf(view, seat, language)}
      series={series}
      counted={counted}
      facts={factsOf(view, events, series)
        .slice(0, FACTS)
        .map((fact) => told(fact, view, peopleAt(seats), language))}
    />
  );
}
