import { POINTS_TO_END } from '@/games/rotterdam/cards/limits';
import { SOURCES, standings } from '@/games/rotterdam/score';
import type { RotterdamView } from '@/games/rotterdam/view';
import { useLanguage, useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { peopleAt } from '../../kit/people';
import { placingsOf, ResultsPage, type Series } from '../../kit/results';
import { factsOf } from '../model/facts';
import { SOURCE_LOOKS } from '../model/sources';
import { rowOf } from './row';
import { told } from './told';

const FACTS = 3;

/** Orders decide when the game ends, so the chart shows their points alone. */
const orderSeries = (rounds: readonly RotterdamView[]): readonly Series[] =>
  (rounds[0]?.players ?? []).map((_, seat) => ({
    seat,
    points: rounds.map(({ players }) => players[seat]?.orderPoints ?? 0),
  }));

/** Who masters the trade, order by order. */
export function Results({ view, rounds, events, ...props }: ResultsProps<RotterdamView>) {
  const language = useLanguage();
  const { board: words, sources: spoken, rounds: counted } = useText().games.rotterdam;
  const { results } = words;
  const series = orderSeries(rounds);
  return (
    <ResultsPage
      {...props}
      account={results.account({ rounds: view.round })}
      headline={{ wins: (name) => results.wins({ name }), share: (names) => results.share({ names }) }}
      // RT-41: by points, then order points, then money.
      placings={placingsOf(standings(view), [
        { figure: (seat) => view.players[seat]?.orderPoints ?? 0, reason: results.moreOrderPoints },
        { figure: (seat) => view.players[seat]?.money ?? 0, reason: results.moreMoney },
      ])}
      sources={SOURCES.map((id) => ({
        id,
        ...SOURCE_LOOKS[id],
        name: results.sources[id],
        spoken: spoken[id],
      }))}
      content={({ seat }) => rowOf(view, seat, language)}
      series={series}
      counted={counted}
      {...(!view.fixedRounds && {
        mark: { at: POINTS_TO_END, label: results.lastRound({ points: POINTS_TO_END }) },
      })}
      facts={factsOf(view, events, series)
        .slice(0, FACTS)
        .map((fact) => told(fact, peopleAt(props.seats), language))}
    />
  );
}
