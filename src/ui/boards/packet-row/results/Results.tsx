import type { Seat } from '@/engine/game';
import { DOLLARS_PER_POINT, SOURCES, standings, type Source } from '@/games/packet-row/score';
import type { PacketRowView } from '@/games/packet-row/view';
import { useLanguage, useText } from '@/ui/text';
import type { ResultsProps } from '../../board';
import { peopleAt } from '../../kit/people';
import { placingsOf, ResultsPage, seriesOf } from '../../kit/results';
import { factsOf } from '../model/facts';
import { moneyIn } from '../model/money';
import { SOURCE_LOOKS } from '../model/sources';
import { told } from './told';

const FACTS = 3;

/** Who won the harbour, by cards, money and bankers. */
export function Results({ view, rounds, events: _events, ...props }: ResultsProps<PacketRowView>) {
  const language = useLanguage();
  const { board, games } = useText();
  const { name: game, board: words, sources: spoken, rounds: counted } = games['packet-row'];
  const { results } = words;
  const money = moneyIn(language);
  const { seats } = props;
  const cash = (seat: Seat) => view.players[seat]?.money ?? 0;
  const series = seriesOf(rounds.map(standings));
  const names: Readonly<Record<Source, string>> = {
    buildings: results.buildings,
    money: results.money({ price: money(DOLLARS_PER_POINT) }),
    bankers: results.bankers,
  };
  return (
    <ResultsPage
      {...props}
      account={board.results.account({ game, rounds: view.round })}
      // PR-54: by points, then money.
      placings={placingsOf(standings(view), [{ figure: cash, reason: results.moreMoney }])}
      sources={SOURCES.map((id) => ({ id, ...SOURCE_LOOKS[id], name: names[id], spoken: spoken[id] }))}
      content={({ seat }) => ({ aside: results.cash({ money: money(cash(seat)) }) })}
      series={series}
      counted={counted}
      facts={factsOf(view, series)
        .slice(0, FACTS)
        .map((fact) => told(fact, peopleAt(seats), seats.length, language))}
    />
  );
}
