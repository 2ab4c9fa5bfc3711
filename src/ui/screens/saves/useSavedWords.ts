import type { SavedGame } from '@/match/store';
import { useGameName } from '@/ui/gameName';
import { useFormat, useText } from '@/ui/text';

interface SavedWords {
  /** "Packet Row, round 7". */
  readonly heading: string;
  /** "David to decide · today, 20:14". */
  readonly status: string;
  readonly players: string;
}

/** A saved game in words: only what everybody at the table may know. */
export function useSavedWords(): (game: SavedGame) => SavedWords {
  const { saves } = useText();
  const format = useFormat();
  const gameName = useGameName();
  return ({ game, round, asked, over, updated, seats }) => {
    const name = gameName(game);
    const when = format.moment(new Date(updated), new Date());
    const decides = asked === undefined ? undefined : seats[asked]?.name;
    return {
      heading: over ? saves.overHeading({ game: name, round }) : saves.heading({ game: name, round }),
      status: over || decides === undefined ? saves.over({ when }) : saves.asked({ name: decides, when }),
      players: format.list(seats.map((seat) => seat.name)),
    };
  };
}
