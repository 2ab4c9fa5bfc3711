import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASHIER, FORWARDER, MANUFACTURER, type Role } from '@/games/rotterdam/cards/roles';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import { moneyIn } from './money';
import { toldAs } from './told';

const SAID_AT_ONCE = [
  ['forwarded', FORWARDER],
  ['cashed', CASHIER],
  ['built', MANUFACTURER],
] as const;

/** Who placed a worker in this turn, and where. */
export function roleIn(
  events: readonly GameEvent[],
): { readonly seat: Seat; readonly role: Role } | undefined {
  const [works] = toldAs(events, 'works');
  if (works !== undefined) return works;
  // These workers say at once what they do, and so does the log.
  for (const [key, role] of SAID_AT_ONCE) {
    const [said] = toldAs(events, key);
    if (said !== undefined) return { seat: said.seat, role };
  }
  return undefined;
}

const sumOf = (deals: readonly { readonly price: number }[]): number =>
  deals.reduce((sum, { price }) => sum + price, 0);

/** What came of a turn, in a few words each; nothing that only its owner may know has part in it. */
function deedsIn(events: readonly GameEvent[], language: Language): readonly string[] {
  const { deeds } = TEXTS[language].games.rotterdam.board.told;
  const words = rotterdamWords[language];
  const money = moneyIn(language);
  const count = (...keys: readonly Parameters<typeof toldAs>[1][]) =>
    keys.reduce((all, key) => all + toldAs(events, key).length, 0);
  const some = (number: number, said: (a: { count: number }) => string) =>
    number === 0 ? [] : [said({ count: number })];
  const listed = (names: readonly string[], said: (a: { names: string }) => string) =>
    names.length === 0 ? [] : [said({ names: words.list([...new Set(names)]) })];
  const paid = (key: 'boughtProduct' | 'soldProduct') => {
    const deals = toldAs(events, key);
    return deals.length === 0
      ? []
      : [
          deeds[key]({
            names: words.products([...new Set(deals.map(({ product }) => product))]),
            money: money(sumOf(deals)),
          }),
        ];
  };
  return [
    ...listed(
      toldAs(events, 'choseColour').map(({ colour }) => words.colour(colour)),
      deeds.colours,
    ),
    ...some(count('sailed'), deeds.sailed),
    ...some(count('placed', 'placedEmpty'), deeds.placed),
    ...some(count('tookCard', 'drewCard', 'drewUnseen'), deeds.cards),
    ...some(count('tookProduct', 'factoryGave', 'factoryWorked'), deeds.products),
    ...paid('boughtProduct'),
    ...paid('soldProduct'),
    ...toldAs(events, 'forwarded').map(({ order }) =>
      deeds.forwarded({ order: words.order(order), points: ORDER_POINTS[order] ?? 0 }),
    ),
    ...toldAs(events, 'cashed').map(({ amount }) => deeds.cashed({ money: money(amount) })),
    ...toldAs(events, 'built').map(({ harbour, price }) =>
      deeds.built({ harbour: words.harbour(harbour), money: money(price) }),
    ),
    ...listed(
      toldAs(events, 'playedCard').map(({ card }) => words.shipCard(card)),
      deeds.played,
    ),
  ];
}

interface Listener {
  readonly view: RotterdamView;
  readonly asked: Seat | undefined;
  readonly actor: Seat | undefined;
  readonly language: Language;
  name(seat: Seat): string;
}

/**
 * One sentence for a whole turn, so that a bot's turn is announced once. While it goes on it is told to whoever is asked
 * something in it. Undefined where this is no turn.
 */
export function turnSentence(events: readonly GameEvent[], listener: Listener): string | undefined {
  const worker = roleIn(events);
  if (worker === undefined) return undefined;
  const { view, asked, actor, language, name } = listener;
  const goesOn = view.phase !== 'over' && view.phase !== 'work' && view.turn === worker.seat;
  if (goesOn && (asked !== actor || worker.seat === actor)) return '';
  return TEXTS[language].games.rotterdam.board.told.turn({
    name: name(worker.seat),
    role: rotterdamWords[language].role(worker.role),
    deeds: deedsIn(events, language),
  });
}
