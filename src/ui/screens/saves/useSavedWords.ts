import type { SavedGame } from '@/match/store';
import { useGameWords } from '@/ui/gameWords';
import { useFormat, useText } from '@/ui/text';

interface SavedWords {
  /** What its people call it, or "Packet Row, round 7". */
  readonly heading: string;
  /** "David to decide · today, 20:14", after game and round where the heading does not tell them. */
  readonly status: string;
  readonly players: string;
  /** "Packet Row, round 7". */
  readonly moment: string;
  /** What a copy is called after. */
  readonly short: string;
}

/** A saved game in words: only what everybody at the table may know. */
export function useSavedWords(): (game: SavedGame) => SavedWords {
  const { saves } = useText();
  const format = useFormat();
  const gameWords = useGameWords();
  return ({ game, name, round, asked, over, updated, seats }) => {
    const { name: played, rounds } = gameWords(game);
    const when = format.moment(new Date(updated), new Date());
    const decides = asked === undefined ? undefined : seats[asked]?.name;
    const moment = over
      ? saves.overHeading({ game: played, rounds: rounds.after({ count: round }) })
      : saves.heading({ game: played, round: rounds.within({ round }) });
    const status =
      over || decides === undefined ? saves.over({ when }) : saves.asked({ name: decides, when });
    return {
      heading: name ?? moment,
      status: name === undefined ? status : `${moment} · ${status}`,
      players: format.list(seats.map((seat) => seat.name)),
      moment,
      short: name ?? played,
    };
  };
}
