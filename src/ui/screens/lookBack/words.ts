import type { Moment } from '@/ai';
import type { Replay } from '@/match/replay';
import { useGameWords } from '@/ui/gameWords';
import { useText } from '@/ui/text';

/** Where the game stands, as it is said of every line that leads through it. */
export function useMomentWords(replay: Replay, moment: number): string {
  const { replay: text } = useText();
  const { rounds } = useGameWords()(replay.table.game);
  const { last } = replay;
  if (last === 0) return text.none;
  const round = rounds.at({ round: replay.roundAt(moment) });
  return moment === 0 ? text.before({ round, last }) : text.at({ round, move: moment, last });
}

/** When something was decided, and by whom. */
export function useWhen({ table }: Pick<Replay, 'table'>): (moment: Moment) => string {
  const { advice } = useText();
  const { rounds } = useGameWords()(table.game);
  return ({ round, seat }) =>
    advice.when({ round: rounds.at({ round }), name: table.seats[seat]?.name ?? '' });
}
