import type { Language } from '@/engine/phrase';
import type { Seat } from '@/engine/game';
import { buildingId, type Building } from '@/games/harbour/cards/buildings';
import { goodName } from '@/games/harbour/cards/goods';
import { harbourWords } from '@/games/harbour/phrases';
import { speaker } from '@/games/harbour/phrases/speaker';
import { isOver } from '@/games/harbour/state';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import { nameOf } from './faces';
import { moneyIn } from './money';
import { turnTold, type TurnTold } from './news';
import { gainsOf, toldAs } from './told';
import type { GameEvent } from '@/engine/events';

/** A turn of somebody else since the viewer's own. */
export interface TurnSince extends Pick<TurnTold, 'seat' | 'place'> {
  /** «Lighthouse, +1 fish» */
  readonly words: string;
}

const wordsIn = (language: Language) => TEXTS[language].games.harbour.board.told;
const buildingIn = (language: Language) => (building: Building) =>
  harbourWords[language].buildings[buildingId(building)];

function shortWords({ place, gained, bought }: TurnTold, view: HarbourView, language: Language): string {
  const words = wordsIn(language);
  const [first, second] = bought.map(({ building }) => buildingIn(language)(building));
  if (first !== undefined) return words.boughtShort({ building: first, second });
  const at = nameOf(view, place, language);
  const kinds = gained.flatMap((units, good) => (units > 0 ? [good] : []));
  const units = gained.reduce((all, some) => all + some, 0);
  const [only, ...others] = kinds;
  if (only === undefined) return at;
  const good = others.length > 0 ? words.goods : harbourWords[language].goods[goodName(only)];
  return words.gainedShort({ place: at, units, good });
}

/** The turns of others among these, the latest last. */
export function turnsSince(
  turns: readonly (readonly GameEvent[])[],
  view: HarbourView,
  own: Seat | undefined,
  language: Language,
): readonly TurnSince[] {
  return turns.flatMap((events) => {
    const told = turnTold(events);
    if (told === undefined || told.seat === own) return [];
    return [{ seat: told.seat, place: told.place, words: shortWords(told, view, language) }];
  });
}

interface Listener {
  readonly view: HarbourView;
  readonly asked: Seat | undefined;
  readonly actor: Seat | undefined;
  readonly language: Language;
  name(seat: Seat): string;
}

/**
 * One sentence for the whole turn, once it is over: so a bot's turn is announced once. While it goes on it is told to
 * whoever is asked something in it. Undefined where this is no turn.
 */
export function turnSentence(events: readonly GameEvent[], listener: Listener): string | undefined {
  const told = turnTold(events);
  if (told === undefined) return stockSentence(events, listener);
  const { view, asked, actor, language, name } = listener;
  const goesOn = !isOver(view) && view.active === told.seat;
  if (goesOn && (asked !== actor || told.seat === actor)) return '';
  const words = wordsIn(language);
  const building = buildingIn(language);
  const deeds = [
    ...(told.gained.some((units) => units > 0)
      ? [words.gained({ goods: speaker(harbourWords[language]).goods(told.gained) })]
      : []),
    ...(told.market ? [words.market] : []),
    ...told.bought.map(({ building: one, price }) =>
      words.bought({ building: building(one), money: moneyIn(language)(price) }),
    ),
  ];
  return words.turn({ name: name(told.seat), place: nameOf(view, told.place, language), deeds });
}

/** The first stock, which is chosen unit by unit, in one sentence too. */
function stockSentence(
  events: readonly GameEvent[],
  { language, name }: Pick<Listener, 'language' | 'name'>,
): string | undefined {
  const [first] = toldAs(events, 'gifted');
  if (first?.reason !== 'stock') return undefined;
  const goods = speaker(harbourWords[language]).goods(gainsOf(events, first.seat));
  return wordsIn(language).begins({ name: name(first.seat), goods });
}
