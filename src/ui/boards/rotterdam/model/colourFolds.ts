import type { Said } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { CAPTAIN_BONUS } from '@/games/rotterdam/cards/limits';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import type { Fold } from '../../board';
import { toldAs, toldIn } from './told';

const OF_A_COLOUR: readonly (string | undefined)[] = ['sailed', 'stayed', 'bonus'];

/** What the ships of one colour did, in one line: who chose it, how many sailed, who stayed, who paid. */
export function colourFolds(
  said: readonly Said[],
  name: (seat: Seat) => string,
  language: Language,
): readonly Fold[] {
  return said.flatMap((event, from) => {
    const chosen = toldIn(event);
    if (chosen?.key !== 'choseColour') return [];
    const ends = said.findIndex((one, at) => at > from && !OF_A_COLOUR.includes(toldIn(one)?.key));
    const ships = said.slice(from + 1, ends < 0 ? undefined : ends);
    if (ships.length === 0) return [];
    const words = rotterdamWords[language];
    return [
      {
        from,
        count: ships.length + 1,
        words: TEXTS[language].games.rotterdam.board.told.colour({
          name: name(chosen.args.seat),
          colour: words.colour(chosen.args.colour),
          sailed: toldAs(ships, 'sailed').length,
          stayed: toldAs(ships, 'stayed').map(({ at }) => words.position(at)),
          paid: paidBy(toldAs(ships, 'bonus')).map(([owner, amount]) => ({ name: name(owner), amount })),
        }),
      },
    ];
  });
}

/** What each owner paid to the captain, in the order of sailing. */
function paidBy(bonuses: readonly { readonly owner: Seat }[]): readonly (readonly [Seat, number])[] {
  const paid = new Map<Seat, number>();
  for (const { owner } of bonuses) paid.set(owner, (paid.get(owner) ?? 0) + CAPTAIN_BONUS);
  return [...paid];
}
